import { expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const people = appointmentsOf(app)
const sunday = '2026-11-22T03:30:00.000Z'

test('within fifteen minutes of booking all comes back, though the full refund has passed', async () => {
  const healer = await makeHealer(app(), { price_paise: 100_000 })
  const client = await makeClient(app())
  const { u_id: id } = await bookAndPay(app(), client, healer, sunday)
  app().clock.set(new Date(start.getTime() + minutes(14)))
  expect((await people.preview(client, id)).data).toMatchObject({
    refund_percent: 100,
    refund_paise: 100_000,
  })
  app().clock.set(new Date(start.getTime() + minutes(15)))
  expect((await people.preview(client, id)).data).toMatchObject({ refund_percent: 50, refund_paise: 50_000 })
  app().clock.set(new Date(start.getTime() + minutes(10)))
  expect((await people.cancel(client, id, 100_000)).data).toMatchObject({ refunded_money_paise: 100_000 })
  app().clock.set(start)
})

test('not when it starts within the hour, and not for what was booked under an earlier policy', async () => {
  const healer = await makeHealer(app(), { price_paise: 100_000, notice_minutes: 0 })
  app().clock.set(new Date('2026-11-22T02:40:00.000Z'))
  const late = await makeClient(app())
  const near = await bookAndPay(app(), late, healer, sunday)
  expect((await people.preview(late, near.u_id)).data?.refund_percent).toBe(0)
  app().clock.set(start)
  const client = await makeClient(app())
  const old = await bookAndPay(app(), client, healer, '2026-11-22T04:15:00.000Z')
  await app()
    .db.updateTable('appointment')
    .set({ policy: JSON.stringify({ ...(await people.view(client, old.u_id))?.policy, grace_minutes: 0 }) })
    .where('u_id', '=', old.u_id)
    .execute()
  expect((await people.preview(client, old.u_id)).data?.refund_percent).toBe(50)
})
