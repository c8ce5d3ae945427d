export const attachmentReplies = {
  pdfUnreadable: 'This PDF is damaged or needs a password',
  format: 'Please choose JPG, PNG, WebP or PDF files',
  noFilesHere: 'This field does not accept files',
  missing: 'Please choose a file to share',
} as const
