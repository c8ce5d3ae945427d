import type { TestApp } from './test-app.ts'

/** Pages in the cache that show one thing each; each made again is another text. */
export function keptPages(app: () => TestApp) {
  let made = 0
  /** The page with this tag, from the cache when nothing of it changed. */
  return async (tag: string) => {
    const page = async () => ({
      status: 200,
      headers: {},
      body: `<p>${++made}</p>`,
      tags: [tag],
      maxAgeSeconds: 3600,
    })
    return (await app().app.platform.pageCache.get(`/kept/${tag}`, page)).plain.toString()
  }
}
