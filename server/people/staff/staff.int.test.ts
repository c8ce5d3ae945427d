import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { minutes, seconds } from '../../platform/clock.ts'
import { freshMobile, logIn } from '../../testing/people.ts'
import { makeClient, makePerson, makeStaff, proveSecondFactor } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

/** Proves a colleague with an OTP, as before a change of money or roles. */
async function stepUp(as: TestUser) {
  const sent = await app().call('POST /api/staff/step-up-otp', {}, { as })
  const { phone } = await app()
    .db.selectFrom('person')
    .select('phone')
    .where('u_id', '=', as.uId)
    .executeTakeFirstOrThrow()
  return app().call(
    'POST /api/staff/step-up',
    { body: { challenge_u_id: sent.data?.challenge_u_id ?? '', otp: await app().otpFor(phone ?? '') } },
    { as },
  )
}

async function makeAdmin() {
  const admin = await makeStaff(app(), ['admin'], { firstName: 'Kavya', lastName: 'Rao' })
  expect((await stepUp(admin)).status).toBe(200)
  return admin
}

const setRoles = (as: TestUser, personId: string, roles: ('support' | 'editor' | 'finance' | 'admin')[]) =>
  app().call('PUT /api/staff/colleagues/{personId}', { params: { personId }, body: { roles } }, { as })

const auditOf = async (record: string) =>
  (await app().call('GET /api/staff/audit', { query: { record } }, { as: await makeStaff(app(), ['admin']) }))
    .data ?? []

describe('staff roles', () => {
  test('one log-in carries all staff roles of a person, and no other role', async () => {
    const person = await makePerson(app(), { roles: ['client', 'editor', 'finance'] })
    const { person: colleague } = await logIn(app(), person.phone ?? '', { role: 'staff' })
    await proveSecondFactor(app(), person.u_id)
    const me = await app().call('GET /api/staff/me', {}, { as: colleague })
    expect(me.data).toEqual({ u_id: person.u_id, name: 'Ananya Kulkarni', roles: ['editor', 'finance'] })
    expect((await app().call('GET /api/website/appointment', { query: {} }, { as: colleague })).status).toBe(
      403,
    )
    const client = await makeClient(app())
    expect((await app().call('GET /api/staff/me', {}, { as: client })).status).toBe(403)
  })

  test('a client without a staff role cannot log in as staff', async () => {
    const person = await makePerson(app())
    const { answer } = await logIn(app(), person.phone ?? '', { role: 'staff' })
    expect(answer.data).toMatchObject({ outcome: 'not-registered' })
  })

  test('the first administrator, whom an operator names, logs in with an OTP', async () => {
    const { createAdmin } = app().app.modules.staff.colleagues
    const name = { first: 'Asha', last: 'Rao' }
    const mobile = freshMobile()
    const { u_id: personId } = await createAdmin(mobile, name)
    const { person: admin } = await logIn(app(), mobile, { role: 'staff' })
    await proveSecondFactor(app(), personId)
    expect((await app().call('GET /api/staff/me', {}, { as: admin })).data).toEqual({
      u_id: personId,
      name: 'Asha Rao',
      roles: ['admin'],
    })
    // Somebody with this contact gets the role, and keeps the name.
    const client = await makePerson(app(), { email: 'asha@example.com' })
    expect(await createAdmin('Asha@example.com', name)).toMatchObject({
      u_id: client.u_id,
      name: 'Ananya Kulkarni',
    })
    await expect(createAdmin('nobody', name)).rejects.toMatchObject({ code: 'invalidInput' })
  })

  test('an administrator names a colleague by contact, after an OTP', async () => {
    const admin = await makeStaff(app(), ['admin'])
    const person = await makePerson(app(), { firstName: 'Rohan', email: 'rohan@example.com' })
    const add = (contact: string) =>
      app().call(
        'POST /api/staff/colleagues',
        { body: { contact, roles: ['editor'], reason: 'Writes our articles' } },
        { as: admin },
      )
    expect(await add('rohan@example.com')).toMatchObject({ status: 403, code: 'stepUpRequired' })
    expect((await stepUp(admin)).status).toBe(200)
    expect(await add('nobody@example.com')).toMatchObject({ status: 404, code: 'personNotFound' })
    expect(await add('Rohan@Example.com')).toMatchObject({ status: 201, data: { roles: ['editor'] } })
    expect(await auditOf(person.u_id)).toMatchObject([
      {
        staff_u_id: admin.uId,
        resource: 'colleagues',
        action: 'roles',
        reason: 'Writes our articles',
        changes: { roles: [[], ['editor']] },
      },
    ])
    app().clock.advance(minutes(10))
    const late = await setRoles(admin, person.u_id, [])
    expect(late).toMatchObject({ status: 403, code: 'stepUpRequired' })
  })

  test('an OTP of another colleague proves nothing', async () => {
    const [admin, other] = [await makeStaff(app(), ['admin']), await makeStaff(app(), ['admin'])]
    const sent = await app().call('POST /api/staff/step-up-otp', {}, { as: other })
    const { phone } = await app()
      .db.selectFrom('person')
      .select('phone')
      .where('u_id', '=', other.uId)
      .executeTakeFirstOrThrow()
    const otp = await app().otpFor(phone ?? '')
    const proof = await app().call(
      'POST /api/staff/step-up',
      { body: { challenge_u_id: sent.data?.challenge_u_id ?? '', otp } },
      { as: admin },
    )
    expect(proof).toMatchObject({ status: 400, code: 'otpExpired' })
  })

  test('a role taken away ends what it may in open sessions, at once where it was taken', async () => {
    const admin = await makeAdmin()
    const colleague = await makeStaff(app(), ['support', 'admin'])
    const audit = () => app().call('GET /api/staff/audit', {}, { as: colleague })
    expect((await audit()).status).toBe(200)
    expect((await setRoles(admin, colleague.uId, ['support'])).status).toBe(200)
    await expect.poll(async () => (await audit()).status).toBe(403)
    expect((await app().call('GET /api/staff/support', {}, { as: colleague })).status).toBe(200)
    expect((await setRoles(admin, colleague.uId, [])).status).toBe(200)
    await expect.poll(async () => (await audit()).status).toBe(401)
  })

  test('a role taken away past the back office holds within five seconds', async () => {
    const colleague = await makeStaff(app(), ['support', 'editor'])
    const tickets = () => app().call('GET /api/staff/colleagues', {}, { as: colleague })
    expect((await app().call('GET /api/staff/me', {}, { as: colleague })).status).toBe(200)
    await app().db.updateTable('person').set({ roles: [] }).where('u_id', '=', colleague.uId).execute()
    app().clock.advance(seconds(6))
    expect((await tickets()).status).toBe(401)
  })

  test('the last administrator stays', async () => {
    const admin = await makeAdmin()
    await app()
      .db.updateTable('person')
      .set({ roles: ['client'] })
      .where('u_id', '<>', admin.uId)
      .where(sql<boolean>`roles @> array['admin']`)
      .execute()
    expect(await setRoles(admin, admin.uId, ['support'])).toMatchObject({ status: 409, code: 'lastAdmin' })
    const other = await makeStaff(app(), ['admin'])
    expect((await stepUp(other)).status).toBe(200)
    const both = await Promise.all([setRoles(admin, other.uId, []), setRoles(other, admin.uId, [])])
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200])
  })

  test('a session of staff ends after thirty idle minutes, and lives on with calls', async () => {
    const colleague = await makeStaff(app(), ['editor'])
    const renew = () =>
      app().call('POST /api/website/get-refresh-token', {
        body: { refresh_token: colleague.refreshToken, device_id: colleague.deviceId },
      })
    for (let round = 0; round < 3; round++) {
      app().clock.advance(minutes(4))
      expect((await app().call('GET /api/staff/me', {}, { as: colleague })).status).toBe(200)
    }
    const renewed = await renew()
    expect(renewed.status).toBe(200)
    const again = {
      ...colleague,
      token: renewed.data?.token ?? '',
      refreshToken: renewed.data?.refresh_token ?? '',
    }
    app().clock.advance(minutes(31))
    expect((await app().call('GET /api/staff/me', {}, { as: again })).status).toBe(401)
    const late = await app().call('POST /api/website/get-refresh-token', {
      body: { refresh_token: again.refreshToken, device_id: again.deviceId },
    })
    expect(late).toMatchObject({ status: 401, code: 'refreshFailed' })
  })
})

describe('the audit trail', () => {
  test('is not changed and not emptied, not even by the application', async () => {
    const admin = await makeAdmin()
    const person = await makePerson(app())
    await setRoles(admin, person.u_id, ['support'])
    const { db } = app()
    const [entry] = await auditOf(person.u_id)
    const id = entry?.u_id ?? ''
    const tries = [
      () =>
        db.updateTable('audit_entry').set({ reason: 'nothing happened' }).where('u_id', '=', id).execute(),
      () => db.deleteFrom('audit_entry').where('u_id', '=', id).execute(),
      () => sql`truncate audit_entry`.execute(db),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toThrow(/append-only|permission denied/)
    expect(await auditOf(person.u_id)).toHaveLength(1)
  })

  test('is found by colleague, kind and time', async () => {
    const admin = await makeAdmin()
    const person = await makePerson(app())
    await setRoles(admin, person.u_id, ['support'])
    await app().call(
      'POST /api/staff/colleagues/{personId}/log-out',
      { params: { personId: person.u_id } },
      { as: admin },
    )
    const list = async (query: object) =>
      (await app().call('GET /api/staff/audit', { query: { staff: admin.uId, ...query } }, { as: admin }))
        .data
    expect(await list({})).toMatchObject([
      { resource: 'people', action: 'log-out', staff_name: 'Kavya Rao' },
      { resource: 'colleagues', action: 'roles' },
    ])
    expect(await list({ resource: 'people' })).toHaveLength(1)
    expect(await list({ action: 'roles' })).toHaveLength(1)
    const tomorrow = new Date(app().clock.now().getTime() + minutes(24 * 60)).toISOString()
    expect(await list({ from: tomorrow })).toHaveLength(0)
    expect(await list({ to: tomorrow })).toHaveLength(2)
  })
})
