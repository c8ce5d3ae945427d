import { brandMark } from '@newyou/contract/foundation/brand/names'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const inAddresses = encodeURIComponent(brandMark)
const places = new RegExp(`<script[^>]*>[^]*?</script>|${brandMark}|${inAddresses}`, 'g')

/** Puts the name of the brand into a rendered page, wherever the mark of the catalogues stands. */
export function nameBrand(html: string, name: string): string {
  const inText = name.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)
  const inJson = JSON.stringify(name).slice(1, -1).replaceAll('<', '\\u003c')
  return html.replace(places, (found) => {
    if (found === brandMark) return inText
    if (found === inAddresses) return encodeURIComponent(name)
    return found.replaceAll(brandMark, () => inJson)
  })
}
