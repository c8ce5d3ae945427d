import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { makeDesk } from '../../testing/desk.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { type BusyTime, replaceBusy } from './index.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const monday = '2026-11-23'
const at = (clock: string, day = monday) => Date.parse(`${day}T${clock}:00+05:30`)
const isoOf = (clock: string, day = monday) => new Date(at(clock, day)).toISOString()
const tuesday = (clock: string) => isoOf(clock, '2026-11-24')
const wednesday = (clock: string) => isoOf(clock, '2026-11-25')
const mornings = { daily: [{ from: '09:00', to: '11:15' }] }
const dentist: BusyTime = [at('09:45'), at('10:30')]

/** What a calendar of the healer says from now on. */
const say = (healer: { u_id: string }, times: BusyTime[], keeps_breaks = false) =>
  inTransaction(app().db, async (trx) => {
    const source = { u_id: healer.u_id, healer_id: healer.u_id, keeps_breaks }
    const said = await replaceBusy(trx, source, times, app().clock.now())
    if (said.hasChanged) await app().app.modules.healers.nextFree.refresh(trx, healer.u_id, app().clock.now())
    return said
  })

const ofDay = async (healer: { u_id: string }) => {
  const query = { healer_u_id: healer.u_id, date: monday, time_zone: 'Asia/Kolkata' }
  return (await app().call('GET /api/website/healer-availability', { query })).data
}
const nextFreeOf = async (healer: { u_id: string }) =>
  (
    await app()
      .db.selectFrom('healer')
      .select('next_free_at')
      .where('u_id', '=', healer.u_id)
      .executeTakeFirstOrThrow()
  ).next_free_at?.toISOString()

test('a busy time is shown as taken, cannot be booked, and other times are offered instead', async () => {
  const healer = await makeHealer(app(), mornings)
  expect((await ofDay(healer))?.free).toEqual([isoOf('09:00'), isoOf('09:45'), isoOf('10:30')])
  await say(healer, [dentist])
  expect(await ofDay(healer)).toEqual({ free: [isoOf('09:00'), isoOf('10:30')], taken: [isoOf('09:45')] })
  const body = {
    healer_u_id: healer.u_id,
    starts_at: isoOf('09:45'),
    mode: 'video' as const,
    description: 'Sleep',
  }
  const refused = await app().call('POST /api/website/appointment', { body }, { as: await makeClient(app()) })
  expect(refused).toMatchObject({ status: 409, code: 'slotTaken' })
  expect(refused).toMatchObject({
    data: {
      next_free: [
        isoOf('10:30'),
        ...['09:00', '09:45', '10:30'].map(tuesday),
        ...['09:00', '09:45'].map(wednesday),
      ],
    },
  })
})

test('healer and desk see it without a word in their calendars; it never fills the day', async () => {
  const healer = await makeHealer(app(), { ...mornings, daily_cap: 1 })
  const me = await signInHealer(app(), healer)
  await say(healer, [[at('08:00'), at('08:10')], dentist])
  const day = { from: monday, days: 1 }
  const desk = await makeDesk(app(), [healer])
  const diary = await app().call('GET /api/staff/desk/diary', { query: day }, { as: desk })
  expect(diary.data?.busy).toEqual(
    [[at('08:00'), at('08:10')], dentist].map(([from = 0, to = 0]) => ({
      healer_u_id: healer.u_id,
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
    })),
  )
  const query = { from: isoOf('00:00'), to: isoOf('23:00') }
  const seen = await app().call('GET /api/practice/calendar', { query }, { as: me })
  expect(seen.data).toEqual({
    free: [isoOf('09:00'), isoOf('10:30')],
    held: [],
    busy: [
      { from: isoOf('08:00'), to: isoOf('08:10') },
      { from: isoOf('09:45'), to: isoOf('10:30') },
    ],
    away: [],
  })
})

test('the first free time follows, and only a change of what is to come counts as one', async () => {
  const healer = await makeHealer(app(), {
    ...mornings,
    weekly: [{ weekday: 1, from: '09:00', to: '11:15' }],
  })
  expect(await nextFreeOf(healer)).toBe(isoOf('09:00'))
  expect(await say(healer, [[at('08:30'), at('09:30')]])).toMatchObject({ hasChanged: true })
  expect(await nextFreeOf(healer)).toBe(isoOf('09:45'))
  const past: BusyTime = [at('08:30', '2026-11-20'), at('09:30', '2026-11-20')]
  expect(await say(healer, [past, [at('08:30'), at('09:00')], [at('09:00'), at('09:30')]])).toMatchObject({
    hasChanged: false,
  })
  expect(await say(healer, [[at('08:30'), at('09:30')]], true)).toMatchObject({ hasChanged: true })
  expect(await say(healer, [], true)).toMatchObject({ hasChanged: true })
  expect(await nextFreeOf(healer)).toBe(isoOf('09:00'))
})

test('what comes after a booking names the session that it meets, once, and leaves it as it is', async () => {
  const healer = await makeHealer(app(), mornings)
  const client = await makeClient(app())
  const booked = await bookAndPay(app(), client, healer, isoOf('09:45'))
  await bookAndPay(app(), await makeClient(app()), healer, isoOf('10:30'))
  expect((await say(healer, [dentist])).met).toEqual([new Date(at('09:45'))])
  expect((await say(healer, [dentist])).met).toEqual([])
  expect((await say(healer, [dentist, [at('11:00'), at('12:00')]])).met).toEqual([new Date(at('10:30'))])
  const { state } = await app()
    .db.selectFrom('appointment')
    .select('state')
    .where('u_id', '=', booked.u_id)
    .executeTakeFirstOrThrow()
  expect(state).toBe('confirmed')
})
