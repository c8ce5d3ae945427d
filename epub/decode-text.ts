/** How much of a file is looked at for what it says of its own letters. */
const declarationBytes = 512

const isUtf16 = (label: string) => /^(utf-?16|ucs-?2|iso-10646)/i.test(label)

function decoderOf(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label)
  } catch {
    return undefined
  }
}

/** The encoding by the first bytes: a byte order mark, or every second byte empty. */
function byShape(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return undefined
}

/** The encoding named by the XML declaration or HTML head. */
function byDeclaration(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, declarationBytes))
  const label =
    /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1] ??
    /<meta[^>]*charset\s*=\s*["']?([\w.:-]+)/i.exec(start)?.[1]
  // Where this could be read byte by byte, the file is no UTF-16, whatever it says.
  return label && !isUtf16(label) ? label : undefined
}

/** UTF-8, or the letters of old Windows programs where nearly nothing beyond ASCII is UTF-8. */
function byContent(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes)
  const broken = text.split('\ufffd').length - 1
  if (broken === 0) return text
  let others = 0
  for (const character of text) if (character > '\u007f' && character !== '\ufffd') others += 1
  return broken > others ? new TextDecoder('windows-1252').decode(bytes) : text
}

/** The text of a document as its byte order mark, its declaration or its bytes say that it is written. */
export function decodeText(bytes: Uint8Array): string {
  const shape = byShape(bytes)
  if (shape) return new TextDecoder(shape).decode(bytes)
  const decoder = decoderOf(byDeclaration(bytes) ?? 'utf-8')
  return decoder && decoder.encoding !== 'utf-8' ? decoder.decode(bytes) : byContent(bytes)
}
