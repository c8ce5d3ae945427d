import { setTimeout as wait } from 'node:timers/promises'
import { startSystemValkey } from '../../../tasks/system-valkey.ts'
import { setRoleLimits } from '../../platform/database/time-limits.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { startPgBouncer } from '../pgbouncer.ts'
import { realServer } from '../real-server.ts'
import { startStreamingReplica } from '../streaming-replica.ts'
import { startHaproxy } from './haproxy.ts'

type Node = Awaited<ReturnType<typeof realServer>>

/** Longer than the proxy takes to notice that a node is not ready. */
const drainMs = 2500
const waitMs = 5000
const startsMax = 10

/** As a supervisor does: a node that starts while PostgreSQL is away ends, and is started again. */
async function startSupervised(node: Node) {
  for (let tries = 1; ; tries++)
    try {
      return await node.start()
    } catch (error) {
      if (tries === startsMax) throw error
      await wait(1000)
    }
}

/** The engines below the nodes: PostgreSQL with a replica, PgBouncer and Valkey of this machine. */
export async function startEngines() {
  const [postgres, valkey] = [await startStreamingReplica(), await startSystemValkey()]
  if (!valkey) throw new Error('no Valkey is installed on this machine')
  await setRoleLimits(postgres.url, waitMs)
  const pooler = await startPgBouncer(postgres.url)
  return {
    postgres,
    valkey,
    pooler,
    async stop() {
      await pooler.stop()
      await postgres.remove()
    },
  }
}
export type Engines = Awaited<ReturnType<typeof startEngines>>

/** Three web nodes and a worker on these engines, behind a proxy. `app` has the sandbox that they reach. */
export async function startCluster(app: TestApp, { postgres, valkey, pooler }: Engines) {
  const { config } = app.app.platform
  const outside = Object.fromEntries(
    Object.entries(config).filter(
      ([name, value]) =>
        /_(URL|NUMBER)$/.test(name) && typeof value === 'string' && !/^(DATABASE|VALKEY)/.test(name),
    ),
  ) as Record<string, string>
  const settings = {
    ...outside,
    DATABASE_DIRECT_URL: postgres.url,
    DATABASE_READ_URL: postgres.replicaUrl,
    DATABASE_POOL_SIZE: '6',
    DATABASE_WAIT_MS: String(waitMs),
    DRAIN_MS: String(drainMs),
    MIGRATE_AT_START: 'false',
    RATE_LIMIT_FACTOR: '100000',
    VALKEY_URL: valkey.url,
  }
  const node = (role: string) => realServer(pooler.url, config.DATA_FOLDER, { ...settings, ROLE: role })
  const web = await Promise.all([node('web'), node('web'), node('web')])
  const worker = await node('worker')
  const killAll = () => Promise.all([...web, worker].map((one) => one.kill()))
  try {
    // One after another: four that read all modules at once take four times as long.
    for (const one of [...web, worker]) await startSupervised(one)
  } catch (error) {
    await killAll()
    throw error
  }
  const proxy = await startHaproxy(web.map(({ url }) => url))
  const some = () => web[Math.floor(Math.random() * web.length)] as Node // there are three

  let currentValkey = valkey
  return {
    url: proxy.url,
    faults: {
      'a node is killed': async () => {
        const killed = some()
        await killed.kill()
        await startSupervised(killed)
      },
      'the worker is killed': async () => {
        await worker.kill()
        await startSupervised(worker)
      },
      'Valkey is stopped for two seconds': async () => {
        await currentValkey.stop()
        await wait(2000)
        const started = await startSystemValkey(currentValkey.port)
        if (started) currentValkey = started
      },
      'PostgreSQL is restarted': () => postgres.restart(),
      'the replica is stopped for two seconds': async () => {
        await postgres.stop()
        await wait(2000)
        await postgres.start()
      },
      'all nodes are replaced one after another': async () => {
        for (const one of web) {
          one.signal('SIGTERM')
          await one.ended()
          await startSupervised(one)
        }
      },
    },
    async stop() {
      await killAll()
      await proxy.stop()
      await currentValkey.stop()
    },
  }
}
