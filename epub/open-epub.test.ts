import { describe, expect, test } from 'vitest'
import { BookFault } from './faults.ts'
import { firstNamed, parseChapter, wordsOf } from './markup.ts'
import { openEpub, proveReadable } from './open-epub.ts'
import { chapterOf, containerOf, epubOf, itemOf, navOf, packageOf, zip } from './testing/make-epub.ts'

const one = chapterOf('<p>First words.</p>')
const two = chapterOf('<p>Second words.</p>')
const wordsIn = (packed: Uint8Array, part = 0) =>
  wordsOf({ children: openEpub(packed).chapter(part).nodes } as Parameters<typeof wordsOf>[0])
const spine = (...ids: string[]) => ids.map((id) => `<itemref idref="${id}"/>`).join('')
/** The fault found in the book, if any. */
function faultOf(packed: Uint8Array) {
  try {
    proveReadable(openEpub(packed))
    return undefined
  } catch (error) {
    if (!(error instanceof BookFault)) throw error
    return [error.kind, error.chapter]
  }
}

describe('a book that is put together by hand or by other systems can be read', () => {
  const items = itemOf('a', 'a.xhtml') + itemOf('b', 'b.xhtml')
  test.each<[string, Uint8Array]>([
    [
      'without its mimetype',
      zip({
        'META-INF/container.xml': containerOf('p.opf'),
        'p.opf': packageOf(items, spine('a')),
        'a.xhtml': one,
      }),
    ],
    [
      'with backslashes of Windows',
      zip({
        'META-INF\\container.xml': containerOf(),
        'book\\package.opf': packageOf(itemOf('a', 'text/a.xhtml'), spine('a')),
        'book\\text\\a.xhtml': one,
      }),
    ],
    [
      'with names in another case',
      epubOf({ a: one }, { 'book/package.opf': packageOf(itemOf('a', 'A.XHTML'), spine('a')) }),
    ],
    [
      'with a mark before its documents',
      epubOf(
        { a: `\ufeff${one}` },
        {
          'META-INF/container.xml': `\ufeff${containerOf()}`,
          'book/package.opf': `\ufeff${packageOf(items, spine('a'))}`,
        },
      ),
    ],
    [
      'with a bare & in its title',
      epubOf(
        { a: one },
        {
          'book/package.opf': packageOf(items, spine('a'), { metadata: '<dc:title>Body & Mind</dc:title>' }),
        },
      ),
    ],
    [
      'whose container names no package',
      epubOf({ a: one }, { 'META-INF/container.xml': containerOf('gone.opf') }),
    ],
    [
      'whose names hold escapes',
      epubOf(
        { a: '' },
        { 'book/package.opf': packageOf(itemOf('a', 'CR%21A.xhtml'), spine('a')), 'book/CR%21A.xhtml': one },
      ),
    ],
    [
      'whose names are escaped',
      epubOf(
        { a: '' },
        {
          'book/package.opf': packageOf(itemOf('a', 'One%20two.xhtml'), spine('a')),
          'book/One two.xhtml': one,
        },
      ),
    ],
    [
      'whose names hold a bare %',
      epubOf(
        { a: '' },
        {
          'book/package.opf': packageOf(itemOf('a', '50% off.xhtml'), spine('a')),
          'book/50% off.xhtml': one,
        },
      ),
    ],
    [
      'whose names are composed in another way',
      epubOf(
        { a: '' },
        {
          'book/package.opf': packageOf(itemOf('a', 'Re\u0301sume\u0301.xhtml'), spine('a')),
          'book/R\u00e9sum\u00e9.xhtml': one,
        },
      ),
    ],
    [
      'whose elements have prefixes',
      epubOf(
        { a: one },
        {
          'book/package.opf': `<opf:package xmlns:opf="http://www.idpf.org/2007/opf"><opf:manifest><opf:item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></opf:manifest><opf:spine><opf:itemref idref="a"/></opf:spine></opf:package>`,
        },
      ),
    ],
    [
      'all of which stands outside of the reading order',
      epubOf({ a: one }, { 'book/package.opf': packageOf(items, '<itemref idref="a" linear="no"/>') }),
    ],
  ])('%s', (_what, packed) => {
    expect(faultOf(packed)).toBeUndefined()
    expect(wordsIn(packed)).toBe('First words.')
  })
})

describe('a book that cannot be read is told by what is wrong', () => {
  const encryption = (algorithm: string, file: string) =>
    `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><enc:EncryptedData xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptionMethod Algorithm="${algorithm}"/><enc:CipherData><enc:CipherReference URI="${file}"/></enc:CipherData></enc:EncryptedData></encryption>`
  const aes = 'http://www.w3.org/2001/04/xmlenc#aes256-cbc'
  test.each<[string, Uint8Array, [string, string | undefined] | undefined]>([
    ['no package', zip({ 'META-INF/container.xml': containerOf() }), ['notBook', undefined]],
    ['no chapters', epubOf({}), ['notBook', undefined]],
    ['bytes of no archive', new Uint8Array(200), ['notBook', undefined]],
    [
      'a chapter that is missing',
      epubOf(
        { a: one, b: two },
        {
          'book/package.opf': packageOf(
            itemOf('n', 'nav.xhtml', undefined, 'properties="nav"') +
              itemOf('a', 'a.xhtml') +
              itemOf('b', 'gone.xhtml'),
            spine('a', 'b'),
          ),
        },
      ),
      ['missing', 'gone.xhtml'],
    ],
    [
      'a chapter of another kind',
      epubOf(
        { a: one },
        { 'book/package.opf': packageOf(itemOf('a', 'a.xhtml', 'application/pdf'), spine('a')) },
      ),
      ['otherFormat', 'a.xhtml'],
    ],
    [
      'chapters under a copy protection',
      epubOf({ a: one }, { 'META-INF/encryption.xml': encryption(aes, 'book/a.xhtml') }),
      ['locked', 'Title of a (a.xhtml)'],
    ],
    [
      'fonts that are scrambled alone',
      epubOf(
        { a: one },
        { 'META-INF/encryption.xml': encryption('http://www.idpf.org/2008/embedding', 'book/a.xhtml') },
      ),
      undefined,
    ],
    ['no word and no picture', epubOf({ a: chapterOf('<p> </p>') }), ['empty', undefined]],
    ['a picture alone', epubOf({ a: chapterOf('<svg><image xlink:href="c.jpg"/></svg>') }), undefined],
  ])('%s', (_what, packed, fault) => {
    expect(faultOf(packed)).toEqual(fault)
  })

  test('one chapter that is cut in the archive is damaged, and the other is read', () => {
    const packed = epubOf({
      a: chapterOf(`<p>${Array.from({ length: 900 }, (_, at) => at * 7919).join(' ')}</p>`),
      b: two,
    })
    const start = Buffer.from(packed).indexOf('book/a.xhtml') + 'book/a.xhtml'.length
    packed.fill(0xff, start + 40, start + 400)
    expect(faultOf(packed)).toEqual(['damaged', 'Title of a (a.xhtml)'])
    expect(wordsIn(packed, 1)).toBe('Second words.')
  })

  test('a chapter that nests without end is damaged, in no time', () => {
    const packed = epubOf({ a: chapterOf(`${'<div>'.repeat(200_000)}deep${'</div>'.repeat(200_000)}`) })
    const start = performance.now()
    expect(faultOf(packed)).toEqual(['damaged', 'Title of a (a.xhtml)'])
    expect(performance.now() - start).toBeLessThan(5000)
  })
})

describe('contents', () => {
  const book = (nav: string, more = {}) =>
    openEpub(epubOf({ a: one, b: two }, { 'book/nav.xhtml': nav, ...more }))

  test('are the list that says so, not the first one', () => {
    const nav = chapterOf(
      '<nav epub:type="landmarks"><ol><li><a href="b.xhtml">Cover</a></li></ol></nav><nav epub:type="toc"><ol><li><a href="a.xhtml">One</a></li></ol></nav>',
    )
    expect(book(nav).contents).toEqual([{ title: 'One', part: 0, anchor: undefined, depth: 0 }])
  })

  test('lead to anchors, nest, and have headings without a link', () => {
    const nav = navOf(
      '<li><span>Part <b>one</b></span><ol><li><a href="a.xhtml#s2">Inner</a></li></ol></li><li><a href="b.xhtml">Two</a></li><li><a href="https://example.org/">Away</a></li>',
    )
    expect(book(nav).contents).toEqual([
      { title: 'Part one', part: 0, anchor: 's2', depth: 0 },
      { title: 'Inner', part: 0, anchor: 's2', depth: 1 },
      { title: 'Two', part: 1, anchor: undefined, depth: 0 },
    ])
  })

  test('of EPUB 2 are nested points, also where those of EPUB 3 lead nowhere', () => {
    const ncx = `<ncx><navMap><navPoint><navLabel><text>Ein</text></navLabel><content src="a.xhtml"/><navPoint><navLabel><text>Zwei</text></navLabel><content src="b.xhtml#x"/></navPoint></navPoint></navMap><pageList><navPoint><navLabel><text>7</text></navLabel><content src="b.xhtml"/></navPoint></pageList></ncx>`
    const items =
      itemOf('nav', 'nav.xhtml', undefined, 'properties="nav"') +
      itemOf('ncx', 'toc.ncx', 'application/x-dtbncx+xml') +
      itemOf('a', 'a.xhtml') +
      itemOf('b', 'b.xhtml')
    const { contents } = book(navOf(''), {
      'book/toc.ncx': ncx,
      'book/package.opf': packageOf(items, spine('a', 'b'), { spineAttributes: 'toc="ncx"' }),
    })
    expect(contents).toEqual([
      { title: 'Ein', part: 0, anchor: undefined, depth: 0 },
      { title: 'Zwei', part: 1, anchor: 'x', depth: 1 },
    ])
  })
})

test('links lead to parts, to places in them, and to notes beside the reading order', () => {
  const items = itemOf('a', 'a.xhtml') + itemOf('f', 'notes.xhtml') + itemOf('g', 'more.xhtml')
  const book = openEpub(
    epubOf(
      { a: one, b: two },
      {
        'book/notes.xhtml': chapterOf('<aside id="n1">A note.</aside>'),
        'book/more.xhtml': one,
        'book/package.opf': packageOf(items, `${spine('a')}<itemref idref="f" linear="no"/>`),
      },
    ),
  )
  expect(book.sizes).toHaveLength(1)
  const from = book.fileOf(0)
  expect(book.targetOf(from, '#here')).toEqual({ part: 0, anchor: 'here' })
  expect(book.targetOf(from, 'notes.xhtml#n1')).toEqual({ aside: 'book/notes.xhtml', anchor: 'n1' })
  // In no order at all, and yet a file of the book.
  expect(book.targetOf(from, 'more.xhtml')).toEqual({ aside: 'book/more.xhtml', anchor: undefined })
  expect(book.targetOf(from, 'unknown.xhtml')).toBeUndefined()
  expect(wordsOf({ children: book.aside('book/notes.xhtml').nodes } as Parameters<typeof wordsOf>[0])).toBe(
    'A note.',
  )
})

test.each([
  ['its language', '<dc:language>ur</dc:language>', '', '', 'rtl', 'rtl'],
  ['the spine', '', 'page-progression-direction="rtl"', '', 'rtl', undefined],
  ['the chapter', '', '', 'dir="rtl" lang="en"', 'ltr', 'rtl'],
  ['a script of the language', '<dc:language>pa-Arab</dc:language>', '', '', 'rtl', 'rtl'],
  ['nothing', '<dc:language>hi</dc:language>', '', '', 'ltr', 'ltr'],
])(
  'a book is read from the right by %s',
  (_what, metadata, spineAttributes, attributes, progression, direction) => {
    const book = openEpub(
      epubOf(
        { a: chapterOf('<p>یہ ایک جملہ ہے</p>', { attributes }) },
        { 'book/package.opf': packageOf(itemOf('a', 'a.xhtml'), spine('a'), { metadata, spineAttributes }) },
      ),
    )
    expect([book.progression, book.chapter(0).direction]).toEqual([progression, direction])
  },
)

test('a picture may be a chapter of its own, and is found under another spelling', () => {
  const picture = new Uint8Array([1, 2, 3])
  const book = openEpub(
    epubOf(
      { a: one },
      {
        'book/Cover.JPG': picture,
        'book/package.opf': packageOf(
          itemOf('c', 'cover.jpg', 'image/jpeg') + itemOf('a', 'a.xhtml'),
          spine('c', 'a'),
        ),
      },
    ),
  )
  expect(book.chapter(0).picture).toBe('data:image/jpeg;base64,AQID')
  expect(book.pictureOf(book.fileOf(1), '../book/cover.jpg')).toBe('data:image/jpeg;base64,AQID')
  expect(book.pictureOf(book.fileOf(1), 'https://evil.example/seen.png')).toBeUndefined()
})

test('what a chapter says in markup inside of words stays words', () => {
  expect(wordsOf(firstNamed(parseChapter('<p>a &lt;b&gt; c</p>'), 'p') ?? parseChapter(''))).toBe('a <b> c')
})
