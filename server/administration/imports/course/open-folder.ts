import { crc32 } from 'node:zlib'
import { unzipSync } from 'fflate'
import { importReplies } from '../../../messages/replies/back-office.ts'
import { fileRefusal } from '../../../platform/http/domain-error.ts'
import { decodeTable } from '../../../platform/table-text.ts'

const { folder: words } = importReplies
const refuse: (message: string) => never = fileRefusal('table')

/** What archives may claim: more is no folder of a course. */
export const folderLimits = { files: 500, unpackedBytes: 300 * 1024 * 1024 } as const

export interface FolderFile {
  /** From where the archive begins, with forward slashes. */
  path: string
  bytes: number
  /** @throws DomainError fileRefused where it is damaged */
  read: () => Uint8Array
}

interface Entry {
  path: string
  bytes: number
  /** Of its content, by which a damaged one is known. */
  checksum: number
  isLocked: boolean
  isLink: boolean
}

const signature = { end: 0x06054b50, entry: 0x02014b50 }
const endBytes = 22
const commentMax = 0xffff
/** Of a file mode of Unix. */
const [kindMask, link] = [0o170000, 0o120000]

/** Where the list of files of a ZIP begins, and how many it has. */
function directoryOf(view: DataView): { at: number; count: number } | undefined {
  const last = view.byteLength - endBytes
  for (let at = last; at >= Math.max(0, last - commentMax); at -= 1)
    if (view.getUint32(at, true) === signature.end)
      return { at: view.getUint32(at + 16, true), count: view.getUint16(at + 10, true) }
  return undefined
}

/** The list of files. `fflate` unpacks, and does not say what is locked or a link. */
function entriesOf(packed: Uint8Array): Entry[] {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.length)
  const found = directoryOf(view)
  if (!found) return refuse(words.noZip)
  if (found.count > folderLimits.files * 3) refuse(words.tooMany(folderLimits.files))
  const entries: Entry[] = []
  let { at } = found
  for (let left = found.count; left > 0; left -= 1) {
    if (at + 46 > packed.length || view.getUint32(at, true) !== signature.entry) return refuse(words.noZip)
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ]
    entries.push({
      // Windows writes names of its own, and backslashes.
      path: decodeTable(packed.subarray(at + 46, at + 46 + name))
        .replaceAll('\\', '/')
        .normalize('NFC'),
      bytes: view.getUint32(at + 24, true),
      checksum: view.getUint32(at + 16, true),
      isLocked: (view.getUint16(at + 8, true) & 1) === 1,
      isLink: ((view.getUint32(at + 38, true) >>> 16) & kindMask) === link,
    })
    at += 46 + name + extra + comment
  }
  return entries
}

/** What Macs and Windows put beside the files of a person. */
const isOfSystem = (path: string) =>
  /(?:^|\/)(?:__MACOSX\/|\.(?!\.?\/)[^/]+(?:\/|$)|Thumbs\.db$|desktop\.ini$)/i.test(path)

/** Paths that lead out of the folder. */
const leadsOut = (path: string) => /^(?:\/|[a-z]:)|(?:^|\/)\.\.(?:\/|$)|\0/i.test(path)

/** How paths are compared: Windows and Macs know no capitals. */
export const loosely = (path: string): string => path.normalize('NFC').toLowerCase()

function requireSafe(entries: readonly Entry[]) {
  const seen = new Map<string, string>()
  for (const { path, isLocked, isLink } of entries) {
    if (leadsOut(path)) refuse(words.leadsOut(path))
    if (isLink) refuse(words.link(path))
    if (isLocked) refuse(words.locked)
    const before = seen.get(loosely(path))
    if (before !== undefined) refuse(words.twice(before, path))
    seen.set(loosely(path), path)
  }
  if (entries.length > folderLimits.files) refuse(words.tooMany(folderLimits.files))
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  if (bytes > folderLimits.unpackedBytes)
    refuse(words.tooLargeUnpacked(folderLimits.unpackedBytes / 1024 / 1024))
}

/**
 * The files of a packed folder, without those that systems add. None is unpacked before it is read.
 * @throws DomainError fileRefused with what is wrong, where not all of it is safe and clear
 */
export function openFolder(packed: Uint8Array): FolderFile[] {
  const all = entriesOf(packed).map((entry, index) => ({ ...entry, index }))
  const files = all.filter(({ path }) => !path.endsWith('/') && !isOfSystem(path))
  requireSafe(files)
  return files.map(({ path, bytes, checksum, index }) => ({
    path,
    bytes,
    read() {
      try {
        let at = 0
        const [content] = Object.values(unzipSync(packed, { filter: () => at++ === index }))
        if (content?.length === bytes && crc32(content) === checksum) return content
      } catch {
        // Said below.
      }
      return refuse(words.damaged(path))
    },
  }))
}
