/** A cookie that this page may see is forgotten by letting it end. */
function forgetCookies() {
  for (const cookie of document.cookie.split(';')) {
    const [name = ''] = cookie.trim().split('=')
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    if (name) document.cookie = `${name}=; path=/; max-age=0`
  }
}

/** The session to which push notifications went has ended, and with it the subscription at the push service. */
async function endPush() {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const registration = await workers?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

/**
 * Forgets what the browser keeps outside of its storage: cookies, caches and databases. The files of the offline page stay:
 * they are the same for all people.
 */
export async function forgetBrowser() {
  forgetCookies()
  await endPush().catch(() => undefined)
  for (const name of (await globalThis.caches?.keys()) ?? [])
    if (!name.startsWith('offline-')) await caches.delete(name)
  // Not every browser lists its databases.
  for (const { name } of (await indexedDB.databases?.().catch(() => [])) ?? [])
    if (name) indexedDB.deleteDatabase(name)
}
