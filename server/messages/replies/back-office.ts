// Replies for colleagues only, therefore in English.
export const backOfficeReplies = {
  captionsWithoutMedia: 'Only a video or an audio lesson can have captions',
  lessonsWithoutFile: (titles: readonly string[]) =>
    `Please upload the file of ${titles.length === 1 ? 'this lesson' : 'these lessons'} first: ${titles.map((title) => `“${title}”`).join(', ')}`,
  notBuilt: 'The back office is not available. Please contact the technical team',
  versionTooOld: 'This version is too old to restore: the form has changed since',
  bracketsLeft: 'Please write your own words where square brackets stand',
  companyMissing: (mark: string) => `The settings do not say what stands for ${mark} yet`,
  noSuchPage: 'Please enter a page of this site, or https:// at one of the allowed domains of the settings',
  cameWithSite: 'This question came with the site. Please archive it instead',
  listFull: 'This list is full. Please delete an entry first',
  eventInPast: 'This event starts in the past. Please ask the healer for a new date',
  chosenNameMissing: 'Please enter the chosen name',
  chosenNameNotHere: 'Leave the chosen name empty: only success stories have one',
  pictureGone: 'A picture is not there any more. Please upload it again',
  pictureUndescribed: 'Please describe each picture for those who cannot see it',
  timeNotFuture: 'Please choose a time in the future',
  stepsOfFive: 'Please enter a multiple of 5 minutes',
  wholeRupees: 'Please enter whole rupees',
  originMissing: 'Please enter at least one site',
  originWrong: (origin: string) => `${origin} is no site such as https://clinic.example`,
  serviceOfAnother: 'This service belongs to another healer',
  required: 'This field is required',
  checkedMissing: 'Please enter the register, or choose what you checked instead',
} as const

/** About advertising claims. */
export const officeClaimReplies = {
  marked: ({ quote, title, source }: { quote: string; title: string; source: string }) =>
    `“${quote}”: ${title} (${source}). Change the words, or keep them with a reason`,
  undecided: (count: number) =>
    count === 1
      ? 'One sentence makes a claim that a law limits. Change it, or keep it with a reason'
      : `${count} sentences make claims that a law limits. Change them, or keep them with a reason`,
  notMarked: 'No rule marks this sentence',
} as const

/** About money that is taken at the desk. */
export const deskPaymentReplies = {
  moreThanLeft: 'This is more than what is left to pay',
  leaveOneRupee: 'Please leave at least ₹1 to pay, or take the full amount',
  heldShortly: 'This is held for a few minutes only. Please take the full amount',
  tooMuchCash: 'One person can pay less than ₹2,00,000 in cash in a day',
  wholeRupees: 'Cash is taken in whole rupees',
  needsReference: 'Please enter the reference of the payment',
  refundInstead: 'This order is paid. Please refund it instead',
} as const

/** About payment links. */
export const paymentLinkReplies = {
  noEmail: 'This client has no e-mail address here',
  noMobile: 'This client has no mobile number here',
} as const

/** About tills. */
export const tillReplies = {
  noneOpen: 'Please open a till first',
  isOpen: 'This till is open, or its count is not confirmed yet',
  otherOpen: 'Please close your other till first',
  needsReason: 'Please say why the cash differs',
  notThatMuch: 'There is not that much cash in the till',
  isCounted: 'The till is closed. Please refund the payment instead',
} as const

export const staffReplies = {
  healerAlready: 'This person is a healer here already',
  rolesTooNew:
    'One of you got a staff role from the other, or both of you from the same colleague, within the last 7 days. Someone else must approve this',
} as const

/** To the administrator who sends a picture of the brand. */
export const brandPictureReplies = {
  damaged: 'This file cannot be drawn. Please export it again, as a plain SVG or as a PNG',
  notUtf8: 'This SVG is not in UTF-8. Please export it again',
  entities: 'This SVG declares entities of its own. Please export it again as a plain SVG',
  parts: 'This SVG holds a picture, a script or another file. Please convert it to shapes, or send a PNG',
  tooSmall: 'Please choose a picture of at least 48 pixels in height, or an SVG',
  iconTooSmall: 'Please choose an icon of at least 192 by 192 pixels, or an SVG',
  notSquare: 'Please choose a square picture',
  tooLong:
    'Please choose a logo at most 8 times as wide as it is high, and at most 2 times as high as it is wide',
} as const

/** About files that are imported. */
export const importReplies = {
  noTable: 'This is neither a CSV nor an XLSX file',
  noWordPress:
    'This is not the export of a WordPress site. Please choose the XML file of Tools, Export, All content',
  zipped: 'This file is packed. Please unpack it, and choose the XML file in it',
  declares: 'This file declares things of its own, which no export of WordPress does. Please export it again',
  cutOff: 'This file ends in the middle. Please export it again, and in parts if your host limits its size',
  tooManyItems: 'Please export the posts alone, or in parts: this file has too many entries',
  noPost: 'There is no post in this file',
  tooLarge: (megabytes: number) => `Please choose a file of up to ${megabytes} MB`,
  picturesWaiting: 'Pictures are still being fetched. Please wait until all of them are here',
  brokenCalendar: 'This calendar file cannot be read. Please export it again',
  calendarElsewhere: 'A calendar file holds sessions. Please choose the kind Sessions for it',
  noEntry: 'There is no entry in this calendar',
  brokenBook: 'This XLSX file cannot be opened. Please save it again, or as CSV',
  oldBook: 'This is a file of an older Excel. Please save it as XLSX or CSV',
  otherBook: 'This is no XLSX workbook. Please open it in its program, and save it as XLSX or CSV',
  lockedBook: 'This workbook is protected with a password. Please save it without one',
  bookTooLarge: 'This workbook is too large to be unpacked. Please save its table as CSV',
  markedUp:
    'This is a web page, an XML or a JSON file and no table. Please open it in a spreadsheet, and save it as XLSX or CSV',
  openQuote: (line: number) =>
    `A quotation mark of line ${line} has no second one. Please mend that line, or save the file as XLSX`,
  empty: 'This file is empty',
  noLine: 'There is no line below the headings',
  tooManyLines: (most: string) => `Please divide the file: at most ${most} lines at once`,
  tooManyColumns: (most: number) => `Please leave at most ${most} columns in the file`,
  noSuchColumn: 'This file has no such column',
  healerMissing: 'Please choose the healer whose records these are',
  columnTwice: 'A column can hold one field only',
  folder: {
    noZip: 'This is no ZIP file, or it is damaged. Please pack the folder of the course again',
    locked: 'This ZIP is encrypted. Please pack it without a password',
    leadsOut: (path: string) => `“${path}” leads out of the folder. Please pack the folder again`,
    link: (path: string) => `“${path}” is a link to another file. Please put the file itself into the folder`,
    twice: (one: string, other: string) =>
      one === other
        ? `The ZIP has two files called “${one}”`
        : `“${one}” and “${other}” differ in capitals alone, which many systems do not tell apart`,
    tooMany: (most: number) => `Please leave at most ${most} files in the folder`,
    tooLargeUnpacked: (megabytes: number) =>
      `Unpacked, this ZIP has more than ${megabytes} MB. Please leave large films out and upload them afterwards`,
    damaged: (path: string) => `“${path}” in this ZIP is damaged. Please pack the folder again`,
    noManifest: (name: string) => `There is no ${name} in this folder`,
    twoManifests: (name: string) =>
      `There is more than one ${name} in this ZIP. Please pack one course at a time`,
    brokenManifest: (name: string, why: string) => `${name} is not JSON: ${why}`,
    tooManyParts: (most: string) => `Please divide the course: at most ${most} sections and lessons`,
    manifestTooLarge: (name: string) => `${name} is too long`,
    filesGone: 'The files of this course are not kept any more. Please read the ZIP again',
  },
  byColleague:
    'Another colleague has to approve these, so they are imported in the back office, by whoever asks for it',
} as const
