/** Camera and microphone that do not work: what is the matter, and what to do. */
export const roomsDevices = {
  both: {
    refused: 'Camera and microphone are blocked for this page.',
    dismissed: 'Your browser still waits for you to allow camera and microphone.',
    system: 'Your device does not let this browser use camera and microphone.',
    missing: 'No camera and no microphone were found.',
    busy: 'Camera and microphone are in use by another program.',
    unsupported: 'This browser cannot use camera and microphone here.',
    failed: 'Camera and microphone could not be started.',
  },
  camera: {
    refused: 'The camera is blocked for this page.',
    dismissed: 'Your browser still waits for you to allow the camera.',
    system: 'Your device does not let this browser use the camera.',
    missing: 'No camera was found.',
    busy: 'The camera is in use by another program.',
    unsupported: 'This browser cannot use a camera here.',
    failed: 'The camera could not be started.',
  },
  microphone: {
    refused: 'The microphone is blocked for this page.',
    dismissed: 'Your browser still waits for you to allow the microphone.',
    system: 'Your device does not let this browser use the microphone.',
    missing: 'No microphone was found.',
    busy: 'The microphone is in use by another program.',
    unsupported: 'This browser cannot use a microphone here.',
    failed: 'The microphone could not be started.',
  },
  advice: {
    refused: {
      chrome:
        'Select the icon at the left of the web address, switch camera and microphone on, then try again here.',
      chromePhone:
        'Tap the icon at the left of the web address, then Permissions, and allow both. Then try again here.',
      safari:
        'In the menu bar, choose Safari, then Settings for this website, and allow both. Then try again here.',
      safariPhone:
        'Tap the icon beside the web address, then the three dots, Website settings, and allow both. Then try again here.',
      firefox:
        'Select the crossed-out camera or microphone beside the web address, remove the block, then try again here.',
    },
    system: {
      windows:
        'Open Settings, Privacy and security, then Camera and Microphone, and switch on access for desktop apps. Then try again here.',
      mac: 'Open System Settings, Privacy and Security, then Camera and Microphone, and switch your browser on. Then try again here.',
      android:
        'Open the phone’s Settings, Apps, your browser, Permissions, and allow camera and microphone. Then try again here.',
      ios: 'Open the Settings app, choose your browser, and switch Camera and Microphone on. Then try again here.',
      other:
        'Allow camera and microphone for your browser in the settings of your device. Then try again here.',
    },
    dismissed: 'Try again, and choose Allow when your browser asks.',
    missing: 'Connect one and try again, or go on without.',
    busy: 'Close the other program or the other window, then try again.',
    unsupported: 'Open this page in a current Chrome, Safari, Firefox or Edge.',
    failed: 'Reload the page. If it still fails, restart your phone or computer.',
  },
  blur: 'Blur my background',
  noise: {
    switch: 'Reduce background noise',
    hint: 'Turn it off for singing bowls, drums or music, so that they are heard as they sound.',
  },
  again: 'Try again',
  close: 'Close notice',
}
