import { storageKeys } from '../ui/storage-keys.ts'
import { clearSession, currentSession } from './session.ts'

const throttleMs = 60_000
const ofPeople = [storageKeys.token, storageKeys.refreshToken, storageKeys.userId, storageKeys.userData]

/**
 * At the start without a session: what an ended one left behind is cleared, then the page is loaded once
 * more, at most once in 60 seconds. A visitor who leaves nothing behind is not troubled.
 */
export async function startUp() {
  // Only after a press that a release has cut short. Read at once: the frame forgets it as soon as it is awake.
  const wanted = sessionStorage.getItem(storageKeys.wantedPage)
  if (wanted) void import('./go-to-wanted.ts').then(({ goToWanted }) => goToWanted(wanted))
  if (currentSession()) return
  const isLeft = ofPeople.some((key) => localStorage.getItem(key))
  if (!isLeft) return
  const before = Number(localStorage.getItem(storageKeys.cacheCleared))
  clearSession()
  // Rarely needed, so a first visit does not load it.
  const { forgetBrowser } = await import('./forget-browser.ts')
  await forgetBrowser()
  if (Date.now() - before < throttleMs) return
  localStorage.setItem(storageKeys.cacheCleared, `${Date.now()}`)
  location.reload()
}
