import { storageKeys } from '../ui/storage-keys.ts'
import { currentSession } from './session.ts'

/** The newest chapters; a book has more of them than a device should hold. */
const chaptersMax = 20
const chapterFolder = '/kept/chapter/'

/** Data a client may read offline. `public/offline/kept.js` shows it. */
export interface Kept {
  appointments: { starts_at: string; ends_at: string; healer: string; mode: string }[]
  'action-plans': {
    title: string
    healer: string
    actions: { title: string; how_to: string; at: string; weekdays: number[] }[]
  }[]
}

/** Of one person, deleted with the session (session.ts) and when they log out. */
const openKept = () => caches.open(`kept-${localStorage.getItem(storageKeys.userId)}`)

async function put(address: string, value: unknown) {
  if (!('caches' in globalThis)) return
  const userId = currentSession()?.userId
  if (!userId) return
  const cache = await openKept()
  // Deleted first, so that the keys stand in the order in which they were kept.
  await cache.delete(address)
  await cache.put(address, Response.json({ kept_at: Date.now(), value }))
  const chapters = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(chapterFolder))
  for (const old of chapters.slice(0, -chaptersMax)) await cache.delete(old)
  // The session may have ended meanwhile.
  if (currentSession()?.userId !== userId) await caches.delete(`kept-${userId}`)
}

/** A device that keeps nothing, because it is full or forbids it, shows the page all the same. */
export const keepOffline = <Name extends keyof Kept>(name: Name, value: Kept[Name]) =>
  void put(`/kept/${name}`, value).catch(() => undefined)

export interface KeptChapter {
  book: string
  chapter: string
  language: string
  /** Cleaned, without pictures. */
  html: string
}

export const keepChapter = (ebookId: string, part: number, chapter: KeptChapter) =>
  void put(`${chapterFolder}${ebookId}/${part}`, chapter).catch(() => undefined)

/** The client may not read this book any more. */
export async function forgetChapters(ebookId: string) {
  if (!('caches' in globalThis)) return
  const cache = await openKept()
  for (const key of await cache.keys()) if (key.url.includes(`/${ebookId}/`)) await cache.delete(key)
}
