import sanitizeHtml from 'sanitize-html'

/** Addresses of our own: a path, never `//elsewhere`. */
const isOurs = (address: string) => /^\/(?!\/)/.test(address)

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    // What the editor's buttons make.
    'u',
    's',
    'code',
    'a',
    'blockquote',
    'br',
    'hr',
    'figure',
    'figcaption',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    '*': ['lang', 'id'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  // The page has its own first heading.
  transformTags: {
    h1: 'h2',
    // Deeper headings would leave their words without a paragraph.
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    strike: 's',
    del: 's',
    b: 'strong',
    i: 'em',
    a: (tagName, attribs) => ({
      tagName,
      attribs: isOurs(attribs.href ?? '') ? attribs : { ...attribs, rel: 'noopener nofollow' },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOurs(attribs.src ?? ''),
}

/** HTML of an author, without anything that could run, load from elsewhere or style itself. */
export const cleanRichText = (html: string): string => sanitizeHtml(html, options).trim()

/** The words of HTML alone, for search, reading time and descriptions. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replaceAll(/<\/(p|h2|h3|li|blockquote|td|th|figcaption)>|<br\s*\/?>/g, '$& '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
