const sheetLink = /<link rel="stylesheet" href="([^"#]+)(#?)"\/>/g
const modulePreload = /<link rel="modulepreload" /g
const stylesHere = '<style></style>'

/** A page as it is sent, and the content of the style elements that were written into it. */
export interface FinishedPage {
  html: string
  styles: string[]
}

/**
 * Makes a page paint without waiting for anything but itself: its styles stand in it, and its scripts leave the line to
 * what is seen. The style element names the sheets that it holds: before React wakes the page, their links are put back,
 * switched off (web/entry.client.tsx). The content of a sheet is asked for by its address; one that is not known stays a
 * link.
 */
export function paintAtOnce(html: string, contentOf: (address: string) => string | undefined): FinishedPage {
  const contents: string[] = []
  const addresses: string[] = []
  const withoutLinks = html.replace(sheetLink, (link, address: string, mark: string) => {
    const content = contentOf(address)
    if (content === undefined) return link
    addresses.push(address + mark)
    return contents.push(content) === 1 ? stylesHere : ''
  })
  const style = contents.join('')
  return {
    html: withoutLinks
      .replace(stylesHere, () => `<style data-sheets="${addresses.join(' ')}">${style}</style>`)
      .replace(modulePreload, '<link rel="modulepreload" fetchpriority="low" '),
    styles: style ? [style] : [],
  }
}
