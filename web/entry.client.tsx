import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { startUp } from './session/start-up.ts'
import { loadLanguage } from './ui/load-language.ts'
import { localeOf } from './ui/locale.ts'

void startUp()

/**
 * The server wrote the sheets of this page into it. React expects their links, and what loads parts later asks whether
 * they are there; switched off before they stand in the page, they load nothing.
 */
function putBackSheetLinks() {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-sheets]')) {
    const addresses = style.dataset.sheets?.split(' ') ?? []
    // The router marks some addresses with a hash, which Vite's loading of parts does not know.
    const unmarked = addresses
      .filter((address) => address.endsWith('#'))
      .map((address) => address.slice(0, -1))
    style.after(...[...addresses, ...unmarked].map(disabledLink))
  }
}

function disabledLink(address: string) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.setAttribute('disabled', '')
  link.setAttribute('href', address)
  return link
}

putBackSheetLinks()

void loadLanguage(localeOf(location.pathname)).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  }),
)
