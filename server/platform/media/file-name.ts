import { withoutInvisible } from '../http/plain-input.ts'

/** File systems take 255 bytes, some programs add to the name. */
const [lettersMax, bytesMax] = [120, 200]
/** Longer names are not looked at to their end. */
const readMax = 1000

/** Known file extensions, right or wrong for the file. Other endings are words: `Letter of Dr.Rao`. */
const knownEndings = new Set(
  [
    'pdf jpg jpeg jpe png webp heic heif gif bmp tif tiff svg avif',
    'exe com bat cmd scr msi pif lnk hta jar apk app dmg sh ps1 vbs vbe js mjs jse wsf reg dll cpl iso',
    'htm html xhtml mht mhtml shtml xml php asp aspx jsp',
    'doc docx docm dot rtf odt xls xlsx xlsm csv ods ppt pptx pptm odp txt md zip rar 7z gz tar',
    'mp3 mp4 m4a m4v mov mkv webm ogg wav avi epub vtt srt',
  ].flatMap((line) => line.split(' ')),
)

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** As many whole graphemes as fit: no half emoji, no vowel sign without its consonant. */
function cut(words: string, lettersLeft: number, bytesLeft: number): string {
  let kept = ''
  let bytes = 0
  for (const { segment } of graphemes.segment(words)) {
    bytes += Buffer.byteLength(segment)
    if (kept.length + segment.length > lettersLeft || bytes > bytesLeft) break
    kept += segment
  }
  return kept
}

const endingOf = (name: string) => /\.([A-Za-z0-9]{1,6})$/.exec(name)?.[1]?.toLowerCase()

/** One line of visible words, without the folders that some systems send along. */
const plain = (given: string) =>
  withoutInvisible(given.slice(0, readMax).toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .replace(/[\s\p{Zs}\p{Cc}]+/gu, ' ')
    .trim()

/**
 * The name under which a file is shown and saved: what its sender called it, and the ending of what it is. The first of
 * `endings` is given to a name that has none of them. A long name loses of its words and keeps its ending.
 */
export function fileName(given: string, endings: readonly [string, ...string[]], otherwise: string): string {
  const name = plain(given)
  const said = endingOf(name)
  const ending = said && endings.includes(said) ? said : endings[0]
  let stem = name
  for (let last = endingOf(stem); last && knownEndings.has(last); last = endingOf(stem))
    stem = stem.slice(0, -last.length - 1)
  const words = stem.replace(/^[\s.]+|[\s.]+$/g, '')
  const length = ending.length + 1
  return `${cut(words, lettersMax - length, bytesMax - length).trimEnd() || otherwise}.${ending}`
}

/** The same for a file of unknown kind: its extension stays, whatever it is. */
export function givenName(given: string, otherwise: string): string {
  const name = plain(given)
  const ending = endingOf(name)
  return ending ? fileName(name, [ending], otherwise) : cut(name, lettersMax, bytesMax) || otherwise
}
