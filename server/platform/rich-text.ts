import { coverWidths } from '@newyou/contract/vocabulary'
import sanitizeHtml from 'sanitize-html'

/** Addresses of our own: a path, never `//elsewhere`. */
const isOurs = (address: string) => /^\/(?!\/)/.test(address)

/** Our own public pictures: nothing else of the site, which a picture could call, and no way up. */
const isOurPicture = (address: string) =>
  /^\/media\/(?:[\w-]+\/)*[\w-]+\.(?:webp|avif|svg|png|jpe?g)$/.test(address)
/** A picture that was uploaded, whose widths are known; its base address is the first group. */
const uploaded = /^(\/media\/content\/[\da-f-]{36}\/picture)-\d+\.webp$/

/**
 * The attributes of a picture in a fixed order, so that an editor returns a text unchanged. We decide which of its
 * widths a browser loads.
 */
function pictureOf(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { src = '', alt, width, height, lang, id } = attributes
  const [, base] = uploaded.exec(src) ?? []
  const widths = base && {
    srcset: coverWidths.map((one) => `${base}-${one}.webp ${one}w`).join(', '),
    sizes: '(width >= 768px) 704px, calc(100vw - 32px)',
  }
  return {
    src,
    ...(alt !== undefined && { alt }),
    ...(width && { width }),
    ...(height && { height }),
    ...(lang && { lang }),
    ...(id && { id }),
    ...widths,
    loading: 'lazy',
  }
}

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
    // Tags of the editor's buttons.
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
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
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
    img: (tagName, attribs) => ({ tagName, attribs: pictureOf(attribs) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOurPicture(attribs.src ?? ''),
}

/** HTML of an author, without anything that could run, load from elsewhere or style itself. */
export const cleanRichText = (html: string): string => sanitizeHtml(html, options).trim()

/** The uploaded pictures in cleaned HTML, each by its base address and once, with its description. */
export function picturesIn(html: string): Map<string, string> {
  const found = new Map<string, string>()
  if (!html.includes('/media/content/')) return found
  sanitizeHtml(html, {
    ...options,
    transformTags: {
      img: (tagName, attribs) => {
        const [, base] = uploaded.exec(attribs.src ?? '') ?? []
        // If a picture is used twice, a missing description wins.
        if (base) found.set(base, found.get(base) === '' ? '' : (attribs.alt ?? '').trim())
        return { tagName, attribs }
      },
    },
  })
  return found
}

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
