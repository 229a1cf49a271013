// Pixels of https://github.com/yaylinda/scriptable/blob/1feb3a3bb317a08293be3287fefcb0e1bcbf194e/GenerateTransparentBackground.js
const widgets = {
  "2532": {
    small:  474,
    medium: 1014,
    large:  1062,
    left:  78,
    top:    231
  },
  "2208": {
    small:  471,
    medium: 1044,
    large:  1071,
    left:  99,
    top:    114
  }
}
