/// One number as one source states it, whichever system it speaks of.
///
/// There is no value of this type: it is what the keys of claims point to, so that an answer can
/// name its claims without knowing their system. The claims of Today extensions have the first
/// keys, in the order of their table; those of WidgetKit follow.
public enum Claim {}
