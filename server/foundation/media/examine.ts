import { open } from 'node:fs/promises'
import { type MediaKind, mediaRules } from '@newyou/contract/foundation/media'
import { mediaReplies } from '../../messages/replies/foundation.ts'
import type { StoragePlace, StoredFile } from '../../platform/media/storage.ts'
import { storageAt } from '../../platform/media/storage-at.ts'
import { filmAdvice, filmOrSound } from './film-or-sound.ts'
import { pagesOfEpub, pagesOfPdf } from './printed.ts'
import { refuseFile } from './refused.ts'

/** File facts, read from the file itself. */
export interface Examined {
  kind: MediaKind
  /** Of its name on the disk. */
  ending: string
  type: string
  seconds: number | null
  pages: number | null
  /** Of the picture of a film. */
  width: number | null
  height: number | null
  /** A file beside the sent one that is kept in its place. */
  made: string | null
}

const headBytes = 64
const nothing = { seconds: null, pages: null, width: null, height: null, made: null }

async function headOf(file: string | StoredFile): Promise<Buffer> {
  if (typeof file !== 'string') return file.part(0, Math.min(headBytes, file.bytes))
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const starts = (head: Buffer, ...bytes: (number | string)[]) => {
  const wanted = Buffer.concat(
    bytes.map((one) => (typeof one === 'string' ? Buffer.from(one) : Buffer.of(one))),
  )
  return head.subarray(0, wanted.length).equals(wanted)
}

/** The kind that the first bytes claim; what the file calls itself is not believed. */
function claimedKind(head: Buffer, takesSvg: boolean): MediaKind | 'playing' | undefined {
  if (takesSvg && /^(\xef\xbb\xbf)?\s*<(svg|\?xml|!--|!DOCTYPE svg)/i.test(head.toString('latin1')))
    return 'picture'
  if (starts(head, 0xff, 0xd8, 0xff) || starts(head, 0x89, 'PNG')) return 'picture'
  if (starts(head, 'RIFF') && head.subarray(8, 12).toString() === 'WEBP') return 'picture'
  if (starts(head, '%PDF-')) return 'pdf'
  if (starts(head, 'PK', 3, 4)) return 'epub'
  if (starts(head, 'WEBVTT') || starts(head, 0xef, 0xbb, 0xbf, 'WEBVTT')) return 'captions'
  const isPlaying =
    // Older MOV begins with any of these.
    ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].includes(head.subarray(4, 8).toString()) ||
    starts(head, 0x1a, 0x45, 0xdf, 0xa3) ||
    starts(head, 'OggS') ||
    starts(head, 'ID3') ||
    (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0)
  return isPlaying ? 'playing' : undefined
}

const cue = /^\s*(\d{2,}:)?\d{2}:\d{2}\.\d{3} --> (\d{2,}:)?\d{2}:\d{2}\.\d{3}/m

async function requireCaptions(file: string) {
  const handle = await open(file)
  const content = await handle.readFile().finally(() => handle.close())
  const text = new TextDecoder('utf-8', { fatal: true })
  try {
    if (!cue.test(text.decode(content))) throw new Error('no cue')
  } catch {
    refuseFile(`This caption file cannot be read: ${captionAdvice}`)
  }
}

/** Kinds of files that people send and browsers do not show, and what to do. */
const foreign: [(head: Buffer) => boolean, string][] = [
  [
    (head) =>
      head.subarray(4, 8).toString() === 'ftyp' &&
      /^(hei[cxms]|hev[cx]|mif1|msf1)/.test(head.toString('latin1', 8, 12)),
    'This is a HEIC picture: please save it as JPG',
  ],
  [
    (head) => starts(head, 'RIFF') && head.subarray(8, 12).toString() === 'AVI ',
    `This is an AVI film: ${filmAdvice}`,
  ],
  [(head) => starts(head, 0x30, 0x26, 0xb2, 0x75), `This is a film of Windows Media: ${filmAdvice}`],
  [(head) => starts(head, 'FLV'), `This is a Flash film: ${filmAdvice}`],
  [
    (head) => starts(head, 0, 0, 1, 0xba) || starts(head, 0, 0, 1, 0xb3),
    `This is an MPEG film: ${filmAdvice}`,
  ],
  [
    (head) => head[0] === 0x47 && head.length > 1 && head.subarray(0, 64).includes(0) && !starts(head, 'GIF'),
    `This is a film of a camcorder (MTS): ${filmAdvice}`,
  ],
  [
    (head) =>
      (starts(head, 'RIFF') && head.subarray(8, 12).toString() === 'WAVE') ||
      starts(head, 'fLaC') ||
      starts(head, 'FORM') ||
      starts(head, '#!AMR'),
    'Some browsers cannot play this sound: please export it as MP3 or M4A',
  ],
]

/** SRT begins with a number and its times; UTF-16 with its mark. */
const looksLikeCaptions = (head: Buffer) =>
  /^(\ufeff|\xef\xbb\xbf)?\s*\d+\s*\r?\n\s*\d{1,2}:\d{2}:\d{2},\d{3}/.test(head.toString('latin1')) ||
  starts(head, 0xff, 0xfe) ||
  starts(head, 0xfe, 0xff)

const captionAdvice = 'please upload WebVTT in UTF-8 with its times'

const listOf = new Intl.ListFormat('en', { type: 'disjunction' })

/** A file of this disk, or one of the storage. */
type Place = { path: string } | { storage: StoragePlace; name: string }

async function opened(place: Place): Promise<string | StoredFile> {
  if ('path' in place) return place.path
  return (await storageAt(place.storage).look(place.name)) ?? refuseFile(mediaReplies.uploadAgain)
}

/**
 * Reads what a file is: its kind, and the length of what plays or is read.
 * @throws DomainError fileRefused when it is damaged, too large for its kind or of no kind that is asked for
 */
export async function examine({
  place,
  bytes,
  kinds,
  takesSvg = false,
}: {
  place: Place
  bytes: number
  kinds: readonly MediaKind[]
  /** Whether a picture may be an SVG. */
  takesSvg?: boolean
}): Promise<Examined> {
  const file = await opened(place)
  const wanted = listOf.format(kinds.map((kind) => mediaRules[kind].label))
  const head = await headOf(file)
  const claimed = claimedKind(head, takesSvg)
  function other(): never {
    const advice = foreign.find(([is]) => is(head))?.[1]
    if (advice) refuseFile(advice)
    if (kinds.includes('captions') && looksLikeCaptions(head))
      refuseFile(`This caption file cannot be read: ${captionAdvice}`)
    return refuseFile(`Please choose a file of this type: ${wanted}`)
  }
  if (foreign.some(([is]) => is(head))) return other()
  if (!claimed) return other()
  const plays = claimed === 'playing'
  if (plays ? !kinds.some((kind) => kind === 'film' || kind === 'sound') : !kinds.includes(claimed))
    return other()
  const played = plays ? await filmOrSound(file) : undefined
  const kind = played?.kind ?? (claimed as MediaKind) // what does not play is of the kind it claims
  if (!kinds.includes(kind)) return other()
  const { maxBytes, label } = mediaRules[kind]
  if (bytes > maxBytes) refuseFile(`This ${label} is too large. The limit is ${maxBytes / 1024 / 1024} MB`)
  if (played) return { pages: null, ...played }
  // Only films come straight into the storage.
  if (typeof file !== 'string') return other()
  if (kind === 'pdf')
    return { ...nothing, kind, ending: 'pdf', type: 'application/pdf', pages: await pagesOfPdf(file) }
  if (kind === 'epub')
    return { ...nothing, kind, ending: 'epub', type: 'application/epub+zip', pages: await pagesOfEpub(file) }
  if (kind === 'captions') await requireCaptions(file)
  return { ...nothing, kind, ending: 'vtt', type: kind === 'captions' ? 'text/vtt' : 'image/webp' }
}
