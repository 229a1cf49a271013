// Numbers of https://github.com/kaiser-jan/scriptable-untis/blob/7e97fd553e80fb01315ef83449e574027273cc76/src/utils/scriptable/widgetSize.ts
const widgets = new Map([
  ['430x932', { small: new Size(170, 170), medium: new Size(364, 170), large: new Size(364, 382) }],
  ['414x736', { small: new Size(159, 159), medium: new Size(348, 157), large: new Size(348, 357) }],
  ['402x874', { small: new Size(158, 158), medium: new Size(338, 158), large: new Size(338, 354) }],
  [
    '820x1180',
    {
      small: new Size(155, 155),
      medium: new Size(342, 155),
      large: new Size(342, 342),
      extraLarge: new Size(715.5, 342),
    },
  ],
])
