import { open } from 'node:fs/promises'
import { type MediaKind, mediaRules } from '@newyou/contract/media'
import type { StoragePlace, StoredFile } from '../platform/media/storage.ts'
import { storageAt } from '../platform/media/storage-at.ts'
import { filmOrSound } from './film-or-sound.ts'
import { pagesOfEpub, pagesOfPdf } from './printed.ts'
import { refuseFile } from './refused.ts'

/** What a file is, read from the file itself. */
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
}

const headBytes = 64
const nothing = { seconds: null, pages: null, width: null, height: null }

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
function claimedKind(head: Buffer): MediaKind | 'playing' | undefined {
  if (starts(head, 0xff, 0xd8, 0xff) || starts(head, 0x89, 'PNG')) return 'picture'
  if (starts(head, 'RIFF') && head.subarray(8, 12).toString() === 'WEBP') return 'picture'
  if (starts(head, '%PDF-')) return 'pdf'
  if (starts(head, 'PK', 3, 4)) return 'epub'
  if (starts(head, 'WEBVTT') || starts(head, 0xef, 0xbb, 0xbf, 'WEBVTT')) return 'captions'
  const isPlaying =
    head.subarray(4, 8).toString() === 'ftyp' ||
    starts(head, 0x1a, 0x45, 0xdf, 0xa3) ||
    starts(head, 'OggS') ||
    starts(head, 'ID3') ||
    (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0)
  return isPlaying ? 'playing' : undefined
}

const cue = /^\s*(\d{2,}:)?\d{2}:\d{2}\.\d{3} --> (\d{2,}:)?\d{2}:\d{2}\.\d{3}/m

async function demandCaptions(file: string) {
  const handle = await open(file)
  const content = await handle.readFile().finally(() => handle.close())
  const text = new TextDecoder('utf-8', { fatal: true })
  try {
    if (!cue.test(text.decode(content))) throw new Error('no cue')
  } catch {
    refuseFile('This caption file cannot be read. Please upload WebVTT in UTF-8 with its times')
  }
}

const listOf = new Intl.ListFormat('en', { type: 'disjunction' })

/** A file of this disk, or one of the storage. */
type Place = { path: string } | { storage: StoragePlace; name: string }

async function opened(place: Place): Promise<string | StoredFile> {
  if ('path' in place) return place.path
  return (await storageAt(place.storage).look(place.name)) ?? refuseFile('Please upload this file again')
}

/**
 * Reads what a file is: its kind, and the length of what plays or is read.
 * @throws DomainError fileRefused when it is damaged, too large for its kind or of no kind that is asked for
 */
export async function examine({
  place,
  bytes,
  kinds,
}: {
  place: Place
  bytes: number
  kinds: readonly MediaKind[]
}): Promise<Examined> {
  const file = await opened(place)
  const wanted = listOf.format(kinds.map((kind) => mediaRules[kind].label))
  const claimed = claimedKind(await headOf(file))
  const other = () => refuseFile(`Please choose a file of this type: ${wanted}`)
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
  if (kind === 'captions') await demandCaptions(file)
  return { ...nothing, kind, ending: 'vtt', type: kind === 'captions' ? 'text/vtt' : 'image/webp' }
}
