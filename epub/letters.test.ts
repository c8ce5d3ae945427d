import { describe, expect, test } from 'vitest'
import { wordsOf } from './markup.ts'
import { openEpub } from './open-epub.ts'
import { chapterOf, epubOf } from './testing/make-epub.ts'

const wordsIn = (packed: Uint8Array) =>
  wordsOf({ children: openEpub(packed).chapter(0).nodes } as Parameters<typeof wordsOf>[0])

describe('letters are read as they were written', () => {
  const said = (encoding: string, words = 'First words. Café') =>
    chapterOf(`<p>${words}</p>`).replace('utf-8', encoding)
  const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))
  test.each<[string, Uint8Array]>([
    ['UTF-16 with its mark', Uint8Array.from([0xff, 0xfe, ...utf16(said('utf-16'))])],
    ['UTF-16 without', utf16(said('utf-16'))],
    [
      'UTF-16 from the other end',
      Uint8Array.from([0xfe, 0xff, ...utf16(said('UTF-16')).map((_, at, all) => all[at ^ 1] ?? 0)]),
    ],
    ['windows-1252', new Uint8Array(Buffer.from(said('windows-1252'), 'latin1'))],
    ['windows-1252 that says UTF-8', new Uint8Array(Buffer.from(said('utf-8'), 'latin1'))],
    ['UTF-8 that says UTF-16', new Uint8Array(Buffer.from(said('utf-16')))],
    ['UTF-8 with a name that no system knows', new Uint8Array(Buffer.from(said('x-unheard-of')))],
  ])('%s', (_what, chapter) => {
    expect(wordsIn(epubOf({ a: chapter }))).toBe('First words. Café')
  })

  test('one broken byte costs one letter of a Hindi chapter', () => {
    const bytes = new Uint8Array([...Buffer.from(said('utf-8', 'पहला शब्द')), 0xe0])
    expect(wordsIn(epubOf({ a: bytes }))).toContain('पहला शब्द')
  })

  test.each([
    ['<title/>', ''],
    ['<title/>', '&uuml;'],
    ['<title>t</title><script src="kobo.js"/>', '&Scaron;'],
    ['<style/>', '<a id="pg1"/>&eacute;'],
    ['<title>t</title>', '<br> and <img src="x.png"> unclosed'],
  ])('a head of %s with %s blanks nothing', (head, rest) => {
    const words = wordsIn(epubOf({ a: chapterOf(`<p>Words that stand here${rest}.</p>`, { head }) }))
    expect(words).toMatch(/^Words that stand here/)
    expect(words).not.toContain('&')
  })
})
