/*
 * Shows push notifications, and the offline page where a page cannot be reached. It keeps the files of that page; what a client may read there
 * is kept by the pages themselves (session/kept-offline.ts), for one person and until they log out.
 */

/** The build writes here what the release is made of, so that browsers see each new one. */
const release = 'development'
const files = [
  '/offline/en.html',
  '/offline/hi.html',
  '/offline/offline.css',
  '/offline/offline.js',
  '/offline/kept.js',
  '/favicon.svg',
  '/fonts/anek-devanagari-latin.woff2',
  '/fonts/eczar-latin.woff2',
]
const cacheName = `offline-${release}`

async function keepFiles() {
  const cache = await caches.open(cacheName)
  await cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' })))
}

async function takeOver() {
  const names = await caches.keys()
  const earlier = names.filter((name) => name.startsWith('offline-') && name !== cacheName)
  await Promise.all(earlier.map((name) => caches.delete(name)))
  // The request for a page leaves while this worker wakes up.
  await registration.navigationPreload?.enable()
}

const keptFile = (file) => caches.match(file, { cacheName, ignoreVary: true })

async function pageOrOfflinePage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const isHindi = /^\/hi(\/|$)/.test(new URL(request.url).pathname)
    const offlinePage = await keptFile(`/offline/${isHindi ? 'hi' : 'en'}.html`)
    if (offlinePage) return offlinePage
    throw error
  }
}

/** Ours alone: a notification leads nowhere else. */
const ownAddress = (path) => {
  const url = new URL(path, location.origin)
  return url.origin === location.origin ? url.href : `${location.origin}/`
}

function showNotification({ title, body, path, tag }) {
  return registration.showNotification(title, { body, tag, data: { path } })
}

async function openPage(path) {
  const address = ownAddress(path)
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => url === address)
  if (there) return there.focus()
  return clients.openWindow(address)
}

addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showNotification(event.data.json()))
})
addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data?.path ?? '/'))
})
addEventListener('install', (event) => event.waitUntil(keepFiles()))
addEventListener('activate', (event) => event.waitUntil(takeOver()))
// A new release waits until its notice is agreed to, or until no page of the old one is open.
addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(skipWaiting())
})
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageOrOfflinePage(event))
  else if (files.includes(pathname))
    event.respondWith(keptFile(pathname).then((kept) => kept ?? fetch(request)))
})
