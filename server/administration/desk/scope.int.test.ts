import { deskCalls } from '@newyou/contract/administration/desk/desk'
import { api, type Call } from '@newyou/contract/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { days, hours } from '../../platform/clock.ts'
import { makeDesk, makeHealerAtPlace } from '../../testing/desk.ts'
import { freshMobile } from '../../testing/people.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Monday, 5:00 in India.
const start = new Date('2026-11-22T23:30:00Z')
const app = useTestApp({ start })
const time = (day: number) => new Date(start.getTime() + days(day) + hours(4)).toISOString()

interface Inside {
  healerId: string
  personId: string
  appointmentId: string
  absenceId: string
  service: string
  place: string
}
let [mine, outside]: Inside[] = []
let [desk, nobodys, all, admin]: TestUser[] = []

async function makeInside(name: string): Promise<Inside> {
  const { healer, placeId, serviceId } = await makeHealerAtPlace(app())
  const client = await makeClient(app(), { firstName: name })
  const { u_id } = await bookAndPay(app(), client, healer, time(2))
  const waiting = await makeClient(app(), { firstName: name })
  await app()
    .db.insertInto('waitlist_entry')
    .values({
      u_id: app().app.platform.ids.next(),
      client_id: waiting.uId,
      healer_id: healer.u_id,
      weekdays: [],
      part: 'any',
      created_at: start,
    })
    .execute()
  const { u_id: absenceId } = await app()
    .db.insertInto('healer_absence')
    .values({
      u_id: app().app.platform.ids.next(),
      healer_id: healer.u_id,
      first_day: '2026-12-30',
      last_day: '2026-12-30',
      refund_paise: 0,
      asked_by: client.uId,
      created_at: start,
    })
    .returning('u_id')
    .executeTakeFirstOrThrow()
  const place = placeId
  return {
    healerId: healer.u_id,
    personId: client.uId,
    appointmentId: u_id,
    absenceId,
    service: serviceId,
    place,
  }
}

beforeAll(async () => {
  ;[mine, outside] = [await makeInside('Vimala'), await makeInside('Vimala')]
  desk = await makeDesk(app(), [{ u_id: mine?.healerId ?? '' }])
  nobodys = await makeStaff(app(), ['desk'])
  all = await makeStaff(app(), ['desk'])
  admin = await makeStaff(app(), ['admin'])
  await app()
    .db.insertInto('staff_scope')
    .values({ person_id: all.uId, healer_id: null, created_at: start })
    .execute()
})

const asked = { asked_by: '', channel: 'phone' as const }
const noHours = {
  time_zone: 'Asia/Kolkata',
  buffer_minutes: 0,
  notice_minutes: 0,
  daily_cap: null,
  weekly: [],
  overrides: [],
  leave: [],
}
/** What each call takes beside its path, so that only the healer can be why it is refused. */
const inputs: { [K in keyof typeof deskCalls]?: (of: Inside) => { query?: object; body?: object } } = {
  'GET /api/staff/desk/healers/{healerId}/free-times': ({ service }) => ({
    query: { date: '2026-11-25', service_u_id: service },
  }),
  'GET /api/staff/desk/healers/{healerId}/absence': () => ({
    query: { from: '2026-11-27', to: '2026-11-27' },
  }),
  'POST /api/staff/desk/healers/{healerId}/absence': () => ({
    body: { from: '2026-12-27', to: '2026-12-27', refund_paise: 0, offers: [] },
  }),
  // Nothing is as this colleague saw it, which only somebody of the scope hears.
  'PUT /api/staff/desk/healers/{healerId}/hours': () => ({
    body: { version: 'x', hours: noHours, ...asked },
  }),
  'POST /api/staff/desk/guests': ({ healerId, service, place }) => ({
    body: {
      guest: { first_name: 'Suma', last_name: '', mobile_number: freshMobile(), age: { is: 'adult' } },
      healer_u_id: healerId,
      service_u_id: service,
      starts_at: time(5),
      mode: 'in-person',
      place_u_id: place,
      ...asked,
    },
  }),
  'POST /api/staff/desk/sessions/{appointmentId}/guest-link': () => ({
    body: { mobile_number: freshMobile() },
  }),
  'POST /api/staff/desk/sessions': ({ healerId, personId, service, place }) => ({
    body: {
      healer_u_id: healerId,
      service_u_id: service,
      client_u_id: personId,
      starts_at: time(3),
      mode: 'in-person',
      place_u_id: place,
      ...asked,
    },
  }),
  'POST /api/staff/desk/sessions/{appointmentId}/reschedule': () => ({
    body: { starts_at: time(4), ...asked },
  }),
  'POST /api/staff/desk/sessions/{appointmentId}/cancel': () => ({ body: { refund_paise: 0, ...asked } }),
  'POST /api/staff/desk/sessions/{appointmentId}/late': () => ({
    body: { side: 'client', minutes: 5, ...asked },
  }),
}
/** Lists: what the scope leaves out is not in them. */
const lists = {
  'GET /api/staff/desk/diary': { from: '2026-11-25', days: 1 },
  'GET /api/staff/desk/healers': { search: '' },
  'GET /api/staff/desk/waiting': {},
  'GET /api/staff/desk/clients': { search: 'Vimala' },
} as const

const calls = Object.keys(deskCalls) as (keyof typeof deskCalls)[]
const ask = (call: Call, of: Inside, as: TestUser | undefined) => {
  const params = Object.fromEntries(
    [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, of[name as keyof Inside]]),
  )
  const given = inputs[call as keyof typeof deskCalls]?.(of) ?? {}
  return app().call(call, { params, ...given } as never, { as })
}

describe('every call of the desk asks for the colleague’s healers', () => {
  test.each(calls.filter((call) => !(call in lists)))('%s', async (call) => {
    if (!mine || !outside) throw new Error('nobody is there')
    expect(api[call].who).toEqual(['desk', 'admin'])
    expect(await ask(call, outside, desk)).toMatchObject({ status: 404, code: 'notFound' })
    expect(await ask(call, mine, nobodys)).toMatchObject({ status: 404, code: 'notFound' })
    // The same is no secret of the others: it is refused by its rules, or done.
    for (const [of, as] of [
      [mine, desk],
      [outside, all],
    ] as const)
      expect((await ask(call, of, as)).status, call).not.toBe(404)
  })

  test.each(Object.entries(lists))('%s', async (call, query) => {
    const list = async (as: TestUser | undefined) =>
      JSON.stringify((await app().call(call as Call, { query } as never, { as })).data)
    const [ofMine, ofNobody, ofAll, ofAdmin] = [
      await list(desk),
      await list(nobodys),
      await list(all),
      await list(admin),
    ]
    const known = call.endsWith('/clients') ? 'personId' : 'healerId'
    const [inside, other] = [mine?.[known] ?? '', outside?.[known] ?? '']
    expect([ofMine.includes(inside), ofMine.includes(other)]).toEqual([true, false])
    expect([ofNobody.includes(inside), ofNobody.includes(other)]).toEqual([false, false])
    for (const whole of [ofAll, ofAdmin])
      expect([whole.includes(inside), whole.includes(other)]).toEqual([true, true])
  })

  test('no answer of the desk has a word of the client, the name of the service, or anything that is private', async () => {
    const words = /sleep badly|addiction|"(description|notes?|answers?|messages?)":/i
    for (const call of calls) {
      const query = lists[call as keyof typeof lists]
      const answer = query
        ? await app().call(call as Call, { query } as never, { as: desk })
        : call.startsWith('GET ') && mine
          ? await ask(call, mine, desk)
          : undefined
      if (answer) expect(JSON.stringify(answer.data)).not.toMatch(words)
    }
  })
})
