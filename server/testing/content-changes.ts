import { randomUUID } from 'node:crypto'
import { contentTopic } from '../platform/pages/page-cache.ts'
import type { TestApp } from './test-app.ts'

/** Says that content with these tags changed, and waits until this message itself, and so every one before it, was heard. */
export async function contentChanged(app: TestApp, ...tags: string[]) {
  const { bus, pageCache } = app.app.platform
  const own = `test:${randomUUID()}`
  const heard = Promise.withResolvers<void>()
  bus.subscribe<string[]>(contentTopic, (changed) => changed.includes(own) && heard.resolve())
  await app.db.transaction().execute((trx) => pageCache.invalidate(trx, ...tags, own))
  await heard.promise
}
