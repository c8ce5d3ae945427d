const blocks =
  'address|article|aside|blockquote|center|details|div|dl|dd|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul|video|audio'
const blockTag = new RegExp(`(<\\/?(?:${blocks})\\b[^>]*>)`, 'gi')
const isBlockTag = new RegExp(`^<\\/?(?:${blocks})\\b`, 'i')
/** Within these, lines are not divided: they have their own parts, or keep their spaces. */
const whole = new Set(
  'pre script style table ul ol dl p figure h1 h2 h3 h4 h5 h6 iframe video audio'.split(' '),
)

/**
 * The older editor of WordPress keeps no paragraphs: an empty line divides them, and a line break is one. Lines that stand in
 * no block become paragraphs here, as WordPress does when it shows a post.
 */
export function withParagraphs(html: string): string {
  const parts = html.replace(/\r\n?/g, '\n').split(blockTag)
  const open: string[] = []
  return parts
    .map((part) => {
      if (isBlockTag.test(part)) {
        const [, slash = '', name = ''] = /^<(\/?)(\w+)/.exec(part) ?? []
        const tag = name.toLowerCase()
        if (slash) {
          const at = open.lastIndexOf(tag)
          if (at >= 0) open.splice(at)
        } else if (whole.has(tag) && !part.endsWith('/>')) open.push(tag)
        return part
      }
      if (open.length > 0) return part
      return part
        .split(/\n[ \t]*\n+/)
        .map((paragraph) => paragraph.trim())
        .filter(Boolean)
        .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
        .join('')
    })
    .join('')
}
