import { z } from 'zod'
import { endpoint, uId } from '../endpoint.ts'

const who = ['editor', 'admin'] as const
const megabyte = 1024 * 1024

/** For each kind of file: its content types, the largest size, and the filter of the file picker. */
export const mediaRules = {
  picture: { label: 'picture', maxBytes: 16 * megabyte, accept: '.jpg,.jpeg,.png,.webp' },
  film: { label: 'video', maxBytes: 2048 * megabyte, accept: '.mp4,.m4v,.webm,.mov,.mkv' },
  sound: { label: 'audio', maxBytes: 256 * megabyte, accept: '.mp3,.m4a,.ogg' },
  pdf: { label: 'PDF', maxBytes: 64 * megabyte, accept: '.pdf' },
  epub: { label: 'EPUB', maxBytes: 64 * megabyte, accept: '.epub' },
  captions: { label: 'caption file', maxBytes: megabyte, accept: '.vtt,.srt' },
} as const
export type MediaKind = keyof typeof mediaRules
export const mediaKinds = Object.keys(mediaRules) as [MediaKind, ...MediaKind[]]
/** Larger uploads are rejected before the first byte. */
export const uploadMaxBytes = Math.max(...Object.values(mediaRules).map(({ maxBytes }) => maxBytes))
/** The most unfinished uploads of one colleague. */
export const uploadsUnderWayMax = 5

/** The smaller renditions of a video, by the shorter side of the picture in pixels. */
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

/** A video to play: the original, its smaller renditions, and a poster. */
export const playedMedia = z.object({
  type: z.string(),
  address: z.string(),
  poster: z.string().nullable(),
  qualities: z.array(z.object({ height: z.int(), address: z.string() })),
})
export type PlayedMedia = z.output<typeof playedMedia>

/** The shapes to which pictures are cropped: width by height. */
export const pictureShapes = {
  course: [16, 10],
  event: [16, 9],
  photo: [4, 3],
  reel: [9, 16],
  door: [8, 11],
  hero: [4, 3],
} as const
export type PictureShape = keyof typeof pictureShapes
/** A picture in a text keeps its aspect ratio, up to this ratio of height to width. */
export const textPicture = 'text'
export const textPictureTallest = 3
/** Pictures of the brand, SVG among them: a logo for light grounds, one for dark grounds, and a square icon. */
export const brandShapes = ['logo', 'logo-dark', 'icon'] as const
export type BrandShape = (typeof brandShapes)[number]
export const isBrandShape = (shape: string | undefined): shape is BrandShape =>
  brandShapes.some((one) => one === shape)
/** Of such a file, and the filter of the file picker. */
export const brandPictureRules = { label: 'SVG or PNG', maxBytes: megabyte, accept: '.svg,.png' } as const
export type UploadShape = PictureShape | typeof textPicture | BrandShape
const uploadShapes = [textPicture, ...brandShapes, ...Object.keys(pictureShapes)] as [
  UploadShape,
  ...UploadShape[],
]
/** The longest description of a picture. */
export const altMax = 300
/** The files that a field accepts. */
export interface MediaWish {
  kinds: readonly MediaKind[]
  /** For pictures: the shape to which it is cropped, or that of a picture inside of a text. */
  shape?: UploadShape
}

/** The least width and height of an uploaded picture. */
export const pictureMinPixels = [704, 396] as const

/** The longest reel. */
export const reelSecondsMax = 180
/** Its maximum size; a film of three minutes needs less. */
export const reelMaxBytes = 512 * megabyte
export const reelTooLarge = `This reel is too large. The limit is ${reelMaxBytes / megabyte} MB`
export const reelTooLong = `This reel is too long. The limit is ${reelSecondsMax / 60} minutes`

/** The address for uploads in parts, by the tus protocol. */
export const uploadsPath = '/api/staff/uploads'
/** The same for proposals of healers. */
export const proposalUploadsPath = '/api/practice/proposal-uploads'
/** The same for recordings that hosts of events send. */
export const hostUploadsPath = '/api/practice/uploads'

const mediaFile = z.object({
  /** The name by which fields of records refer to it. */
  file: z.string(),
  name: z.string(),
  kind: z.enum(mediaKinds),
  bytes: z.int(),
  /** For video and audio. */
  seconds: z.int().nullable(),
  /** For books; for an EPUB estimated as in print. */
  pages: z.int().nullable(),
  /** Of a picture in its largest size, and of a video. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** A preview address, valid for a few minutes. */
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
      shape: z.enum(uploadShapes).optional(),
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
