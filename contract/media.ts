import { z } from 'zod'
import { endpoint, uId } from './endpoint.ts'

const who = ['editor', 'admin'] as const
const megabyte = 1024 * 1024

/** What a file is by its content, how large it may be, and how its kind is chosen from. */
export const mediaRules = {
  picture: { label: 'picture', maxBytes: 16 * megabyte, accept: '.jpg,.jpeg,.png,.webp' },
  film: { label: 'video', maxBytes: 2048 * megabyte, accept: '.mp4,.m4v,.webm' },
  sound: { label: 'audio', maxBytes: 256 * megabyte, accept: '.mp3,.m4a,.ogg' },
  pdf: { label: 'PDF', maxBytes: 64 * megabyte, accept: '.pdf' },
  epub: { label: 'EPUB', maxBytes: 64 * megabyte, accept: '.epub' },
  captions: { label: 'caption file', maxBytes: megabyte, accept: '.vtt' },
} as const
export type MediaKind = keyof typeof mediaRules
export const mediaKinds = Object.keys(mediaRules) as [MediaKind, ...MediaKind[]]
/** Larger than this is refused before its first byte. */
export const uploadMaxBytes = Math.max(...Object.values(mediaRules).map(({ maxBytes }) => maxBytes))
/** Uploads of one colleague that are not finished. */
export const uploadsUnderWayMax = 5

/** Of the smaller films that are made of one: the shorter side of their picture in pixels. */
export const renditionHeights = [360, 720] as const
const rendition = z.object({
  height: z.int(),
  state: z.enum(['waiting', 'ready', 'needless', 'failed']),
  bytes: z.int().nullable(),
  /** Why the last attempt failed. */
  reason: z.string().nullable(),
})
export type Rendition = z.output<typeof rendition>
export type RenditionState = Rendition['state']

/** How a film is played: the film itself, smaller ones made of it, and a picture that stands before it begins. */
export const playedMedia = z.object({
  type: z.string(),
  address: z.string(),
  poster: z.string().nullable(),
  qualities: z.array(z.object({ height: z.int(), address: z.string() })),
})
export type PlayedMedia = z.output<typeof playedMedia>

/** To which shape a picture is cut: width by height. */
export const pictureShapes = { course: [16, 10], event: [16, 9], photo: [4, 3], reel: [9, 16] } as const
export type PictureShape = keyof typeof pictureShapes
/** What an uploaded file must be to stand in a field. */
export interface MediaWish {
  kinds: readonly MediaKind[]
  /** Of a picture: to which it was cut. */
  shape?: PictureShape
}

/** Of a picture that is sent: of its width and of its height. */
export const pictureMinPixels = [704, 396] as const

/** A reel plays at most so long. */
export const reelSecondsMax = 180
export const reelTooLong = `A reel may have up to ${reelSecondsMax / 60} minutes`

/** Where files are sent by the tus protocol, part by part. */
export const uploadsPath = '/api/staff/uploads'
/** The same for what healers propose. */
export const proposalUploadsPath = '/api/practice/proposal-uploads'
/** The same for the recordings of events that their hosts send. */
export const hostUploadsPath = '/api/practice/uploads'

const mediaFile = z.object({
  /** By this name a field of a record refers to it. */
  file: z.string(),
  name: z.string(),
  kind: z.enum(mediaKinds),
  bytes: z.int(),
  /** Of a film or a sound. */
  seconds: z.int().nullable(),
  /** Of a book, of an EPUB about as many as it would have in print. */
  pages: z.int().nullable(),
  /** For a look at it, for the next minutes. */
  address: z.string(),
})
export type MediaFile = z.output<typeof mediaFile>

export const media = {
  'POST /api/staff/media/{uploadId}': endpoint({
    summary: 'Check a completed upload; records can use the file from then on',
    who,
    params: z.object({ uploadId: uId }),
    body: z.strictObject({
      kinds: z.array(z.enum(mediaKinds)).min(1).max(mediaKinds.length),
      shape: z.enum(Object.keys(pictureShapes) as [PictureShape, ...PictureShape[]]).optional(),
    }),
    data: mediaFile,
    created: true,
    errors: ['fileRefused', 'notNow'],
  }),
  'GET /api/staff/media': endpoint({
    summary:
      'Get the address of a video, audio or document of the site, valid for a few minutes, and the renditions of a video',
    who,
    query: z.strictObject({ file: z.string().max(200) }),
    data: z.object({ address: z.string(), renditions: z.array(rendition) }),
  }),
}
