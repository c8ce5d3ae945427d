import { useContext, useEffect, useState } from 'react'
import { preload } from 'react-dom'
import {
  type ClientLoaderFunctionArgs,
  PrefetchPageLinks,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_FrameworkContext as RoutesContext,
} from 'react-router'
import { loadAhead } from '../session/early-answers.ts'

/** Milliseconds after which a finger on a link means the link, and not the start of scrolling. */
const restsAfter = 40

/** The page inside the site that a press on this leads to. */
function pageUnder(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.download || link.origin !== location.origin) return
  const { pathname, search } = link
  return pathname === location.pathname && search === location.search ? undefined : pathname + search
}

const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true // not in the types yet

/**
 * Fetches the page behind a link while it is being pressed: its code, its sheets, and what its loader asks for first.
 * On a slow line that is a tenth of a second or two won for each page.
 */
export default function FetchAhead() {
  const [page, setPage] = useState<string>()
  const router = useContext(RouterContext)?.router
  const routes = useContext(RoutesContext)?.manifest.routes

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout>
    const stop = () => clearTimeout(resting)
    const start = ({ target, button, ctrlKey, metaKey, shiftKey }: PointerEvent) => {
      stop()
      const under = button === 0 && !ctrlKey && !metaKey && !shiftKey && !savesData() && pageUnder(target)
      if (under) resting = setTimeout(() => setPage(under), restsAfter)
    }
    // The browser takes the pointer away when the finger scrolls. A quick tap is a click by then.
    addEventListener('pointerdown', start)
    addEventListener('pointercancel', stop)
    addEventListener('click', stop)
    return () => {
      stop()
      removeEventListener('pointerdown', start)
      removeEventListener('pointercancel', stop)
      removeEventListener('click', stop)
    }
  }, [])

  useEffect(() => {
    const match = page && router?.match(page)?.at(-1)
    const route = match && routes?.[match.route.id]
    if (!route) return
    for (const sheet of route.css ?? []) preload(sheet, { as: 'style' })
    void (async () => {
      const { clientLoader } = await import(/* @vite-ignore */ route.module)
      const request = new Request(new URL(page, location.origin))
      const args: Partial<ClientLoaderFunctionArgs> = { request, params: match.params }
      await loadAhead(() => clientLoader?.(args))
    })().catch(() => {}) // The page itself says what went wrong.
  }, [page, router, routes])

  useEffect(() => {
    if (!page) return
    const timer = setTimeout(() => setPage(undefined), 5000)
    return () => clearTimeout(timer)
  }, [page])
  return page ? <PrefetchPageLinks page={page} /> : null
}
