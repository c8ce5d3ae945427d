import { forgetWanted } from './wanted-page.ts'

/** A press longer ago is forgotten. */
const keptMs = 30_000

/** Where a page that was just loaded goes on to; undefined where nobody was on the way from it. */
export function wantedFrom(here: string, kept: string | null, isReload: boolean, now: number) {
  if (!kept || !isReload) return undefined
  const { to, at } = JSON.parse(kept) as { to: string; at: number } // written by wanted-page.ts
  return to !== here && now - at < keptMs ? to : undefined
}

/** Goes on to the page that was wanted when this one had to be loaded anew. */
export function goToWanted(kept: string) {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { pathname, search, hash } = location
  const wanted = wantedFrom(pathname + search + hash, kept, entry?.type === 'reload', Date.now())
  forgetWanted()
  // A new entry of the history, as the press would have made: "back" leads to the page before.
  if (wanted) location.assign(wanted)
}
