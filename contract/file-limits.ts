/** Documents and pictures of a profile. */
export const uploads = {
  documentKinds: ['pdf', 'jpg', 'png'],
  documentsMax: 5,
  documentMaxBytes: 5 * 1024 * 1024,
  pictureMaxBytes: 8 * 1024 * 1024,
  pictureMaxPixels: 25_000_000,
  /** The least length of the shorter side of a healer's portrait. */
  portraitMinPixels: 512,
} as const

/** Pictures and PDFs with one message of a ticket. */
export const supportFiles = { max: 4, maxBytes: 8 * 1024 * 1024 } as const

/** Pictures and PDFs with one message of a chat. */
export const chatFiles = { max: 4, maxBytes: 8 * 1024 * 1024 } as const

/** Pictures and PDFs that a healer can share at once, and the most for one session. */
export const clientFiles = { max: 4, maxBytes: 8 * 1024 * 1024 } as const
export const clientFilesMax = 20

const megabytes = 1024 * 1024
/** Total size limits of attachments: per person, per person at work, per place, per group. */
export const storedMax = {
  person: 256 * megabytes,
  atWork: 4096 * megabytes,
  place: 256 * megabytes,
  group: 2048 * megabytes,
} as const
