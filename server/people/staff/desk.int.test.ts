import { expect, test } from 'vitest'
import { makeHealer } from '../../testing/healers.ts'
import { logIn } from '../../testing/people.ts'
import { makeClient, makePerson, makeStaff, proveSecondFactor, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

const rolesOf = async (as: TestUser | undefined) =>
  (await app().call('GET /api/staff/me', {}, { as })).data?.roles

test('an administrator says for whom a colleague at the desk books', async () => {
  const healer = await makeHealer(app())
  const [desk, support] = [await makeStaff(app(), ['desk']), await makeStaff(app(), ['support'])]
  const admin = await makeStaff(app(), ['admin'])
  const set = (personId: string, body: { is_all: boolean; healer_u_ids: string[]; reason?: string }) =>
    app().call('PUT /api/staff/colleagues/{personId}/scope', { params: { personId }, body }, { as: admin })
  const one = { is_all: false, healer_u_ids: [healer.u_id, desk.uId], reason: 'Front desk in Pune' }
  expect(await set(desk.uId, one)).toMatchObject({ status: 403, code: 'stepUpRequired' })
  await steppedUp(app(), admin)
  const named = { is_all: false, healers: [{ u_id: healer.u_id, name: healer.full_name }] }
  expect((await set(desk.uId, one)).data).toEqual(named)
  const look = await app().call(
    'GET /api/staff/colleagues/{personId}/scope',
    { params: { personId: desk.uId } },
    { as: admin },
  )
  expect(look.data).toEqual(named)
  expect((await set(desk.uId, { is_all: true, healer_u_ids: [] })).data).toEqual({
    is_all: true,
    healers: [],
  })
  expect(await set(support.uId, one)).toMatchObject({ status: 404 })
  expect(await set((await makeClient(app())).uId, one)).toMatchObject({ status: 404 })
  const trail = await app().call('GET /api/staff/audit', { query: { record: desk.uId } }, { as: admin })
  expect(trail.data).toMatchObject([
    { action: 'scope', changes: { is_all: [false, true], healers: [[healer.full_name], []] } },
    { action: 'scope', reason: 'Front desk in Pune', changes: { healers: [[], [healer.full_name]] } },
  ])
})

test('a session of the front desk holds nothing else until it ends, and the next one holds all again', async () => {
  const person = await makePerson(app(), { roles: ['admin', 'desk'] })
  const { person: colleague } = await logIn(app(), person.phone ?? '', { role: 'staff' })
  await proveSecondFactor(app(), person.u_id)
  expect(await rolesOf(colleague)).toEqual(['desk', 'admin'])
  expect((await app().call('POST /api/staff/desk-session', {}, { as: colleague })).status).toBe(200)
  expect(await rolesOf(colleague)).toEqual(['desk'])
  expect((await app().call('GET /api/staff/audit', {}, { as: colleague })).status).toBe(403)
  const { person: later } = await logIn(app(), person.phone ?? '', { role: 'staff' })
  await proveSecondFactor(app(), person.u_id)
  expect(await rolesOf(later)).toEqual(['desk', 'admin'])
  const admin = await makeStaff(app(), ['admin'])
  expect((await app().call('POST /api/staff/desk-session', {}, { as: admin })).status).toBe(403)
})

test('a locked session may only prove itself again, and then goes on', async () => {
  const desk = await makeStaff(app(), ['desk'])
  expect((await app().call('POST /api/staff/lock', {}, { as: desk })).data).toEqual({ is_locked: true })
  const me = await app().call('GET /api/staff/me', {}, { as: desk })
  expect(me).toMatchObject({ status: 403, code: 'secondFactorRequired' })
  await proveSecondFactor(app(), desk.uId)
  expect(await rolesOf(desk)).toEqual(['desk'])
})
