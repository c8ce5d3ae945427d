import { expect } from 'vitest'
import { inTransaction } from '../platform/database/database.ts'
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

/** Waits until the cache has heard of all changes so far: messages come in the order of their commits. */
export async function allChangesHeard(app: TestApp, pageWith: (tag: string) => Promise<string>) {
  const before = await pageWith('marker')
  await inTransaction(app.db, (trx) => app.app.platform.pageCache.invalidate(trx, 'marker'))
  await expect.poll(() => pageWith('marker')).not.toBe(before)
}
