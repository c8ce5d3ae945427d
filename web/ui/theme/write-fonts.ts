/*
 * Writes the fonts of web/public/fonts from the whole ones in ./fonts: `npm run fonts -w web`, after a change of the
 * decorative words below. English pages get the letters of English in the weights that the styles use, the rupee sign, and
 * the glyphs of the few decorative Hindi words and of the name of the language; a name with an accent gets those letters
 * too, Hindi that is read the whole Devanagari. A line of Hindi on an English page is left to the letters of the device;
 * one without any gets them in a single weight.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { localeNames } from '@newyou/contract/locales'
import subsetFont from 'subset-font'
import { decorativeWords } from './decorative-words.ts'

const from = path.join(import.meta.dirname, 'fonts')
const to = path.join(import.meta.dirname, '../../public/fonts')

/** The weights of the styles, from text to its strongest. */
const weights = { wght: { min: 400, max: 600, default: 400 } }

/** Features used by the styles for Latin; a font has more, and their tables are a tenth of its size. */
const latinFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'lnum', 'tnum', 'mark', 'mkmk']

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
const english = `${range(0x20, 0x7e)}\u00a0©«°±·»½×÷–—‘’“”•…−↑↓`
const accents = `${[...range(0xa1, 0xff)].filter((letter) => !english.includes(letter)).join('')}ıŒœˆ˜‚„‹›€™`

const read = (name: string) => readFile(path.join(from, `${name}.woff2`))

async function write(
  source: string,
  name: string,
  text: string,
  variationAxes: typeof weights | { wght: number },
  keepFeatures?: string[],
) {
  const font = await subsetFont(await read(source), text, {
    targetFormat: 'woff2',
    variationAxes,
    ...(keepFeatures && { keepFeatures }),
  })
  await writeFile(path.join(to, `${name}.woff2`), font)
  console.log(`${name}: ${(font.length / 1024).toFixed(1)} KB`)
}

await mkdir(to, { recursive: true })
for (const face of ['anek-devanagari', 'eczar']) {
  await write(`${face}-latin-wght-normal`, `${face}-latin`, english, weights, latinFeatures)
  await write(`${face}-latin-wght-normal`, `${face}-accents`, accents, weights, latinFeatures)
  await write(`${face}-latin-ext-wght-normal`, `${face}-rupee`, '₹', weights)
  for (const part of ['latin-ext', 'devanagari']) {
    const name = `${face}-${part}-wght-normal.woff2`
    await copyFile(path.join(from, name), path.join(to, name))
  }
}
await write('eczar-devanagari-wght-normal', 'eczar-decorative', decorativeWords.join(' '), { wght: 400 })
await write('eczar-devanagari-wght-normal', 'eczar-lines', `${range(0x900, 0x97f)}\u200c\u200d\u25cc`, {
  wght: 400,
})
await write('anek-devanagari-devanagari-wght-normal', 'anek-language-names', localeNames.hi, { wght: 600 })
