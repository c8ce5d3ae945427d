export const uiAttachments = {
  label: 'Attachments',
  hint: 'Up to {max, number} files, up to {megabytes, number} MB each. JPG, PNG, WebP or PDF. Location data is removed from pictures.',
  choose: 'Choose files',
  more: 'Add files',
  remove: 'Remove {name}',
  tooMany: 'You can attach up to {max, number} files at a time.',
  tooLarge: '{name} is larger than {megabytes, number} MB.',
  wrongKind: '{name} is not a JPG, PNG, WebP or PDF file.',
  size: '{kilobytes, number} KB',
} as const
