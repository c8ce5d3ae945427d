import { cleanRichText } from '../../../platform/rich-text.ts'

/** A picture that is here. */
export interface KeptPicture {
  file: string
  width: number
  height: number
}

const marked = /<img src="\/media\/import\/([0-9a-f]{32})\.webp"((?: alt="[^"]*")?)[^>]*\/>/g
/** What is left around a picture that is not here. */
const empty = /<(p|figure|a|li)(?:\s[^>]*)?>\s*<\/\1>/g
const captionAlone = /<figure>\s*<figcaption>([\s\S]*?)<\/figcaption>\s*<\/figure>/g

/** The text of a post with its pictures in the places of their marks; those that are not here are gone. */
export function withPictures(body: string, pictureOf: (mark: string) => KeptPicture | undefined) {
  const files = new Set<string>()
  let isLost = false
  const placed = body.replace(marked, (_, mark: string, alt: string) => {
    const picture = pictureOf(mark)
    if (!picture) {
      isLost = true
      return ''
    }
    const { file, width, height } = picture
    files.add(file)
    return cleanRichText(
      `<img src="${file}-1280.webp"${alt || ' alt=""'} width="${width}" height="${height}" />`,
    )
  })
  const tidy = (html: string) => html.replace(empty, '').replace(captionAlone, '<p>$1</p>')
  return { body: isLost ? tidy(tidy(placed)) : placed, files: [...files] }
}

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Links to pages of the old site lead to where these stand now. */
export function linked(
  body: string,
  links: readonly string[],
  newPathOf: (address: string) => string | undefined,
): string {
  let text = body
  for (const link of links) {
    const { pathname, search } = new URL(link)
    const to = newPathOf(pathname + search)
    if (to)
      text = text.replaceAll(`<a href="${inAttribute(link)}" rel="noopener nofollow">`, `<a href="${to}">`)
  }
  return text
}
