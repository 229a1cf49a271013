// iOS 18. Pixels of https://github.com/ExperiBass/scriptable-no-background/blob/ee2a4d755b22a4bf4fbcee0f9ecf0ac5ee10673a/no-background.js
const widgets = {
  "2868": {
      "small": { "w": 0, "h": 0 },
      "left": 0
  },
  "2796": {
    "small": { "w": 510, "h": 510 },
    "medium": { "w": 1092, "h": 510 },
    "large": { "w": 1092, "h": 1146 },
    "left": 0
  },
  "2556": {
    "small": {
        "small": { "w": 474, "h": 474 },
        "medium": { "w": 1014, "h": 474 },
        "large": { "w": 1014, "h": 1062 },
        "left": 81
    },
    "large": {
        "small": { "w": 495, "h": 495 },
        "medium": { "w": 1047, "h": 495 },
        "large": { "w": 1047, "h": 1047 },
        "left": 66
    }
  }
}
