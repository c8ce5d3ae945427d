const firstWaitMs = 2000
const longestWaitMs = 60_000

const wasReloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

/**
 * Loads the code that listens for news; without a line, again when it is back. Chromium does not ask a second time for
 * code that failed to load, so a page whose line was lost while it loaded is loaded anew: once, and only where
 * nothing was typed and `mayReload`. Undefined once nobody wants the code.
 */
export async function loadLive({ isWanted, mayReload }: { isWanted: () => boolean; mayReload: boolean }) {
  let wasCut = !navigator.onLine
  let isTyped = false
  const listening = new AbortController()
  const note = { signal: listening.signal, once: true }
  window.addEventListener('offline', () => (wasCut = true), note)
  window.addEventListener('input', () => (isTyped = true), note)
  try {
    for (
      let waitMs = firstWaitMs, tries = 1;
      isWanted();
      waitMs = Math.min(waitMs * 2, longestWaitMs), tries++
    ) {
      try {
        return await import('../../session/live.ts')
      } catch {
        const isBack = wasCut && navigator.onLine
        if (isBack && tries > 1 && mayReload && !wasReloaded() && !isTyped) return location.reload()
        await lineOrTime(isBack ? firstWaitMs : waitMs)
      }
    }
  } finally {
    listening.abort()
  }
}

/** The line may be back before the failure is known, and no event says so then. */
function lineOrTime(ms: number) {
  return new Promise<void>((resolve) => {
    const end = () => {
      window.removeEventListener('online', end)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
  })
}
