import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { importsOf } from '../../testing/imports.ts'
import { makePlace } from '../../testing/places.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
let admin: TestUser
let healer: TestHealer
beforeAll(async () => {
  admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
})
beforeEach(async () => {
  app().clock.set(start)
  healer = await makeHealer(app(), { weekly: [{ weekday: 7, from: '09:00', to: '12:00' }] })
})
const { apply, undo, lines, tried } = importsOf(app, () => admin)

const table = (...rows: string[][]) => ['Day,From,To,Place', ...rows.map((row) => row.join(','))].join('\n')
const triedHours = (...rows: string[][]) => tried(table(...rows), 'hours', healer.u_id)
const whys = async (id: string) =>
  (await lines(id))?.map(({ outcome, problems: [why = ''] }) => [outcome, why])
const hoursNow = async () => {
  const { data } = await app().call('GET /api/practice/hours', {}, { as: await signInHealer(app(), healer) })
  if (!data) throw new Error('there are no hours')
  return data
}
const week = async () =>
  (await hoursNow()).weekly.map(({ weekday, from, to, place_u_id: placeId }) =>
    [weekday, from, to, ...(placeId ? [placeId] : [])].join(' '),
  )
/** How many times of the coming Monday are free. */
const freeOnMonday = async () =>
  (
    await app().call('GET /api/website/healer-availability-date', {
      query: { healer_u_id: healer.u_id, days: 7 },
    })
  ).data?.find(({ date }) => date === '2026-11-23')?.free_count

describe('an import of working hours', () => {
  test('adds them beside those that the healer has, and their times can be booked', async () => {
    const { placeId } = await makePlace(app())
    const name = `House ${randomUUID()}`
    await app().db.updateTable('place').set({ name }).where('u_id', '=', placeId).execute()
    expect(await freeOnMonday()).toBe(0)
    const { u_id: id } = await triedHours(
      ['"Mon, Tue"', '10:00', '1 pm', ''],
      ['Sun', '14:00', '24:00', `"${name}, Pune"`],
    )
    expect((await apply(id)).data).toMatchObject({ counts: { added: 2 }, healer: { u_id: healer.u_id } })
    expect(await week()).toEqual([
      '1 10:00 13:00',
      '2 10:00 13:00',
      '7 09:00 12:00',
      `7 14:00 24:00 ${placeId}`,
    ])
    expect(await freeOnMonday()).toBe(4)
    await bookAndPay(app(), await makeClient(app()), healer, '2026-11-23T04:30:00.000Z')
  })

  test('says of each line why it cannot be', async () => {
    const { u_id: id } = await triedHours(
      ['Sunday', '9:00', '12:00', ''],
      ['Sat to Sun', '9:30', '12:00', ''],
      ['Sun', '11:00', '13:00', ''],
      ['Mon', '10:00', '13:00', ''],
      ['Mon', '12:00', '14:00', ''],
      ['Tue', '10:00', '13:00', 'Nowhere'],
      ['Sun', 'Closed', '', ''],
    )
    expect(await whys(id)).toEqual([
      ['exists', 'Are there already'],
      ['problem', 'The healer has other hours at this time'],
      ['problem', 'The healer has other hours at this time'],
      ['ready', ''],
      ['problem', 'Another line has hours at this time'],
      ['problem', 'There is no open place “Nowhere”'],
      ['problem', 'Closed, so it is left out'],
    ])
  })

  test('a week has no more of them than may be', async () => {
    const rows = ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00'].map((from) => [
      'Mon to Sat',
      from,
      `${Number(from.slice(0, 2)) + 1}:00`,
      '',
    ])
    const { u_id: id } = await triedHours(...rows, ['Mon to Sat', '20:00', '21:00', ''])
    expect((await whys(id))?.slice(-2)).toEqual([
      ['ready', ''],
      ['problem', expect.stringContaining('at most 42')],
    ])
  })
})

describe('undoing it', () => {
  test('takes back what stands as it was, and keeps what was changed or is booked', async () => {
    const { u_id: id } = await triedHours(
      ['Mon', '10:00', '13:00', ''],
      ['Tue to Wed', '10:00', '13:00', ''],
      ['Thu', '10:00', '13:00', ''],
    )
    await apply(id)
    await bookAndPay(app(), await makeClient(app()), healer, '2026-11-23T04:30:00.000Z')
    const hours = await hoursNow()
    const changed = hours.weekly.map((one) => (one.weekday === 3 ? { ...one, to: '12:00' } : one))
    const saved = await app().call(
      'PUT /api/practice/hours',
      { body: { ...hours, weekly: changed } },
      { as: await signInHealer(app(), healer) },
    )
    expect(saved.status).toBe(200)
    expect((await undo(id)).data).toMatchObject({ state: 'undone', counts: { removed: 1, kept: 2 } })
    expect((await lines(id))?.map(({ outcome }) => outcome)).toEqual(['kept', 'kept', 'removed'])
    expect(await week()).toEqual(['1 10:00 13:00', '2 10:00 13:00', '3 10:00 12:00', '7 09:00 12:00'])
  })

  test('hours that were saved again as they are go', async () => {
    const { u_id: id } = await triedHours(['Mon to Fri', '10:00', '13:00', ''])
    await apply(id)
    await app().call(
      'PUT /api/practice/hours',
      { body: await hoursNow() },
      { as: await signInHealer(app(), healer) },
    )
    expect((await undo(id)).data?.counts).toMatchObject({ removed: 1, kept: 0 })
    expect(await week()).toEqual(['7 09:00 12:00'])
    expect(await freeOnMonday()).toBe(0)
  })
})
