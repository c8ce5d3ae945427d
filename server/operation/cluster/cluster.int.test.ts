import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { replicaPrograms } from '../../../tasks/system-postgres.ts'
import { isValkeyInstalled } from '../../../tasks/system-valkey.ts'
import { minutes } from '../../platform/clock.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { isPgBouncerInstalled } from '../pgbouncer.ts'
import { type Engines, startCluster, startEngines } from './cluster.ts'
import { isHaproxyInstalled } from './haproxy.ts'
import { startTraffic } from './traffic.ts'
import { judge } from './verdict.ts'

/** `npm run cluster -- 10` goes on for ten minutes; otherwise each fault comes once. */
const forMinutes = Number(process.env.CLUSTER_MINUTES ?? 0)
const isInstalled =
  Boolean(await replicaPrograms()) && isHaproxyInstalled() && isPgBouncerInstalled() && isValkeyInstalled()

describe.runIf(isInstalled)('a cluster', () => {
  let engines: Engines
  let valkeyUrl = ''
  const app = useTestApp({
    start: new Date(),
    async database() {
      engines = await startEngines()
      valkeyUrl = engines.valkey.url
      return engines.postgres.url
    },
    config: {
      get VALKEY_URL() {
        return valkeyUrl
      },
    },
  })
  let cluster: Awaited<ReturnType<typeof startCluster>>
  beforeAll(async () => {
    cluster = await startCluster(app(), engines)
  })
  afterAll(async () => {
    await cluster?.stop()
    await engines?.stop()
  })

  test(
    'goes on while its parts are killed, stopped and replaced: nothing is lost, doubled or stale',
    async () => {
      let isOver = false
      const { done, ended } = await startTraffic(app(), cluster.url, () => isOver)
      const until = Date.now() + minutes(forMinutes)
      do
        for (const [name, happen] of Object.entries(cluster.faults)) {
          if (forMinutes) console.log(`${name}; ${done.counts.calls} calls, ${done.booked.length} bookings`)
          await happen()
          await wait(1000)
        }
      while (Date.now() < until)
      isOver = true
      await ended

      const { counts, booked, written, heard, pagesRead } = done
      if (forMinutes)
        console.table({ ...counts, booked: booked.length, written: written.length, heard, pagesRead })
      // All kinds of work went on.
      for (const count of [booked.length, written.length, heard, pagesRead]) expect(count).toBeGreaterThan(3)
      await expect
        .poll(async () => ({ ...(await judge(app(), done)), what: done.stale }), { timeout: 10_000 })
        .toEqual({
          lost: 0,
          doubled: 0,
          stale: 0,
          failedAfterTryingAgain: 0,
          ledgerDrift: 0,
          messagesLeft: 0,
          what: [],
        })
    },
    minutes(forMinutes + 4),
  )
})
