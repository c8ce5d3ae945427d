import { strToU8, zipSync } from 'fflate'

export type Files = Record<string, string | Uint8Array>

/** A ZIP of these files; words are written in UTF-8. */
export const zip = (files: Files): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  )

export const containerOf = (path = 'book/package.opf') =>
  `<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="${path}" media-type="application/oebps-package+xml"/></rootfiles></container>`

export const chapterOf = (body: string, { head = '<title>t</title>', attributes = '' } = {}) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" ${attributes}><head>${head}</head><body>${body}</body></html>`

export const itemOf = (id: string, href: string, type = 'application/xhtml+xml', more = '') =>
  `<item id="${id}" href="${href}" media-type="${type}" ${more}/>`

export const packageOf = (items: string, spine: string, { spineAttributes = '', metadata = '' } = {}) =>
  `<?xml version="1.0" encoding="utf-8"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>t</dc:title>${metadata}</metadata><manifest>${items}</manifest><spine ${spineAttributes}>${spine}</spine></package>`

export const navOf = (list: string) => chapterOf(`<nav epub:type="toc"><ol>${list}</ol></nav>`)

/** A book of these chapters, each `name: markup`, with contents by their names; `more` adds files or replaces some. */
export function epubOf(chapters: Record<string, string | Uint8Array>, more: Files = {}): Uint8Array {
  const names = Object.keys(chapters)
  const entries = names.map((name) => `<li><a href="${name}.xhtml">Title of ${name}</a></li>`)
  return zip({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': containerOf(),
    'book/package.opf': packageOf(
      itemOf('nav', 'nav.xhtml', undefined, 'properties="nav"') +
        names.map((name) => itemOf(name, `${name}.xhtml`)).join(''),
      names.map((name) => `<itemref idref="${name}"/>`).join(''),
    ),
    'book/nav.xhtml': navOf(entries.join('')),
    ...Object.fromEntries(names.map((name) => [`book/${name}.xhtml`, chapters[name] ?? ''])),
    ...more,
  })
}
