import { strToU8, type Zippable, zipSync } from 'fflate'
import { toHtml } from '../markup.ts'

export interface Manuscript {
  id: string
  title: string
  author: string
  language: string
  chapters: { title: string; text: string }[]
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const page = (language: string, title: string, body: string) => `<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="${language}" lang="${language}">
<head><title>${escapeXml(title)}</title></head>
<body>
${body}
</body>
</html>
`

/** The package document: what the book is, its files, their order. */
function packageOf({ id, title, author, language, chapters }: Manuscript): string {
  const names = chapters.map((_, number) => `chapter-${number + 1}`)
  const items = names.map(
    (name) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${id}</dc:identifier>
<dc:title>${escapeXml(title)}</dc:title>
<dc:creator>${escapeXml(author)}</dc:creator>
<dc:language>${language}</dc:language>
<dc:description>Demo content</dc:description>
<meta property="dcterms:modified">2026-01-01T00:00:00Z</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
${items.join('\n')}
</manifest>
<spine>
${names.map((name) => `<itemref idref="${name}"/>`).join('\n')}
</spine>
</package>
`
}

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

/** A whole EPUB 3; the same manuscript always gives the same bytes. */
export function makeEpub(book: Manuscript): Buffer {
  const { title, language, chapters } = book
  const contents = chapters.map(
    (chapter, number) => `<li><a href="chapter-${number + 1}.xhtml">${escapeXml(chapter.title)}</a></li>`,
  )
  const files: Zippable = {
    // First and not packed, so that the kind of file shows in its first bytes.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(container),
    'book/package.opf': strToU8(packageOf(book)),
    'book/nav.xhtml': strToU8(
      page(
        language,
        title,
        `<nav epub:type="toc"><h1>${escapeXml(title)}</h1><ol>${contents.join('')}</ol></nav>`,
      ),
    ),
  }
  for (const [number, chapter] of chapters.entries())
    files[`book/chapter-${number + 1}.xhtml`] = strToU8(
      page(
        language,
        chapter.title,
        `<section epub:type="chapter">\n<h1>${escapeXml(chapter.title)}</h1>\n${toHtml(chapter.text)}\n</section>`,
      ),
    )
  return Buffer.from(zipSync(files, { mtime: '2026-01-01T00:00:00', level: 9 }))
}
