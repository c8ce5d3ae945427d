import { beforeAll, describe, expect, test } from 'vitest'
import { days, hours } from '../../platform/clock.ts'
import { makeDesk, makeHealerAtPlace } from '../../testing/desk.ts'
import { importsOf } from '../../testing/imports.ts'
import { freshMobile, tryToRegister } from '../../testing/people.ts'
import { makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Monday, 5:00 in India.
const start = new Date('2026-11-22T23:30:00Z')
const app = useTestApp({ start })
let admin: TestUser
let at: Awaited<ReturnType<typeof makeHealerAtPlace>>
let desk: TestUser
let ofOne: TestUser
beforeAll(async () => {
  admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
  at = await makeHealerAtPlace(app())
  desk = await makeDesk(app(), 'all')
  ofOne = await makeDesk(app(), [at.healer])
})
const { apply, tried } = importsOf(app, () => admin)
let day = 0
const nextTime = () => new Date(start.getTime() + days(++day) + hours(4)).toISOString()

async function imported(name: string, mobile: string) {
  const { u_id: id } = await tried(['Name,Phone', `${name},${mobile}`].join('\n'))
  expect((await apply(id)).data?.counts).toMatchObject({ added: 1 })
}
const find = async (search: string, as: TestUser) =>
  (await app().call('GET /api/staff/desk/clients', { query: { search } }, { as })).data ?? []
const asked = { asked_by: '', channel: 'phone' as const }
const wanted = () => ({
  healer_u_id: at.healer.u_id,
  service_u_id: at.serviceId,
  starts_at: nextTime(),
  mode: 'in-person' as const,
  place_u_id: at.placeId,
  ...asked,
})
const book = (client_u_id: string, as: TestUser) =>
  app().call('POST /api/staff/desk/sessions', { body: { client_u_id, ...wanted() } }, { as })
const bookNew = (first_name: string, mobile_number: string) =>
  app().call(
    'POST /api/staff/desk/guests',
    {
      body: {
        guest: { first_name, last_name: '', mobile_number, wants_reminder: false, age: { is: 'adult' } },
        ...wanted(),
      },
    },
    { as: desk },
  )

describe('an imported client who phones', () => {
  test('is found by name where the desk works for all, and by the whole number everywhere, marked', async () => {
    const mobile = freshMobile()
    await imported('Vaidehi Apte', mobile)
    expect(await find('vaidehi', desk)).toMatchObject([{ name: 'Vaidehi Apte', is_imported: true }])
    expect(await find('vaidehi', ofOne)).toEqual([])
    expect(await find(mobile, ofOne)).toMatchObject([{ name: 'Vaidehi Apte', is_imported: true }])
  })

  test('is booked without a message or a question, and has the session after registering', async () => {
    const mobile = freshMobile()
    await imported('Vasudha Nene', mobile)
    const [client] = await find(mobile, ofOne)
    const { data, message } = await book(client?.u_id ?? '', ofOne)
    expect(data, message).toMatchObject({ state: 'confirmed', client: { name: 'Vasudha Nene' } })
    await app().drain()
    await app().drain()
    expect(app().sandbox.inbox.sms(mobile)).toEqual([])
    // A number that was typed opens nothing more of them to who works for one healer.
    const reveal = { params: { personId: client?.u_id ?? '' } }
    expect(
      await app().call('POST /api/staff/desk/clients/{personId}/reveal', reveal, { as: ofOne }),
    ).toMatchObject({ status: 404 })
    expect((await tryToRegister(app(), { mobile, firstName: 'Vasudha' })).answer.data?.u_id).toBe(
      client?.u_id,
    )
    expect(await find(mobile, ofOne)).toMatchObject([{ u_id: client?.u_id, is_imported: false }])
  })

  test('is not made a second time as a new client; somebody else of the family with that phone is', async () => {
    const mobile = freshMobile()
    await imported('Anagha Joshi', mobile)
    expect(await bookNew('anagha', mobile)).toMatchObject({ status: 409, code: 'clientImported' })
    expect(await bookNew('Mukund', mobile)).toMatchObject({ status: 201 })
  })
})
