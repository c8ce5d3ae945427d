import { homeZone } from '@newyou/contract/business'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { dayIn, minutes } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'

/** Pages of a signed-in colleague, files and calls are no visits. */
const notPages = /^\/(api|admin|media|assets)(\/|$)/

/**
 * Whether this request opens the site: a browser opens a page, and not from a page of ours. A reload says
 * so by asking past its own memory, and what a browser loads ahead was not opened.
 */
export function isVisit({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>) {
  const from = headers['sec-fetch-site']
  return (
    (from === 'none' || from === 'cross-site') &&
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    !headers['sec-purpose'] &&
    !headers['cache-control'] &&
    !notPages.test(url)
  )
}

/**
 * Counts visits by day, in memory, and writes the sum every minute: nothing of a visitor is kept, and no page waits for
 * it. Unwritten counts of a killed process are lost.
 */
export function createVisits({ db, clock, logger }: Pick<Platform, 'db' | 'clock' | 'logger'>) {
  let counted = new Map<string, number>()

  async function write() {
    const writing = counted
    if (writing.size === 0) return
    counted = new Map()
    const rows = [...writing].map(([day, visits]) => ({ day, visits }))
    try {
      await db
        .insertInto('visit_day')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('day').doUpdateSet({ visits: sql`visit_day.visits + excluded.visits` }),
        )
        .execute()
    } catch (error) {
      logger.warn({ err: error }, 'visits are written later')
      for (const [day, visits] of writing) counted.set(day, (counted.get(day) ?? 0) + visits)
    }
  }

  return {
    write,
    /** Looks at every page that is sent. */
    watch(http: FastifyInstance) {
      http.addHook('onResponse', (request, reply, done) => {
        if (reply.statusCode < 400 && isVisit(request)) {
          const day = dayIn(homeZone, clock.now())
          counted.set(day, (counted.get(day) ?? 0) + 1)
        }
        done()
      })
      const timer = setInterval(() => void write(), minutes(1))
      timer.unref()
      http.addHook('onClose', async () => {
        clearInterval(timer)
        await write()
      })
    },
  }
}
