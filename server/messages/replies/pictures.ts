export const pictureReplies = {
  format: 'Please choose a picture in JPG, PNG or WebP format',
  tooSmall: 'Please choose a picture of at least 512 by 512 pixels',
  damaged: 'This picture is damaged',
} as const
