import { storageKeys } from '../ui/storage-keys.ts'
import { clearSession, currentSession } from './session.ts'

const throttleMs = 60_000
const ofPeople = [storageKeys.token, storageKeys.refreshToken, storageKeys.userId, storageKeys.userData]

/** A cookie that this page may see is forgotten by letting it end. */
function forgetCookies() {
  for (const cookie of document.cookie.split(';')) {
    const [name = ''] = cookie.trim().split('=')
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    if (name) document.cookie = `${name}=; path=/; max-age=0`
  }
}

/**
 * Section 4, at the start without a session: what an ended one left behind is cleared, then the page is loaded once
 * more, at most once in 60 seconds. A visitor who leaves nothing behind is not troubled.
 */
export async function startUp() {
  if (currentSession()) return
  const isLeft = ofPeople.some((key) => localStorage.getItem(key))
  if (!isLeft) return
  const before = Number(localStorage.getItem(storageKeys.cacheCleared))
  clearSession()
  forgetCookies()
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name)
  if (Date.now() - before < throttleMs) return
  localStorage.setItem(storageKeys.cacheCleared, `${Date.now()}`)
  location.reload()
}
