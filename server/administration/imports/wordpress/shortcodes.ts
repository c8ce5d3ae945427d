/** A shortcode of WordPress: `[name a="b"]`, `[/name]`. Doubled brackets write one that is to be read. */
const shortcode = /(\[?)\[(\/?)([a-z][\w-]*)((?:\s+[^\]]*?|=[^\]]*?)?)\/?\](\]?)/gi
const attribute = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g
/** Those that are one word, have no parts and nothing to close: any other word in brackets is a word. */
const known = new Set([
  'caption',
  'gallery',
  'embed',
  'audio',
  'video',
  'playlist',
  'contact-form-7',
  'contactform',
  'wpforms',
  'gravityform',
  'form',
  'toc',
  'sitemap',
  'button',
  'spacer',
  'divider',
  'sharethis',
  'instagram',
  'newsletter',
  'ratings',
])

export interface PostContext {
  /** The pictures of a gallery: those it names, else those that were uploaded for the post. */
  galleryOf: (ids: readonly string[] | undefined) => { address: string; alt: string }[]
}

const attributesOf = (text: string) => {
  const found: Record<string, string> = {}
  for (const [, name = '', double, single, bare] of text.matchAll(attribute))
    found[name.toLowerCase()] = double ?? single ?? bare ?? ''
  return found
}
const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const linkTo = (address: string) => `\n\n<a href="${quoted(address)}">${quoted(address)}</a>\n\n`
const isAddress = (text: string) => /^https?:\/\/[^\s<>"]+$/i.test(text)

const pictureFirst = /^\s*((?:<a\b[^>]*>)?\s*<img\b[^>]*>\s*(?:<\/a>)?)/i
const captioned = /\[caption([^\]]*)\]([\s\S]*?)\[\/caption\]/gi
/** What stands inside is no text. */
const encoded = /\[(vc_raw_html|vc_raw_js|fusion_code)\b[^\]]*\][\s\S]*?\[\/\1\]/gi
const embedded = /\[embed[^\]]*\]\s*([\s\S]*?)\s*\[\/embed\]/gi

/**
 * A text without shortcodes: captions, galleries and links to what was embedded stay as HTML, and what stood inside of
 * others stays. `left` gets the names of those that are gone.
 */
export function withoutShortcodes(html: string, { galleryOf }: PostContext, left: Set<string>): string {
  const closed = new Set(
    [...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = '']) => name.toLowerCase()),
  )
  return html
    .replace(encoded, (_, name: string) => {
      left.add(name.toLowerCase())
      return ''
    })
    .replace(captioned, (_, attributes: string, inner: string) => {
      const [, picture = ''] = pictureFirst.exec(inner) ?? []
      const words =
        inner.slice(pictureFirst.exec(inner)?.[0].length ?? 0).trim() ||
        attributesOf(attributes).caption ||
        ''
      return `\n\n<figure>${picture.trim()}${words && `<figcaption>${words}</figcaption>`}</figure>\n\n`
    })
    .replace(embedded, (_, address: string) => (isAddress(address) ? linkTo(address) : ''))
    .replace(shortcode, (all, before: string, slash: string, given: string, rest: string, after: string) => {
      if (before && after) return all.slice(1, -1)
      const name = given.toLowerCase()
      const isOne =
        known.has(name) || /[_-]/.test(name) || closed.has(name) || new RegExp(attribute.source).test(rest)
      if (!isOne) return all
      const around = (inner: string) => before + inner + after
      if (slash) return around('\n\n')
      const attributes = attributesOf(rest)
      if (name === 'gallery') {
        const pictures = galleryOf(attributes.ids?.split(/[\s,]+/).filter(Boolean))
        return around(
          pictures
            .map(
              ({ address, alt }) =>
                `\n\n<figure><img src="${quoted(address)}" alt="${quoted(alt)}"></figure>\n\n`,
            )
            .join(''),
        )
      }
      left.add(name)
      const played = Object.values(attributes).find(isAddress)
      return around(played && ['audio', 'video'].includes(name) ? linkTo(played) : '\n\n')
    })
}
