const srtTimes = /(\d{1,2}:\d{2}:\d{2})[,.](\d{1,3})\s*-->\s*(\d{1,2}:\d{2}:\d{2})[,.](\d{1,3})[^\n]*/g
const times = (clock: string, thousandths: string) =>
  `${clock.padStart(8, '0')}.${thousandths.padEnd(3, '0')}`

/** The words of a file in the letters that its first bytes name, else UTF-8, else those of old Windows programs. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Captions as WebVTT in UTF-8: of WebVTT in other letters and of SRT. Other text is returned as it is. */
export function asWebVtt(bytes: Uint8Array): string {
  const text = decode(bytes)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
  if (text.startsWith('WEBVTT') || !new RegExp(srtTimes.source).test(text)) return text
  const cues = text
    .replace(srtTimes, (_, from, fromPart, to, toPart) => `${times(from, fromPart)} --> ${times(to, toPart)}`)
    // Marks of SRT that WebVTT does not know.
    .replace(/<\/?font[^>]*>|\{\\an?\d\}/gi, '')
  return `WEBVTT\n\n${cues.trim()}\n`
}
