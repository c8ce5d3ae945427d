const sheetLink = /<link rel="stylesheet" href="([^"#]+)(#?)"\/>/g
const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const startScript = '<script type="module" async="">'
const stylesHere = '<style></style>'

/** A page as it is sent, and the content of the style elements that were written into it. */
export interface FinishedPage {
  html: string
  styles: string[]
}

/**
 * Makes a page paint without waiting for other requests. Its styles are inlined: the style element names the sheets
 * that it holds, and web/entry.client.tsx restores their links, disabled, before hydration. An inert script lists its
 * scripts; web/ui/start-scripts.ts loads them once the page is visible. `contentOf` returns the content of a sheet by
 * its address; an unknown sheet stays a link.
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
  const modules: string[] = []
  const withoutPreloads = withoutLinks.replace(modulePreload, (_link, address: string) => {
    modules.push(address)
    return ''
  })
  return {
    html: withoutPreloads
      .replace(stylesHere, () => `<style data-sheets="${addresses.join(' ')}">${style}</style>`)
      .replace(startScript, `<script type="text/plain" data-modules="${modules.join(' ')}">`),
    styles: style ? [style] : [],
  }
}
