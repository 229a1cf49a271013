// What browsers have and TypeScript 4.8, which Debian packs, does not know.
interface Array<T> {
  toSorted(compare?: (a: T, b: T) => number): T[];
  toSpliced(start: number, count?: number, ...items: T[]): T[];
}

interface MapConstructor {
  groupBy(items: Iterable<any>, key: (item: any, index: number) => any): Map<any, any[]>;
}

// Neither a selector nor an event says which kind of element it finds.
interface ParentNode {
  querySelector(selectors: string): any;
  querySelectorAll(selectors: string): NodeListOf<any>;
}

interface Element {
  focus(options?: FocusOptions): void;
}

interface EventTarget {
  closest(selectors: string): any;
}
