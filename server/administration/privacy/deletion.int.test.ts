import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { freshMobile, logIn } from '../../testing/people.ts'
import { privacyOf } from '../../testing/privacy.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const { agree, consents, ticket, request, remove, deletion, eraseDue } = privacyOf(app)
beforeEach(() => app().clock.set(start))

describe('deleting an account', () => {
  test('waits two weeks, logs every device out, and is cancelled by logging in', async () => {
    const mobile = freshMobile()
    const client = await makeClient(app(), { mobile })
    const asked = await remove(client)
    expect(asked).toMatchObject({
      status: 201,
      data: { state: 'waiting', due_at: '2026-12-05T06:00:00.000Z' },
    })
    expect((await consents(client)).status).toBe(401)
    app().clock.set(new Date('2026-12-05T05:59:00Z'))
    await eraseDue()
    const { person } = await logIn(app(), mobile)
    expect((await deletion(asked.data?.u_id ?? '')).data).toMatchObject({ state: 'cancelled', proof: null })
    app().clock.set(new Date('2026-12-06T06:00:00Z'))
    await eraseDue()
    expect(person?.uId).toBe(client.uId)
    const row = await app()
      .db.selectFrom('person')
      .select('state')
      .where('u_id', '=', client.uId)
      .executeTakeFirst()
    expect(row?.state).toBe('active')
  })

  test('is not possible with a session to come, and with a balance only by giving it up', async () => {
    const [client, healer] = [await makeClient(app()), await makeHealer(app())]
    await bookAndPay(app(), client, healer, '2026-11-24T03:30:00.000Z')
    expect(await remove(client)).toMatchObject({
      status: 409,
      code: 'deletionBlocked',
      data: { blockers: ['appointments'] },
    })
    const rich = await makeClient(app())
    await inTransaction(app().db, (trx) =>
      app().app.modules.ledger.post(trx, {
        kind: 'gift',
        key: `rich:${rich.uId}`,
        entries: [
          { account: { ownerId: rich.uId, kind: 'wallet' }, amount: 5000 },
          { account: { kind: 'goodwill' }, amount: -5000 },
        ],
      }),
    )
    expect(await remove(rich)).toMatchObject({
      status: 409,
      code: 'balanceLeft',
      data: { wallet_paise: 5000 },
    })
    expect(await remove(rich, true)).toMatchObject({ status: 201 })
  })

  test('is not for healers here', async () => {
    const healer = await signInHealer(app(), await makeHealer(app()))
    const asClient = await signIn(app(), healer.uId)
    expect([401, 403, 409]).toContain((await remove(asClient)).status)
  })

  test('leaves nothing of the person in any table; orders and ledger stay, and both proofs still hold', async () => {
    const mark = 'zimtsternkuchen'
    const mobile = freshMobile()
    const email = `${mark}@example.com`
    const client = await makeClient(app(), {
      firstName: 'Quillavanthi',
      lastName: mark,
      anonymousName: mark,
      mobile,
      email,
    })
    const healer = await makeHealer(app())
    await app().db.updateTable('person').set({ city: mark }).where('u_id', '=', client.uId).execute()
    await bookAndPay(app(), client, healer, '2026-11-24T03:30:00.000Z', {
      description: mark,
    })
    const said = await app().call(
      'POST /api/website/all-user-chat/{id}/message',
      { params: { id: healer.u_id }, body: { u_id: randomUUID(), text: mark } },
      { as: client },
    )
    expect(said.data?.chat_u_id).toBeDefined()
    await ticket(client, mark)
    await app().call(
      'POST /api/website/wishlist',
      { body: { kind: 'healer', item_u_id: healer.u_id } },
      { as: client },
    )
    await app().call(
      'POST /api/website/test/{testCode}',
      { params: { testCode: 'phq-9' }, body: { version: 1, answers: [0, 1, 2, 1, 0, 1, 0, 1, 1] } },
      { as: client },
    )
    await agree(client, true)
    await request(client)
    await app().drain()
    app().clock.set(new Date('2026-11-25T06:00:00Z'))
    const later = await signIn(app(), client.uId)
    const asked = await remove(later, true)
    expect(asked.status).toBe(201)
    await app().drain()
    app().clock.set(new Date('2026-12-10T06:00:00Z'))
    await eraseDue()

    expect((await deletion(asked.data?.u_id ?? '')).data).toMatchObject({
      state: 'done',
      closed_at: expect.any(String),
    })
    const { rows: tables } = await sql<{
      name: string
    }>`select table_name as name from information_schema.tables
      where table_schema = 'public'`.execute(app().db)
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql`select 1 from ${sql.table(name)} t
        where t::text ilike any(${[`%${mark}%`, '%Quillavanthi%', `%${mobile.slice(1)}%`]}::text[])`.execute(
        app().db,
      )
      if (rows.length) found.push(`${name}: ${rows.length}`)
    }
    expect(found).toEqual([])
    const order = await app()
      .db.selectFrom('orders')
      .select('state')
      .where('client_id', '=', client.uId)
      .execute()
    expect(order).toEqual([{ state: 'paid' }])
    expect((await logIn(app(), mobile)).answer.data).toMatchObject({ outcome: 'not-registered' })
    await app().drain()
    expect(app().sandbox.inbox.mails(email).at(-1)?.subject).toBe('Your account was deleted')
  })
})
