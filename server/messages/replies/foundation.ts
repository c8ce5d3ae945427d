export const choiceReplies = {
  notInList: 'Please choose from the list',
  unknownZone: 'This time zone does not exist',
} as const

/** To healers, whose words of their own are public at once. */
export const claimReplies = {
  changeWords:
    'The law limits what these words claim: a cure, a certain result or pressure to buy. Please change them, or ask the practice to allow them',
} as const

export const mediaReplies = {
  uploadAgain: 'Please upload this file again',
  usedElsewhere: 'This file is already used elsewhere. Please upload it again',
  notComplete: 'This upload is not complete yet',
  empty: 'This file is empty',
  filmCutOff: 'This film is damaged: its end is missing. Please upload the whole file again',
  nothingToPlay: 'This file is damaged: nothing in it can be played',
  unplayable: 'This file is damaged: it cannot be played',
  pdfLocked: 'This PDF asks for a password: please save it without one',
  pdfDamaged: 'This PDF is damaged',
  epubTooLarge: 'This EPUB unpacks to more than a book needs',
  notEpub: 'This file is not an EPUB, or it is damaged',
  epubEmpty: 'This EPUB has no words and no pictures',
  epubLocked: 'This EPUB is locked by a copy protection (DRM): please upload one without',
  epubPackage: 'This EPUB is damaged: its package cannot be read',
  epubPackageTooLarge: 'The package of this EPUB is too large',
  storageAway:
    'Files cannot be reached at the moment. Nothing was changed. Please try again in a few minutes',
} as const

export const attachmentReplies = {
  pdfUnreadable: 'This PDF is damaged or needs a password',
  format: 'Please choose JPG, PNG, WebP or PDF files',
  noFilesHere: 'This field does not accept files',
  missing: 'Please choose a file to share',
} as const

export const pictureReplies = {
  format: 'Please choose a picture in JPG, PNG or WebP format',
  tooSmall: 'Please choose a picture of at least 512 by 512 pixels',
  damaged: 'This picture is damaged',
} as const

export const notificationReplies = {
  unknownPushService: 'This is not the address of a known push service',
} as const
