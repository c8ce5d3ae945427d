import { randomUUID } from 'node:crypto'
import type { Order } from '@newyou/contract/money/payments/payments'
import { type Insertable, sql } from 'kysely'
import type { Fulfilment } from '../money/payments/index.ts'
import { minutes } from '../platform/clock.ts'
import { inTransaction } from '../platform/database/database.ts'
import type { Coupon } from '../platform/database/schema.ts'
import { testUserOf } from './people.ts'
import { makeClient, makePerson } from './signed-in.ts'
import type { TestApp, TestUser } from './test-app.ts'
import { post } from './webhooks.ts'

/**
 * Products in a table of their own, so that a transaction which fails takes its gift back as a real product does.
 * `test_gift` has no unique key: a product that is given twice shows.
 */
export const testFulfilment: Fulfilment = {
  async fulfil(trx, order) {
    const { rows } = await sql`update test_thing set state = 'given'
      where u_id = ${order.item_u_id} and state = 'free' returning u_id`.execute(trx)
    if (!rows.length) return 'gone'
    await sql`insert into test_gift (order_id) values (${order.u_id})`.execute(trx)
    return 'given'
  },
  async release(trx, order) {
    await sql`update test_thing set releases = releases + 1 where u_id = ${order.item_u_id}`.execute(trx)
  },
}

/** Payment sources beside the gateway. */
interface Sources {
  coupon?: string
  allowancePaise?: number
  lifePoints?: number
  walletPaise?: number
}

export async function openShop(app: TestApp) {
  const { db, clock } = app
  const { payments, ledger } = app.app.modules
  await sql`create table if not exists test_thing
    (u_id uuid primary key, state text not null, releases integer not null default 0)`.execute(db)
  await sql`create table if not exists test_gift (order_id uuid not null)`.execute(db)
  const { u_id: earnerId } = await makePerson(app)

  const providerOrdersOf = (orderId: string) =>
    app.sandbox.gateway.orders().filter(({ receipt }) => receipt?.startsWith(orderId.replaceAll('-', '')))

  const fill = (personId: string, walletPaise: number) =>
    inTransaction(db, (trx) =>
      ledger.post(trx, {
        key: `gift:${randomUUID()}`,
        kind: 'gift',
        entries: [
          { account: { kind: 'goodwill' }, amount: -walletPaise },
          { account: { ownerId: personId, kind: 'wallet' }, amount: walletPaise },
        ],
      }),
    )

  const start = (
    client: TestUser,
    orderId: string,
    request: number | Sources = 0,
    headers: Record<string, string> = {},
  ) => {
    const { walletPaise, lifePoints, coupon, allowancePaise }: Sources =
      typeof request === 'number' ? { walletPaise: request } : request
    const body = {
      ...{ coupon_code: coupon, allowance_paise: allowancePaise },
      ...{ life_points: lifePoints, wallet_paise: walletPaise },
    }
    return app.call(
      'POST /api/website/payment/{id}',
      { params: { id: orderId }, body },
      { as: client, headers },
    )
  }

  const claim = (client: TestUser, orderId: string, paymentId: string, signature?: string) =>
    app.call(
      'PUT /api/website/order-payment/{u_id}',
      {
        params: { u_id: orderId },
        body: { razor_pay_payment_id: paymentId, razor_pay_signature: signature },
      },
      { as: client },
    )

  /** Gives points; bought ones with the rupees that they were bought for. */
  const fillPoints = (personId: string, { earned = 0, bought = 0 }: { earned?: number; bought?: number }) =>
    inTransaction(db, async (trx) => {
      const given = (kind: 'points-earned' | 'points-bought', points: number) => [
        { account: { kind: 'points-issued' as const }, amount: -points * 100 },
        { account: { ownerId: personId, kind }, amount: points * 100 },
      ]
      const sold = [
        { account: { kind: 'gateway-clearing' as const }, amount: -bought * 100 },
        { account: { kind: 'points-sold' as const }, amount: bought * 100 },
      ]
      await ledger.post(trx, {
        key: `gift:${randomUUID()}`,
        kind: 'gift',
        entries: [...given('points-earned', earned), ...given('points-bought', bought), ...sold],
      })
    })

  return {
    fill,
    fillPoints,
    /** A client's points, bought and earned separately. */
    async pointsOf({ uId }: Pick<TestUser, 'uId'>) {
      const rows = await db
        .selectFrom('ledger_account')
        .select(['kind', 'posted', 'held'])
        .where('owner_id', '=', uId)
        .execute()
      const of = (kind: string) => {
        const row = rows.find((one) => one.kind === kind)
        return row ? (row.posted - row.held) / 100 : 0
      }
      return { bought: of('points-bought'), earned: of('points-earned') }
    },
    /** Writes a coupon; resolves with its code. */
    async coupon(given: Partial<Insertable<Coupon>> = {}): Promise<string> {
      const now = clock.now()
      const { code } = await db
        .insertInto('coupon')
        .values({
          u_id: randomUUID(),
          code: `C${randomUUID().replaceAll('-', '').slice(0, 12)}`,
          title: 'A coupon of a test',
          off_paise: given.off_basis_points ? null : 40_000,
          valid_from: now,
          created_at: now,
          ...given,
        })
        .returning('code')
        .executeTakeFirstOrThrow()
      return code
    },
    async usesOf(code: string): Promise<number> {
      const { uses } = await db
        .selectFrom('coupon')
        .select('uses')
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
      return uses
    },
    /** Pays the rest by card and claims the payment; resolves with the gateway payment. */
    async payByCard(client: TestUser, orderId: string, request: Parameters<typeof start>[2]) {
      const { data, message } = await start(client, orderId, request)
      if (data?.outcome !== 'gateway') throw new Error(`the payment did not start: ${message}`)
      const { payment } = await app.sandbox.gateway.payOrder(data.checkout.order_id)
      await claim(client, orderId, payment.id)
      return payment.id
    },
    /** A person with this much in the wallet. */
    async client(walletPaise = 0): Promise<TestUser> {
      const client = await makeClient(app)
      if (walletPaise) await fill(client.uId, walletPaise)
      return client
    },

    async order(
      client: Pick<TestUser, 'uId'>,
      { pricePaise = 250_000, lastsMs = minutes(10) } = {},
    ): Promise<string> {
      const itemId = randomUUID()
      await sql`insert into test_thing values (${itemId}, 'free')`.execute(db)
      const { u_id: orderId } = await inTransaction(db, (trx) =>
        payments.orderService.open(trx, {
          clientId: client.uId,
          kind: 'appointment',
          itemId,
          title: 'A session of 45 minutes',
          pricePaise,
          earnerId,
          expiresAt: new Date(clock.now().getTime() + lastsMs),
        }),
      )
      return orderId
    },

    /** Opens an order that fills a wallet. */
    async topUp(client: Pick<TestUser, 'uId'>, pricePaise: number, lastsMs = minutes(10)): Promise<string> {
      const { u_id: orderId } = await inTransaction(db, (trx) =>
        payments.orderService.open(trx, {
          clientId: client.uId,
          kind: 'wallet-top-up',
          itemId: randomUUID(),
          title: 'Money for the wallet',
          pricePaise,
          earnerId: null,
          expiresAt: new Date(clock.now().getTime() + lastsMs),
        }),
      )
      return orderId
    },

    /** Comes back after a while, when the access token has run out. */
    async back(client: TestUser): Promise<TestUser> {
      const answer = await app.call('POST /api/website/get-refresh-token', {
        body: { refresh_token: client.refreshToken, device_id: client.deviceId },
      })
      if (!answer.data) throw new Error(`could not come back: ${answer.message}`)
      return testUserOf(answer.data, client.deviceId, answer.headers)
    },

    /** Another client takes the product. */
    async takeAway(orderId: string) {
      await sql`update test_thing set state = 'taken'
        where u_id = (select item_u_id from orders where u_id = ${orderId})`.execute(db)
    },

    start,
    claim,

    async view(client: TestUser, orderId: string): Promise<Order | undefined> {
      const answer = await app.call(
        'GET /api/website/order/{orderId}',
        { params: { orderId } },
        { as: client },
      )
      return answer.data
    },

    providerOrdersOf,

    /** Outcome of an order: how often its product was given, and its refunds. */
    async outcome(orderId: string) {
      const { rows } = await sql<{ state: string; gifts: number; refunds: string[]; held: number }>`
        select o.state,
          (select count(*) from test_gift g where g.order_id = o.u_id)::int as gifts,
          (select coalesce(json_agg(r.state order by r.created_at), '[]') from refund r where r.order_id = o.u_id)
            as refunds,
          (select coalesce(sum(amount), 0) from ledger_hold h where h.order_id = o.u_id and h.state = 'held')::int
            as held
        from orders o where o.u_id = ${orderId}`.execute(db)
      return rows[0]
    },

    async walletOf(client: Pick<TestUser, 'uId'>) {
      return (await ledger.balances(db, client.uId)).walletPaise
    },

    /** Posts the events that the gateway has for an order, as the gateway would. Answers with the statuses. */
    async deliver(orderId: string, { event, newId = false }: { event?: string; newId?: boolean } = {}) {
      const known = providerOrdersOf(orderId).flatMap(({ id }) =>
        app.sandbox.gateway.webhooks({ orderId: id }),
      )
      const wanted = known.filter((record) => event === undefined || record.event === event)
      return Promise.all(
        wanted.map(({ id, body, secret }) => post(app, body, secret, newId ? randomUUID() : id)),
      )
    },

    /** Amount the gateway has of an order: captured and not refunded, in paise. */
    keptByGateway(orderId: string): number {
      const payments = providerOrdersOf(orderId).flatMap(({ id }) => app.sandbox.gateway.payments(id))
      return payments
        .filter(({ captured }) => captured)
        .reduce((sum, payment) => sum + payment.amount - payment.amount_refunded, 0)
    },

    /** Faults of the ledger: paise of drift, and every other fault that the proof finds. */
    async drift() {
      const { drift, faults } = await ledger.prove()
      return drift + Object.values(faults).reduce((sum, count) => sum + count, 0)
    },

    refundWhole: (orderId: string) =>
      inTransaction(db, (trx) =>
        payments.refund(trx, orderId, { basisPoints: 10_000, reason: 'cancelled-by-client' }),
      ),

    /** Runs the jobs of every minute. */
    async tick() {
      await app.app.platform.jobs.runNow('expire-orders')
      await app.app.platform.jobs.runNow('reconcile-payments')
      await app.drain()
    },
  }
}
export type Shop = Awaited<ReturnType<typeof openShop>>
