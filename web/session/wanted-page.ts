import { storageKeys } from '../ui/storage-keys.ts'

/**
 * After a release the pages of an open tab ask for files that are gone. The router then loads the page that is open anew,
 * at its old address, and the press is lost. So the address that a press leads to is kept until it is reached; a page
 * that was loaded anew meanwhile goes there.
 */
const keptMs = 30_000

interface Place {
  pathname: string
  search: string
  hash: string
}

export const noteWanted = ({ pathname, search, hash }: Place) =>
  sessionStorage.setItem(
    storageKeys.wantedPage,
    JSON.stringify({ to: pathname + search + hash, at: Date.now() }),
  )

export const forgetWanted = () => sessionStorage.removeItem(storageKeys.wantedPage)

/** Where a page that was just loaded goes on to; undefined where nobody was on the way from it. */
export function wantedFrom(here: string, kept: string | null, isReload: boolean, now: number) {
  if (!kept || !isReload) return undefined
  const { to, at } = JSON.parse(kept) as { to: string; at: number } // written above
  return to !== here && now - at < keptMs ? to : undefined
}

/** Goes on to the page that was wanted when this one had to be loaded anew. */
export function goToWanted() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { pathname, search, hash } = location
  const wanted = wantedFrom(
    pathname + search + hash,
    sessionStorage.getItem(storageKeys.wantedPage),
    entry?.type === 'reload',
    Date.now(),
  )
  forgetWanted()
  // A new entry of the history, as the press would have made: "back" leads to the page before.
  if (wanted) location.assign(wanted)
}
