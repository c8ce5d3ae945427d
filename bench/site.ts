import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '../tasks/ports.ts'
import { startSite } from '../tasks/site.ts'

/** Copies of the demo healers, so that a list has the size of a large practice. */
async function multiplyHealers(databaseUrl: string, count: number) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_name = 'healer' and column_name not in ('u_id', 'person_id', 'next_free_at')`,
  )
  const columns = rows.map((row) => `"${row.column_name}"`).join(', ')
  await client.query('begin')
  await client.query(
    `create temporary table copy on commit drop as
     select gen_random_uuid() as u_id, gen_random_uuid() as person_id, h.u_id as original, n
     from healer h cross join generate_series(1, $1::int) n where h.is_demo limit $2`,
    [Math.ceil(count / 40), count],
  )
  await client.query(
    `insert into person (u_id, roles, first_name, last_name, created_at, updated_at)
     select person_id, '{healer}', 'Copy', n::text, now(), now() from copy`,
  )
  await client.query(
    `insert into healer (u_id, person_id, next_free_at, ${columns})
     select copy.u_id, copy.person_id, h.next_free_at + copy.n * interval '7 minutes',
       ${columns.replaceAll('"', 'h."').replace(/h\."(\w+)h\."/g, 'h."$1"')}
     from copy join healer h on h.u_id = copy.original`,
  )
  await client.query('commit')
  await client.query('vacuum analyze healer')
  await client.end()
}

/** Copies of the demo courses, without lessons: a list shows none. */
async function multiplyCourses(databaseUrl: string, count: number) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into course (u_id, healer_id, state, title, summary, category, language, caption_languages, price_paise,
       image, words, is_demo, published_at, updated_at)
     select gen_random_uuid(), healer_id, state, title || ' ' || n, summary, category, language, caption_languages,
       price_paise, image, words, true, published_at - n * interval '7 minutes', updated_at
     from course cross join generate_series(1, $1::int) n where is_demo`,
    [Math.ceil(count / 30)],
  )
  await client.query('vacuum analyze course, search_entry')
  await client.end()
}

/** `smallest`: shows that a benchmark runs and is right, and measures nothing. */
export type Size = 'full' | 'smallest'

export interface SiteNeeds {
  /** How many rows the lists have at least. */
  healers?: number
  courses?: number
  environment?: Record<string, string>
}

export type MeasuredSite = Awaited<ReturnType<typeof startMeasuredSite>>

/** A process of the benchmarks, once it is ready. */
async function startBeside(file: string, words: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file), ...words], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  })
  await new Promise((resolve) => child.once('message', resolve))
  return child
}

/** A site with many healers and, beside it, the peers on the same database. */
export async function startMeasuredSite({ healers = 0, courses = 0, environment = {} }: SiteNeeds) {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'newyou-bench-'))
  const guard = await startBeside('guard.ts', [dataFolder], {})
  const port = await freePort()
  const site = await startSite({
    port,
    dataFolder,
    environment: {
      LOG_LEVEL: 'fatal',
      OTP_PER_ADDRESS_HOURLY: '1000000',
      OTP_PER_CONTACT_HOURLY: '1000000',
      RATE_LIMIT_FACTOR: '100000',
      ...environment,
    },
  })
  if (healers) await multiplyHealers(site.databaseUrl, healers)
  if (courses) await multiplyCourses(site.databaseUrl, courses)
  const peersPort = await freePort()
  const peers = await startBeside('peers.ts', [], {
    PORT: String(peersPort),
    DATABASE_URL: site.databaseUrl,
  })
  async function stopAll() {
    peers.kill()
    await site.stop()
    guard.disconnect()
  }
  let stopping: Promise<void> | undefined
  return {
    site,
    peersUrl: `http://127.0.0.1:${peersPort}`,
    siteUrl: `http://127.0.0.1:${port}`,
    /** Also when a signal asks for it while a benchmark that lost its site gives up. */
    stop() {
      stopping ??= stopAll()
      return stopping
    },
  }
}
