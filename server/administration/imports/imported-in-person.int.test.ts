import { beforeAll, beforeEach, expect, test } from 'vitest'
import { makeHealer, type TestHealer } from '../../testing/healers.ts'
import { importsOf } from '../../testing/imports.ts'
import { makePlace } from '../../testing/places.ts'
import { makePerson, makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
let admin: TestUser
let healer: TestHealer
beforeAll(async () => {
  admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
})
beforeEach(async () => {
  healer = await makeHealer(app())
})
const { apply, undo, lines, tried } = importsOf(app, () => admin)

/** A place with a name of its own, so that it is the only one. */
async function place(name: string, rooms: string[] = []) {
  const made = await makePlace(app(), rooms)
  await app().db.updateTable('place').set({ name }).where('u_id', '=', made.placeId).execute()
  return made
}

async function triedAt(...rows: [start: string, place: string][]) {
  const people = await Promise.all(rows.map(() => makePerson(app())))
  const table = rows.map(([start, at], index) => `${people[index]?.phone},${start},60,${at}`)
  return tried(['Phone,Start,Minutes,Place', ...table].join('\n'), 'sessions', healer.u_id)
}
const whys = async (id: string) => (await lines(id))?.map(({ problems: [why = ''] }) => why)

const claims = () =>
  app()
    .db.selectFrom('slot_claim as c')
    .innerJoin('appointment as a', 'a.claim_id', 'c.u_id')
    .select(['a.mode', 'a.place_id', 'a.state', 'c.treatment_room_id as room', 'c.state as claim'])
    .where('a.healer_id', '=', healer.u_id)
    .orderBy('a.starts_at')
    .execute()

test('sessions in person stand at their place, and coming ones hold a room of it', async () => {
  const { placeId, roomIds } = await place('House of rooms', ['Lotus', 'Neem'])
  const { u_id: id } = await triedAt(
    ['2/11/2026 10:00', 'House of rooms'],
    ['23/11/2026 10:00', 'house of rooms'],
    ['23/11/2026 12:00', 'Zoom'],
  )
  expect(await whys(id)).toEqual(['', '', ''])
  expect((await apply(id)).data).toMatchObject({ counts: { added: 3 } })
  const at = { mode: 'in-person', place_id: placeId }
  expect(await claims()).toEqual([
    { ...at, state: 'completed', room: null, claim: 'released' },
    { ...at, state: 'confirmed', room: roomIds[0], claim: 'booked' },
    { mode: 'video', place_id: null, state: 'confirmed', room: null, claim: 'booked' },
  ])

  // Another healer at the same time gets the other room, and the third one none.
  healer = await makeHealer(app())
  const second = await triedAt(['23/11/2026 10:30', 'House of rooms'])
  expect((await apply(second.u_id)).data).toMatchObject({ counts: { added: 1 } })
  expect(await claims()).toMatchObject([{ room: roomIds[1] }])
  healer = await makeHealer(app())
  const third = await triedAt(['23/11/2026 10:30', 'House of rooms'])
  expect(await whys(third.u_id)).toEqual(['The place has no free room then'])

  expect((await undo(id)).data).toMatchObject({ counts: { removed: 3 } })
  const again = await triedAt(['23/11/2026 10:30', 'House of rooms'])
  expect(await whys(again.u_id)).toEqual([''])
})

test('the way between two places is kept free, and a place has to be known', async () => {
  await app().db.updateTable('healer').set({ travel_minutes: 60 }).where('u_id', '=', healer.u_id).execute()
  await place('House in the north')
  await place('House in the south')
  const { u_id: id } = await triedAt(
    ['23/11/2026 10:00', 'House in the north'],
    ['23/11/2026 11:30', 'House in the south'],
    ['23/11/2026 14:00', 'House in the north'],
    ['23/11/2026 18:00', 'House of nobody'],
    ['2/11/2026 15:00', 'House of nobody'],
  )
  const unknown = 'There is no open place “House of nobody”'
  expect(await whys(id)).toEqual(['', 'The healer is on the way to another place then', '', unknown, unknown])
  expect((await apply(id)).data).toMatchObject({ counts: { added: 2, problem: 3 } })
  const { u_id: later } = await triedAt(
    ['23/11/2026 15:30', 'House in the south'],
    ['23/11/2026 17:00', 'House in the south'],
  )
  expect(await whys(later)).toEqual(['The healer is on the way to another place then', ''])
})
