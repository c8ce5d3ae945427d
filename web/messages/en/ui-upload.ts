/** Form texts while a file is sent in parts. */
export const uiUpload = {
  tooLarge: 'This file is larger than {size}',
  megabytes: '{count, number} MB',
  gigabytes: '{count, number} GB',
  sending: '{name}: {percent, number}%',
  paused: '{name}: {percent, number}%, paused',
  checking: 'Checking {name}',
  progress: 'Upload',
  pause: 'Pause',
  goOn: 'Continue',
  cancel: 'Cancel',
} as const
