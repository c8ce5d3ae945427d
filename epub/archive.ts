import { unzipSync } from 'fflate'
import { BookFault } from './faults.ts'

/** More than a chapter of words or a picture needs; a file that claims more is not unpacked. */
const fileMaxBytes = 24 * 1024 * 1024

/** Decodes percent escapes; an invalid one is left as is. */
const withoutEscapes = (path: string) =>
  path.replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped)
    } catch {
      return escaped
    }
  })

/** A path without `.` and `..`, as seen from the folder of another one. */
function resolve(base: string, path: string): string {
  const steps = path.startsWith('/') ? [] : base.split('/').slice(0, -1)
  for (const step of path.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.' && step !== '') steps.push(step)
  }
  return steps.join('/')
}

/** How a path is compared where its exact spelling is in no archive: by Windows, by Macs, by hand. */
const loosely = (path: string) => path.normalize('NFC').replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

/** Names that a program wrote in UTF-8 without saying so. */
function asUtf8(name: string): string {
  if (!/[\u0080-\u00ff]/.test(name) || /[^\0-\u00ff]/.test(name)) return name
  try {
    const bytes = Uint8Array.from(name, (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return name
  }
}

export interface Archive {
  names: readonly string[]
  /** How large the directory says that a file is; 0 where there is none. */
  sizeOf: (name: string) => number
  /** The file that a document at `base` calls `href`; undefined where there is none. */
  find: (base: string, href: string) => string | undefined
  /** Its content. @throws BookFault missing, tooLarge, damaged */
  unpack: (name: string) => Uint8Array
}

/** Reads the directory of a ZIP; files are unpacked when they are asked for. @throws BookFault notBook */
export function openArchive(packed: Uint8Array): Archive {
  const sizes = new Map<string, number>()
  try {
    unzipSync(packed, {
      filter({ name, originalSize }) {
        if (!/[/\\]$/.test(name)) sizes.set(name, originalSize)
        return false
      },
    })
  } catch {
    throw new BookFault('notBook')
  }
  const loose = new Map<string, string>()
  for (const name of sizes.keys())
    for (const known of [name, asUtf8(name)]) if (!loose.has(loosely(known))) loose.set(loosely(known), name)

  function find(base: string, href: string) {
    const path = href.replaceAll('\\', '/')
    const [withoutPlace = ''] = path.split('#')
    const [withoutQuestion = ''] = withoutPlace.split('?')
    // First as it stands: a file may be called `50%25.html`, and even `a#b.html`.
    const candidates = [
      withoutPlace,
      withoutEscapes(withoutPlace),
      withoutEscapes(withoutQuestion),
      withoutEscapes(path),
    ]
    const folder = base.replaceAll('\\', '/')
    const paths = candidates.filter(Boolean).map((one) => resolve(folder, one))
    return (
      paths.find((one) => sizes.has(one)) ??
      paths.map((one) => loose.get(loosely(one))).find((one) => one !== undefined)
    )
  }

  function unpack(wanted: string) {
    const size = sizes.get(wanted)
    if (size === undefined) throw new BookFault('missing')
    if (size > fileMaxBytes) throw new BookFault('tooLarge')
    try {
      const content = unzipSync(packed, { filter: ({ name }) => name === wanted })[wanted]
      if (content) return content
    } catch {
      // Reported below.
    }
    throw new BookFault('damaged')
  }

  return { names: [...sizes.keys()], sizeOf: (name) => sizes.get(name) ?? 0, find, unpack }
}
