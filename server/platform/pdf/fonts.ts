import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The site's own fonts at their text weight, as TrueType: a PDF cannot take the outlines of WOFF2. The rupee sign and
 * names in Devanagari are in files of their own.
 */
const read = (name: string) => readFileSync(path.join(import.meta.dirname, 'fonts', `${name}.ttf`))

let kept: Record<'latin' | 'extended' | 'devanagari' | 'display', Buffer> | undefined

/** Read once, when the first document is made. */
export function pdfFonts() {
  kept ??= {
    latin: read('anek-latin'),
    extended: read('anek-latin-extended'),
    devanagari: read('anek-devanagari'),
    display: read('eczar-latin'),
  }
  return kept
}

export type Script = 'latin' | 'extended' | 'devanagari'

function scriptOf(character: string): Script {
  const point = character.codePointAt(0) ?? 0
  if (point >= 0x900 && point <= 0x97f) return 'devanagari'
  // Latin-1 and the punctuation that comes with it.
  const isPlain = point < 0x100 || (point >= 0x2000 && point <= 0x206f)
  return isPlain ? 'latin' : 'extended'
}

/** Cuts a text where another font has to take over; spaces stay with what is before them. */
export function runsOf(text: string): { script: Script; text: string }[] {
  const runs: { script: Script; text: string }[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const script = character === ' ' ? (last?.script ?? 'latin') : scriptOf(character)
    if (last?.script === script) last.text += character
    else runs.push({ script, text: character })
  }
  return runs
}
