import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { makePerson } from '../testing/signed-in.ts'
import { useTestApp } from '../testing/test-app.ts'
import { runOps } from './run-ops.ts'

const app = useTestApp()

/** Runs a command of operators as they do; resolves with how it ended and what it said. */
function ops(...given: string[]) {
  return opsOn(app().app.platform.pool.options.connectionString ?? '', ...given)
}

const opsOn = (databaseUrl: string, ...given: string[]) =>
  runOps({ DATABASE_URL: databaseUrl, RAZORPAY_API_URL: app().sandbox.url }, ...given)

describe('commands of operators', () => {
  test('each says what it does and takes, and what is not there is said with all that are', async () => {
    for (const name of ['migrate', 'grant-role', 'check'])
      expect(await ops(name, '--help')).toMatchObject({ code: 0, said: expect.stringMatching(`^${name}`) })
    expect(await ops('no-such-command')).toMatchObject({
      code: 2,
      said: expect.stringContaining('grant-role'),
    })
  })

  test('the ledger is proved: 0 when all is well, 1 with what is wrong', async () => {
    expect(await ops('prove-ledger')).toMatchObject({ code: 0, said: expect.stringContaining('"drift": 0') })
    const { u_id: ownerId } = await makePerson(app())
    await sql`insert into ledger_account (owner_id, kind, asset, floor, posted)
      values (${ownerId}, 'wallet', 'INR', 0, 5)`.execute(app().db)
    expect(await ops('prove-ledger')).toMatchObject({ code: 1, said: expect.stringContaining('"drift": 10') })
  })

  test('the books are compared with the gateway’s for a period', async () => {
    expect(
      await ops('compare-gateway', '--from', '2026-11-20T00:00:00Z', '--to', '2026-11-21T00:00:00Z'),
    ).toEqual({
      code: 0,
      said: expect.stringContaining('"differences": []'),
    })
    const wrong = await ops('compare-gateway', '--from', 'yesterday')
    expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('are moments such as') })
  })

  test('the first administrator is named by contact, in the audit trail without a colleague', async () => {
    const person = await makePerson(app(), { email: 'first@example.com' })
    const grant = (contact: string, role = 'admin') => ops('grant-role', '--contact', contact, '--role', role)
    expect(await grant('first@example.com')).toMatchObject({
      code: 0,
      said: expect.stringContaining('"admin"'),
    })
    expect(await grant('first@example.com', 'owner')).toMatchObject({
      code: 1,
      said: expect.stringContaining('--role one of'),
    })
    expect(await grant('nobody@example.com')).toMatchObject({ code: 1 })
    const last = await ops('revoke-role', '--contact', 'first@example.com', '--role', 'admin')
    expect(last).toMatchObject({ code: 1, said: expect.stringContaining('last administrator') })
    const entries = await app()
      .db.selectFrom('audit_entry')
      .select(['staff_id', 'action', 'reason'])
      .where('record_id', '=', person.u_id)
      .execute()
    expect(entries).toEqual([{ staff_id: null, action: 'roles', reason: 'ops' }])
  })

  test('what the operator has to put right first is a sentence with a code of its own', async () => {
    const cluster = inject('clusterUrl')
    const name = `ops_${randomUUID().replaceAll('-', '')}`
    const admin = new pg.Client({ connectionString: cluster })
    await admin.connect()
    await admin.query(`create database ${name}`)
    const empty = new URL(cluster)
    empty.pathname = `/${name}`
    for (const [url, words] of [
      [empty.href, /^The database lacks \d+ migrations of this release, the first is 0001-\S+ Run: /],
      ['postgres://nobody@127.0.0.1:1/none', /^The database cannot be reached: /],
    ] as const) {
      const { code, said } = await opsOn(url, 'prove-ledger')
      expect([code, said]).toEqual([3, expect.stringMatching(words)])
      // One sentence, and nothing of where in the code it was found.
      expect(said.trim().split('\n')).toHaveLength(1)
    }
    // What the sentence says helps, and twice does no harm.
    const migrated = await opsOn(empty.href, 'migrate')
    expect(migrated).toMatchObject({ code: 0, said: expect.stringContaining('0001-') })
    expect(await opsOn(empty.href, 'migrate')).toMatchObject({
      code: 0,
      said: expect.stringContaining('"applied": []'),
    })
    expect(await opsOn(empty.href, 'prove-ledger')).toMatchObject({ code: 0 })
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    const wrong = await ops('grant-role', '--contact', 'nobody-here@example.com', '--role', 'admin')
    expect([wrong.code, wrong.said]).toEqual([1, expect.not.stringContaining('    at ')])
  })

  test('anything else says what there is', async () => {
    expect(await ops('prove')).toMatchObject({ code: 2, said: expect.stringContaining('compare-gateway') })
  })
})
