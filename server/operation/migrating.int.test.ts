import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../platform/database/migrate.ts'
import { registerClient } from '../testing/people.ts'
import { useTestApp } from '../testing/test-app.ts'
import { realServer } from './real-server.ts'

const app = useTestApp({ start: new Date() })
let folder = ''
let server: Awaited<ReturnType<typeof realServer>>
const databaseUrl = () => app().app.platform.pool.options.connectionString ?? ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newyou-migrating-'))
  server = await realServer(databaseUrl(), folder, { RATE_LIMIT_FACTOR: '1000', KEEP_ANSWERS: 'false' })
  await server.start()
})
afterAll(async () => {
  await server.kill()
  await rm(folder, { recursive: true, force: true })
})

/** What the next release adds, and this one knows nothing of. */
const added = {
  '9990-adds-a-column.sql': 'alter table healer add of_a_test text; alter table person add of_a_test text;',
  '9991-adds-a-table.sql': 'create table of_a_test (healer_id uuid not null references healer (u_id));',
  '9992-adds-a-check.sql': `alter table healer add constraint of_a_test_short check (length(of_a_test) < 10) not valid;`,
  '9993-checks-all-rows.sql': 'alter table healer validate constraint of_a_test_short;',
  '9994-adds-an-index.sql':
    '-- outside a transaction\ndrop index concurrently if exists person_of_a_test;\ncreate index concurrently person_of_a_test on person (of_a_test);\n',
}

test('this release serves while the next one migrates behind a reader of nine seconds: no call fails', async () => {
  const client = await registerClient(app())
  const headers = {
    authorization: `Bearer ${client.token}`,
    'x-csrf-token': client.csrf,
    cookie: `csrf=${client.csrf}`,
    'content-type': 'application/json',
  }
  const calls: [string, RequestInit][] = [
    ['healers', {}],
    ['notification', { headers }],
    ['notification-preferences', { method: 'PUT', headers, body: JSON.stringify({ digest_at: '18:00' }) }],
  ]
  const failed: string[] = []
  let answered = 0
  let isOver = false
  const callers = calls.map(async ([call, options]) => {
    while (!isOver) {
      const { status } = await fetch(`${server.url}/api/website/${call}`, options)
      if (status === 200) answered++
      else failed.push(`${call}: ${status}`)
      await wait(10)
    }
  })
  const reader = await app().app.platform.pool.connect()
  await reader.query('set idle_in_transaction_session_timeout = 0')
  await reader.query('begin')
  await reader.query('select count(*) from healer, person')

  const migrations = path.join(folder, 'migrations')
  await cp(path.join(import.meta.dirname, '../database/migrations'), migrations, { recursive: true })
  for (const [name, sql] of Object.entries(added)) await writeFile(path.join(migrations, name), sql)
  const migrating = migrate(databaseUrl(), migrations)
  await wait(9000)
  const before = answered
  await reader.query('commit')
  reader.release(true)
  expect(await migrating).toEqual(Object.keys(added))
  await expect.poll(() => answered).toBeGreaterThan(before + 30)
  isOver = true
  await Promise.all(callers)
  expect(failed).toEqual([])
})
