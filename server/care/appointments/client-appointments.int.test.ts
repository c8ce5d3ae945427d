import { describe, expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { makeHealer } from '../../testing/healers.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const monday = '2026-11-23T03:30:00.000Z' // 09:00 in India

const book = (
  as: TestUser | undefined,
  healer: { u_id: string },
  starts_at = monday,
  {
    mode = 'video' as const,
    headers = {},
  }: { mode?: 'video' | 'voice' | 'chat'; headers?: Record<string, string> } = {},
) =>
  app().call(
    'POST /api/website/appointment',
    { body: { healer_u_id: healer.u_id, starts_at, mode, description: 'I sleep badly.' } },
    { as, headers },
  )

describe('my appointments', () => {
  test('coming ones soonest first, and a client never sees another’s', async () => {
    const [client, stranger, healer] = [
      await makeClient(app()),
      await makeClient(app()),
      await makeHealer(app()),
    ]
    const late = await book(client, healer, '2026-11-25T03:30:00.000Z')
    const early = await book(client, healer, '2026-11-24T03:30:00.000Z')
    const mine = await app().call('GET /api/website/appointment', {}, { as: client })
    expect(mine).toMatchObject({ status: 200, total: 2 })
    expect(mine.data?.map(({ u_id }) => u_id)).toEqual([early.data?.u_id, late.data?.u_id])
    const history = await app().call(
      'GET /api/website/appointment',
      { query: { is_history: 'true' } },
      { as: client },
    )
    expect(history.total).toBe(0)
    const demo = await app().call(
      'GET /api/website/appointment',
      { query: { request_type: 'demo' } },
      { as: client },
    )
    expect(demo.total).toBe(0)
    const id = early.data?.u_id ?? ''
    const foreign = await app().call(
      'GET /api/website/appointment/{appointmentId}',
      { params: { appointmentId: id } },
      { as: stranger },
    )
    expect(foreign).toMatchObject({ status: 404, code: 'notFound' })
    const paid = await app().call(
      'PUT /api/website/appointment-payment/{u_id}',
      { params: { u_id: id }, body: { razor_pay_payment_id: 'pay_somebody' } },
      { as: stranger },
    )
    expect(paid).toMatchObject({ status: 404 })
    expect((await app().call('GET /api/website/appointment', {}, { as: stranger })).total).toBe(0)
    expect((await app().call('GET /api/website/appointment', {})).status).toBe(401)
  })

  test('what is over goes into the history, latest first', async () => {
    const [client, healer] = [await makeClient(app()), await makeHealer(app())]
    const expired = await book(client, healer)
    app().clock.advance(days(3))
    const back = await signIn(app(), client.uId)
    const past = await app().call(
      'GET /api/website/appointment',
      { query: { is_history: 'true' } },
      { as: back },
    )
    app().clock.advance(-days(3))
    expect(past.data?.map(({ u_id }) => u_id)).toEqual([expired.data?.u_id])
  })
})
