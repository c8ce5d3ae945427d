import {
  type WebhookEventKind,
  webhookEventKinds,
  webhookEvents,
} from '@newyou/contract/administration/webhooks/events'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { beforeEach, describe, expect, test } from 'vitest'
import { days, hours, seconds } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, type TestHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff, signIn, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const monday = '2026-11-23T03:30:00.000Z'
const tuesday = '2026-11-24T03:30:00.000Z'
const app = useTestApp({ start })
const people = appointmentsOf(app)

let admin: TestUser
let place = ''
let places = 0
beforeEach(async () => {
  app().clock.set(start)
  await app().db.deleteFrom('webhook_endpoint').execute()
  await app().db.deleteFrom('outgoing_event').execute()
  admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
  place = `receiver-${++places}`
})

const receiver = () => app().sandbox.receivers
const urlOf = (name = place) => `${app().sandbox.url}/receivers/${name}`

async function endpoint({
  url = urlOf(),
  kinds = [...webhookEventKinds],
  healer_u_id,
}: {
  url?: string
  kinds?: WebhookEventKind[]
  healer_u_id?: string
} = {}) {
  const { data, ...rest } = await app().call(
    'POST /api/staff/webhook-endpoints',
    { body: { url, kinds, description: 'Accounts', ...(healer_u_id && { healer_u_id }) } },
    { as: admin },
  )
  if (!data) throw new Error(`${rest.status} ${rest.message}`)
  return data
}
const of = (id: string) => ({ params: { id } })
const shown = async (id: string) =>
  (await app().call('GET /api/staff/webhook-endpoints/{id}', of(id), { as: admin })).data
const log = async (id: string) =>
  (await app().call('GET /api/staff/webhook-deliveries', { query: { endpoint: id } }, { as: admin })).data ??
  []

/** Does what is due now. */
async function send() {
  await app().app.platform.jobs.runNow('webhooks-due')
  await app().drain()
}
const bodies = (name = place) =>
  receiver()
    .received(name)
    .map(({ body }) => JSON.parse(body) as { type: WebhookEventKind; timestamp: string; data: object })
const kindsSent = (name = place) => bodies(name).map(({ type }) => type)

async function booked(healer?: TestHealer) {
  const by = healer ?? (await makeHealer(app(), { price_paise: 118_000 }))
  const client = await makeClient(app())
  return { healer: by, client, ...(await bookAndPay(app(), client, by, monday)) }
}

describe('what is told', () => {
  test('a booking, its new time and its end, in their order, signed, with ids and amounts alone', async () => {
    const { secret } = await endpoint()
    const { client, healer, u_id: id, order_u_id: orderId } = await booked()
    await people.reschedule(client, id, tuesday)
    app().clock.set(new Date('2026-11-22T06:00:00Z'))
    const later = await signIn(app(), client.uId)
    const { data: preview } = await people.preview(later, id)
    expect((await people.cancel(later, id, preview?.refund_paise ?? 0)).status).toBe(200)
    await send()

    const told = bodies()
    const about = (kind: string) => told.filter(({ type }) => type.startsWith(kind)).map(({ type }) => type)
    expect(about('appointment.')).toEqual([
      'appointment.booked',
      'appointment.rescheduled',
      'appointment.cancelled',
    ])
    expect(about('order.')).toEqual(['order.paid', 'order.refunded'])
    expect(told.find(({ type }) => type === 'appointment.rescheduled')).toMatchObject({
      timestamp: start.toISOString(),
      data: {
        appointment_u_id: id,
        healer_u_id: healer.u_id,
        client_u_id: client.uId,
        start_time: tuesday,
        previous_start_time: monday,
        price_paise: 118_000,
      },
    })
    expect(told.find(({ type }) => type === 'order.paid')?.data).toMatchObject({ order_u_id: orderId })
    for (const { type, data } of told)
      expect(webhookEvents[type].data.strict().safeParse(data).error, type).toBeUndefined()
    const verifying = new Webhook(secret)
    for (const { headers, body } of receiver().received(place))
      expect(() => verifying.verify(body, withTimeOf(headers))).toThrow(/too old|too new/i)
  })

  test('nothing that did not commit, and nothing where nobody listens', async () => {
    const eventsIn = (db: Queryable) =>
      db
        .selectFrom('outgoing_event')
        .select((of) => of.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    await booked()
    expect(await eventsIn(app().db)).toEqual({ count: 0 })
    await endpoint()
    const undone = app()
      .db.transaction()
      .execute(async (trx) => {
        await sql`update person set roles = '{admin,client}' where u_id = ${admin.uId}`.execute(trx)
        expect(await eventsIn(trx)).toEqual({ count: 1 })
        throw new Error('undone')
      })
    await expect(undone).rejects.toThrow('undone')
    expect(await eventsIn(app().db)).toEqual({ count: 0 })
  })

  test('only what an endpoint asks for, and only of its healer', async () => {
    const mine = await makeHealer(app(), { price_paise: 50_000 })
    const paid = await endpoint({ kinds: ['order.paid'] })
    await endpoint({ url: urlOf(`${place}-mine`), healer_u_id: mine.u_id })
    await booked()
    await booked(mine)
    await send()
    expect(kindsSent()).toEqual(['order.paid', 'order.paid'])
    expect(new Set(kindsSent(`${place}-mine`))).toEqual(new Set(['appointment.booked', 'order.paid']))
    expect((await shown(paid.u_id))?.due).toBe(0)
  })
})

/** The library compares with the clock of this machine; tests have their own. */
const withTimeOf = (headers: Record<string, unknown>) => ({
  'webhook-id': String(headers['webhook-id']),
  'webhook-timestamp': String(headers['webhook-timestamp']),
  'webhook-signature': String(headers['webhook-signature']),
})

describe('a signature', () => {
  test('is accepted by a library that is not ours, and by either secret while they change', async () => {
    app().clock.set(new Date())
    admin = await steppedUp(app(), await signIn(app(), admin.uId, 'staff'))
    const { u_id: id, secret } = await endpoint()
    const { data: renewed } = await app().call('POST /api/staff/webhook-endpoints/{id}/secret', of(id), {
      as: admin,
    })
    await app().call('POST /api/staff/webhook-endpoints/{id}/test', of(id), { as: admin })
    await send()
    const [sent] = receiver().received(place)
    const verify = (key: string, body = sent?.body ?? '') =>
      new Webhook(key).verify(body, withTimeOf(sent?.headers ?? {}))
    for (const key of [secret, renewed?.secret ?? ''])
      expect(verify(key)).toMatchObject({ type: 'webhook.test', data: {} })
    // A practice has its own name: the house's is not in what it sends.
    expect(sent?.headers['user-agent']).toBe('Webhooks/1')
    expect(() => verify(secret, `${sent?.body} `)).toThrow()
    expect(() => verify(`whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow()
    app().clock.advance(days(1) + 1)
    admin = await signIn(app(), admin.uId, 'staff')
    await app().call('POST /api/staff/webhook-endpoints/{id}/test', of(id), { as: admin })
    await send()
    const signatures = receiver()
      .received(place)
      .map(({ headers }) => String(headers['webhook-signature']).split(' ').length)
    expect(signatures).toEqual([2, 1])
  })
})

describe('a receiver that fails', () => {
  test('is asked again after growing pauses, and later events of the same subject wait', async () => {
    const { u_id: id } = await endpoint({ kinds: ['appointment.booked', 'appointment.rescheduled'] })
    receiver().answer(place, { status: 500 }, 'cut')
    const first = await booked()
    await send()
    await people.reschedule(first.client, first.u_id, tuesday)
    await booked()
    await send()
    // Another subject is not held up: its answer was the cut line, then it is due again.
    expect(kindsSent()).toEqual([])
    expect((await shown(id))?.failing_since).toBe(start.toISOString())
    app().clock.advance(seconds(6))
    await send()
    await send()
    expect(kindsSent().filter((kind) => kind === 'appointment.rescheduled')).toHaveLength(1)
    const appointments = bodies().map(({ type, data }) => [
      type,
      (data as { appointment_u_id: string }).appointment_u_id,
    ])
    const own = appointments.filter(([, of]) => of === first.u_id).map(([type]) => type)
    expect(own).toEqual(['appointment.booked', 'appointment.rescheduled'])
    expect((await shown(id))?.failing_since).toBeNull()
    const [, , tried] = await log(id)
    expect(tried).toMatchObject({ state: 'delivered', tries: 2, last_status: 204 })
  })

  test('says when to come again', async () => {
    const { u_id: id } = await endpoint({ kinds: ['order.paid'] })
    receiver().answer(place, { status: 429, retryAfterSeconds: 120 })
    await booked()
    await send()
    app().clock.advance(seconds(60))
    await send()
    expect(receiver().asked(place)).toBe(1)
    app().clock.advance(seconds(61))
    await send()
    expect(kindsSent()).toEqual(['order.paid'])
    expect(await log(id)).toMatchObject([{ tries: 2, state: 'delivered' }])
  })

  test('that leads elsewhere is not followed', async () => {
    const { u_id: id } = await endpoint({ kinds: ['order.paid'] })
    receiver().answer(place, { status: 302, location: urlOf('other') })
    await booked()
    await send()
    expect(receiver().asked('other')).toBe(0)
    expect(await log(id)).toMatchObject([{ last_status: null, last_problem: 'redirected', state: 'due' }])
  })

  test('loses an event after a day, and the next one of its subject goes', async () => {
    const { u_id: id } = await endpoint({ kinds: ['appointment.booked', 'appointment.rescheduled'] })
    const { client, u_id: appointmentId } = await booked()
    await people.reschedule(client, appointmentId, tuesday)
    receiver().answer(place, ...Array.from({ length: 9 }, () => ({ status: 500 })))
    for (const pause of [0, 5, 30, 120, 600, 3600, 3 * 3600, 6 * 3600, 12 * 3600]) {
      app().clock.advance(seconds(pause))
      await send()
    }
    expect(receiver().asked(place)).toBeGreaterThanOrEqual(9)
    admin = await signIn(app(), admin.uId, 'staff')
    await send()
    expect(kindsSent()).toEqual(['appointment.rescheduled'])
    expect((await log(id)).map(({ state }) => state)).toEqual(['delivered', 'given-up'])
    const [, lost] = await log(id)
    await app().call('POST /api/staff/webhook-deliveries/{id}/again', of(lost?.u_id ?? ''), { as: admin })
    await send()
    expect(kindsSent()).toEqual(['appointment.rescheduled', 'appointment.booked'])
  })

  test('is turned off when it is gone, or takes nothing for a day, and administrators hear of it', async () => {
    const gone = await endpoint({ kinds: ['order.paid'] })
    const dead = await endpoint({ kinds: ['order.paid'], url: urlOf(`${place}-dead`) })
    receiver().answer(place, { status: 410 })
    receiver().answer(`${place}-dead`, ...Array.from({ length: 200 }, () => ({ status: 503 })))
    await booked()
    await send()
    expect(await shown(gone.u_id)).toMatchObject({ state: 'off', off_reason: 'gone' })
    for (let hour = 0; hour < 26; hour++) {
      app().clock.advance(hours(1))
      if (hour % 5 === 0) await booked()
      await send()
    }
    admin = await signIn(app(), admin.uId, 'staff')
    expect(await shown(dead.u_id)).toMatchObject({ state: 'off', off_reason: 'failing' })
    const news = await people.news(admin)
    expect(news.map(({ title }) => title).filter((title) => title.includes('turned off'))).toHaveLength(2)
    expect(news[0]?.front_end_path).toContain('/admin/webhook-endpoints/')
    const asked = receiver().asked(`${place}-dead`)
    await send()
    expect(receiver().asked(`${place}-dead`)).toBe(asked)
  })
})
