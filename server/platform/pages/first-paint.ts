const sheetLink = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g
const modulePreload = /<link rel="modulepreload" /g

/**
 * Makes a page paint without waiting for anything but itself: its styles stand in it, and its scripts leave the line to
 * what is seen. The links of the styles stay, switched off, so that the scripts find them and do not load them again.
 * The content of a sheet is asked for by its address; one that is not known stays a link.
 */
export function paintAtOnce(html: string, contentOf: (address: string) => string | undefined): string {
  const sheets: string[] = []
  const linked = html.replace(sheetLink, (link, address: string) => {
    const content = contentOf(address)
    if (content === undefined) return link
    sheets.push(content)
    return `${sheets.length === 1 ? stylesHere : ''}${link.slice(0, -2)} disabled=""/>`
  })
  return linked
    .replace(stylesHere, () => `<style>${sheets.join('')}</style>`)
    .replace(modulePreload, '<link rel="modulepreload" fetchpriority="low" ')
}

const stylesHere = '<style></style>'
