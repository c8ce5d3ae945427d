/** Spreadsheets write UTF-8, UTF-16 with its mark or without, or Windows-1252. */
export function decodeTable(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes[0] && bytes[1] === 0) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0 && bytes[1]) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The separator of cells: the most frequent one in the first lines. */
export function delimiterOf(text: string): string {
  const start = text.slice(0, 2000)
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: start.split(mark).length }))
  return counts.toSorted((one, other) => other.count - one.count)[0]?.mark ?? ','
}

/** A cell that a spreadsheet would run begins so; what our own tables write before it is taken off. */
export const bareCell = (cell: string): string => cell.replace(/^'/, '').trim()
