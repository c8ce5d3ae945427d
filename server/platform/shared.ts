import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { createValkeyBus } from './database/valkey-bus.ts'
import { createSharedCounts } from './http/shared-counts.ts'
import { contentTopic } from './pages/page-cache.ts'
import { createSharedPages } from './pages/shared-pages.ts'
import { releaseName } from './release.ts'
import { openValkey } from './valkey.ts'
import type { Logger } from './watch/logger.ts'

/** What several nodes have together in Valkey; undefined without VALKEY_URL. */
export function createShared(
  { VALKEY_URL: url, PUBLIC_URL }: Config,
  { databaseUrl, db, logger }: { databaseUrl: string; db: Database; logger: Logger },
) {
  if (!url) return undefined
  // The nodes of one site have the same address and database.
  const prefix = `newyou:${new URL(PUBLIC_URL).host}:${new URL(databaseUrl).pathname.slice(1)}`
  const valkey = openValkey({ url, prefix, logger })
  const pages = createSharedPages({ valkey, release: releaseName, logger })
  const bus = createValkeyBus({
    valkey,
    db,
    logger,
    async beforeSending({ topic, message }) {
      if (topic === contentTopic) await pages.changed(message as string[]) // as the page cache publishes it
    },
  })
  return {
    bus,
    pages: pages.in('page'),
    answers: pages.in('answer'),
    counts: createSharedCounts({ valkey, logger }),
  }
}
