/** So much of a file tells how it is written. */
const sample = 4000

/** The kind of UTF-16 without its mark, by where the empty bytes of commas, digits and line breaks stand. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, sample)
  const [even = 0, odd = 0] = [0, 1].map(
    (at) => start.filter((byte, place) => byte === 0 && place % 2 === at).length,
  )
  // One alone is a stray byte.
  if (Math.max(even, odd) * 50 < start.length || Math.min(even, odd) * 10 > Math.max(even, odd))
    return undefined
  return even > odd ? 'utf-16be' : 'utf-16le'
}

/**
 * Spreadsheets write UTF-8, UTF-16 with its mark or without, or Windows-1252, and those of Macs their own letters with
 * their own ends of lines.
 */
export function decodeTable(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const wide = utf16Of(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const isOfMac = bytes.includes(0x0d) && !bytes.includes(0x0a)
    return new TextDecoder(isOfMac ? 'macintosh' : 'windows-1252').decode(bytes)
  }
}

/** The separator of cells: the most frequent one of the first lines, outside of quotation marks. */
export function delimiterOf(text: string): string {
  const start = text.slice(0, sample).replace(/"(?:[^"]|"")*(?:"|$)/g, '')
  const counts = [',', ';', '\t', '|'].map((mark) => ({ mark, count: start.split(mark).length }))
  return counts.toSorted((one, other) => other.count - one.count)[0]?.mark ?? ','
}

/**
 * A cell that a spreadsheet would run begins so; what our own tables write before it is taken off. Some programs write one
 * behind it too.
 */
export const bareCell = (cell: string): string =>
  cell
    .replace(/^'(.*)'$/s, '$1')
    .replace(/^'/, '')
    .trim()
