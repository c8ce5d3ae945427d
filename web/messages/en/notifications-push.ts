export const notificationsPush = {
  title: 'Notifications on this device',
  words:
    'Get notifications even when ⟦brand⟧ is closed. They never show what was written, and they stop when you log out.',
  on: 'On for this browser.',
  off: 'Off for this browser.',
  blocked:
    'Notifications from ⟦brand⟧ are blocked in this browser. Press the icon beside the web address at the top and allow them, then reload this page.',
  unsupported:
    'This browser cannot show notifications here. On an iPhone or iPad, add ⟦brand⟧ to the home screen first.',
  turnOn: 'Turn on for this device',
  turnOff: 'Turn off for this device',
}
