import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dependantsOf } from '../../testing/dependants.ts'
import { guardiansOf } from '../../testing/guardians.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { leavingOf } from '../../testing/leaving.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const people = dependantsOf(app)
const { set, ask, own, makeFile, asked, answer, say, told, clientOf } = leavingOf(app)
const lastDay = '2026-12-31'

let healer: TestHealer
let leaving: TestUser
beforeEach(async () => {
  app().clock.set(start)
  healer = await makeHealer(app())
  leaving = await signInHealer(app(), healer)
})

describe('a client', () => {
  test('is asked once, by a message, and reads who leaves, until when and what about', async () => {
    const client = await clientOf(healer, leaving, '2026-11-23T03:30:00.000Z', 'Amaltas')
    await set(leaving)
    await ask(leaving)
    expect((await ask(leaving)).data?.counts.asked).toBe(1)
    await app().drain()
    expect(await told('handovers.leavingAsked', client.uId, healer.person_id)).toEqual([client.uId])
    expect(await asked(client)).toMatchObject([
      {
        ...{ healer: { u_id: healer.u_id }, child: null, last_day: lastDay, closes_on: '2027-01-30' },
        ...{ sessions: 1, first_session_at: '2026-11-23T03:30:00.000Z', is_given: null, is_open: true },
      },
    ])
    const questionId = (await asked(client))[0]?.u_id ?? ''
    expect(await answer(client, questionId, true, 2)).toMatchObject({ code: 'wordsChanged' })
    await answer(client, questionId, true)
    await answer(client, questionId, true)
    await answer(client, questionId, false)
    const steps = app()
      .db.selectFrom('departure_answer')
      .select(['is_given', 'answered_by'])
      .where('departure_client_id', '=', questionId)
      .orderBy('u_id')
    expect(await steps.execute()).toEqual(
      [true, false].map((is) => ({ is_given: is, answered_by: client.uId })),
    )
    await expect(app().db.deleteFrom('departure_answer').execute()).rejects.toThrow('append-only')
    // Nobody else's.
    expect(await answer(await makeClient(app()), questionId, true)).toMatchObject({ status: 404 })
    expect(await answer(leaving, questionId, true)).toMatchObject({ status: 403 })
  })

  test('who is a child without an account is answered for by the guardian', async () => {
    const payer = await makeClient(app())
    const child = await people.child(payer)
    await people.bookFor(payer, healer, '2026-11-25T03:30:00Z', child)
    await set(leaving)
    await ask(leaving)
    await app().drain()
    expect(await told('handovers.leavingAsked', payer.uId)).toHaveLength(1)
    expect(await asked(payer)).toMatchObject([{ child: expect.any(String), sessions: 1 }])
    expect((await say(payer, true)).data).toMatchObject({ is_given: true })
    expect((await own(leaving))?.counts).toMatchObject({ yes: 1 })
  })

  test('under 18 says yes as long as the guardian consents to the account, and no at any time', async () => {
    const young = guardiansOf(app)
    const { client, contact } = await young.young()
    await young.answer(await young.linkTo(contact), 'give')
    await bookAndPay(app(), client, healer, '2026-11-25T03:30:00.000Z')
    await set(leaving)
    await ask(leaving)
    expect((await say(client, true)).data).toMatchObject({ is_given: true })
    await young.answer(await young.linkTo(contact), 'withdraw')
    expect((await say(client, false)).data).toMatchObject({ is_given: false })
    expect(await say(client, true)).toMatchObject({ status: 403, code: 'guardianNeeded' })
  })
})

describe('an administrator', () => {
  let admin: TestUser
  beforeAll(async () => {
    admin = await makeStaff(app(), ['admin'])
  })

  test('starts it, asks, reads numbers alone, and calls it off; the healer is told', async () => {
    const client = await clientOf(healer, leaving, '2026-11-23T03:30:00.000Z', 'Amaltas')
    const params = { healerId: healer.u_id }
    const body = { last_day: lastDay }
    const put = (as: TestUser) => app().call('PUT /api/staff/leaving/{healerId}', { params, body }, { as })
    for (const as of [client, leaving, await makeStaff(app(), ['support', 'desk', 'finance'])])
      expect((await put(as)).status).toBe(403)
    expect((await put(admin)).data).toMatchObject({ healer: { u_id: healer.u_id }, counts: { to_ask: 1 } })
    expect(await told('handovers.leavingBegun', healer.person_id)).toHaveLength(1)
    await app().call('POST /api/staff/leaving/{healerId}/question', { params }, { as: admin })
    await say(client, true)
    const list = await app().call('GET /api/staff/leaving', {}, { as: admin })
    expect(list.data?.find((one) => one.healer.u_id === healer.u_id)).toMatchObject({
      ...{ counts: { asked: 1, yes: 1 }, ended_at: null },
    })
    expect(JSON.stringify(list.data)).not.toContain(client.uId)
    await steppedUp(app(), admin)
    expect((await makeFile(admin)).status).toBe(403)
    const off = await app().call('DELETE /api/staff/leaving/{healerId}', { params }, { as: admin })
    expect(off.data?.ended_at).toBe(start.toISOString())
    expect(await own(leaving)).toBeNull()
    expect(await asked(client)).toEqual([])
    const again = await app().call('DELETE /api/staff/leaving/{healerId}', { params }, { as: admin })
    expect(again.status).toBe(404)
  })

  test('cannot choose a day that is over, and after the last days it ends by itself', async () => {
    for (const day of ['2026-11-20', '2028-01-01'])
      expect(await set(leaving, day)).toMatchObject({ status: 400, errors: { last_day: expect.any(String) } })
    await set(leaving)
    expect((await set(leaving, '2026-11-21')).data?.closes_on).toBe('2026-12-21')
    app().clock.set(new Date('2026-12-21T12:00:00Z'))
    await app().app.platform.jobs.runNow('sweep')
    leaving = await signInHealer(app(), healer)
    expect(await own(leaving)).not.toBeNull()
    app().clock.set(new Date('2026-12-22T12:00:00Z'))
    await app().app.platform.jobs.runNow('sweep')
    leaving = await signInHealer(app(), healer)
    expect(await own(leaving)).toBeNull()
  })
})
