import { randomUUID } from 'node:crypto'
import { api, type Call } from '@newyou/contract/api'
import type { Description } from '@newyou/contract/endpoint'
import { beforeAll, describe, expect, test } from 'vitest'
import { dependantsOf } from '../../testing/dependants.ts'
import { makeHealer } from '../../testing/healers.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { countAt, rowsAt, subjectOf } from './exported-rows.ts'
import { places } from './places/index.ts'

// What somebody who pays for another can read, asked of every call and of every table of the export.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const people = dependantsOf(app)
const secret = 'Kaleidoscope'

let payer: TestUser
let stranger: TestUser
let child: string
let ofAdult = ''
let ofChild = ''

const clientCalls = (Object.entries(api) as [Call, Description][]).filter(([, { who }]) =>
  ['client', 'signed-in'].includes(String(who)),
)
const withAppointment = clientCalls.filter(([call]) => /\{(appointmentId|roomId|u_id)\}/.test(call))
const withoutParams = clientCalls.filter(([call]) => call.startsWith('GET ') && !call.includes('{'))

/** Every parameter is the appointment. */
const ask = (call: Call, id: string, as: TestUser) => {
  const [method = '', path = ''] = call.split(' ')
  return app().app.http.inject({
    method: method as 'GET',
    url: path.replace(/\{\w+\}/g, id),
    headers: { authorization: `Bearer ${as.token}` },
    ...(method !== 'GET' && { payload: {} }),
  })
}

beforeAll(async () => {
  const [healer, patient] = [await makeHealer(app()), await makeClient(app())]
  payer = await makeClient(app())
  stranger = await makeClient(app())
  const contact = `${randomUUID()}@example.com`
  const adult = await people.adult(payer, patient, contact)
  child = await people.child(payer)
  const days = ['2026-11-25T03:30:00Z', '2026-11-26T03:30:00Z']
  ofAdult = (await people.bookFor(payer, healer, days[0] ?? '', adult, secret)).id
  ofChild = (await people.bookFor(payer, healer, days[1] ?? '', child, secret)).id
  for (const id of [ofAdult, ofChild])
    await app()
      .db.insertInto('session_summary')
      .values({
        appointment_id: id,
        text: `${secret} in a summary`,
        homework: [secret],
        created_at: app().clock.now(),
        updated_at: app().clock.now(),
      })
      .execute()
})

describe('who pays for somebody else', () => {
  test.each(withAppointment.map(([call]) => call))('%s shows no words', async (call) => {
    for (const [id, as] of [
      [ofAdult, payer],
      [ofAdult, stranger],
      [ofChild, stranger],
    ] as const) {
      const answer = await ask(call, id, as)
      expect(answer.body).not.toContain(secret)
      const isForPayer = as === payer && call.includes('/paid-session/')
      if (!isForPayer && !call.includes('{u_id}')) expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    }
  })

  test('reads no words of an adult in any list', async () => {
    expect(withoutParams.length).toBeGreaterThan(20)
    for (const [call] of withoutParams) {
      const answer = await ask(call, '', payer)
      expect(answer.body, call).not.toContain(secret)
    }
  })

  test('finds the facts of an adult in the copy of their data, and of their child all', async () => {
    const subject = await subjectOf(app().db, payer.uId)
    const rows = await app()
      .db.transaction()
      .execute(async (trx) => {
        const found: { table: string; row: string }[] = []
        for (const place of places)
          for await (const some of rowsAt(trx, place, subject))
            for (const row of some) found.push({ table: place.table, row: JSON.stringify(row) })
        return found
      })
    const withWords = rows.filter(({ row }) => row.includes(secret))
    expect(withWords.map(({ table }) => table).toSorted()).toEqual(['appointment', 'session_summary'])
    expect(withWords.every(({ row }) => row.includes(ofChild))).toBe(true)
    expect(rows.map(({ table }) => table)).toContain('dependant')
    const orders = places.filter(({ table }) => table === 'orders')
    expect(await countAt(app().db, orders, subject)).toBe(2)
  })
})

/** What the guardian of a child without an account does for them, by the appointment. */
const guardians: readonly string[] = [
  'GET /api/website/appointment/{appointmentId}',
  'GET /api/website/appointment/{appointmentId}/cancel',
  'GET /api/website/appointment/{appointmentId}/consent',
  'GET /api/website/appointment/{appointmentId}/intake',
  'GET /api/website/paid-session/{appointmentId}',
  'GET /api/website/paid-session/{appointmentId}/cancel',
  'GET /api/website/room/{roomId}',
  'GET /api/website/room/{roomId}/line-report',
  'GET /api/website/room/{roomId}/phone',
]

test('a guardian of a child without an account reads what they fill in, and no summary', async () => {
  const open: string[] = []
  for (const [call] of withAppointment.filter(([name]) => /^GET .*\{(appointmentId|roomId)\}/.test(name))) {
    const answer = await ask(call, ofChild, payer)
    if (answer.statusCode === 200) open.push(call)
    expect(answer.body, call).not.toContain('in a summary')
  }
  expect(open.toSorted()).toEqual(guardians)
})
