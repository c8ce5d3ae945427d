import { createHmac, randomUUID } from 'node:crypto'
import type { Role, StaffRole } from '@newyou/contract/vocabulary'
import { inTransaction } from '../platform/database/database.ts'
import { freshMobile, wholeProfile } from './people.ts'
import type { TestApp, TestUser } from './test-app.ts'

interface PersonOverrides {
  firstName?: string
  lastName?: string
  anonymousName?: string
  mobile?: string
  email?: string
  timeZone?: string
  roles?: (Role | StaffRole)[]
}

/** Inserts a person with a complete profile into the database: for tests that need many people, or no OTP. */
export async function makePerson(app: TestApp, given: PersonOverrides = {}) {
  const { state, ...profile } = wholeProfile
  const now = app.clock.now()
  return app.db
    .insertInto('person')
    .values({
      ...profile,
      state_name: state,
      u_id: app.app.platform.ids.next(),
      roles: given.roles ?? ['client'],
      first_name: given.firstName ?? 'Ananya',
      last_name: given.lastName ?? 'Kulkarni',
      anonymous_name: given.anonymousName ?? 'Silver Neem',
      phone: given.mobile ?? freshMobile(),
      phone_verified_at: now,
      email: given.email ?? `${randomUUID()}@example.com`,
      email_verified_at: now,
      time_zone: given.timeZone ?? 'Asia/Kolkata',
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Proves the second factor in all sessions of a person, as a code of their app does in one. */
export async function proveSecondFactor(app: TestApp, personId: string) {
  const { sessions } = app.app.modules.accounts
  const proven = await app.db
    .updateTable('session')
    .set({ second_factor_at: app.clock.now() })
    .where('person_id', '=', personId)
    .returning('u_id')
    .execute()
  for (const { u_id: sessionId } of proven) sessions.forget(sessionId)
}

/** Opens a session for a person, as a login does at its end; one of staff with its second factor proven. */
export async function signIn(app: TestApp, personId: string, role: Role = 'client'): Promise<TestUser> {
  const { config } = app.app.platform
  const { sessions } = app.app.modules.accounts
  const deviceId = `device-${randomUUID()}`
  const { viewer, pair } = await inTransaction(app.db, (trx) =>
    sessions.begin(trx, personId, role, { deviceId, deviceName: 'test' }),
  )
  if (role === 'staff') await proveSecondFactor(app, personId)
  return {
    uId: personId,
    token: pair.token,
    refreshToken: pair.refresh_token,
    deviceId,
    // The token that login sets as a cookie.
    csrf: createHmac('sha256', config.CSRF_SECRET).update(viewer.sessionId).digest('base64url'),
  }
}

/** A colleague with these staff roles, signed in. */
export async function makeStaff(
  app: TestApp,
  staffRoles: StaffRole[],
  given: Omit<PersonOverrides, 'roles'> = {},
): Promise<TestUser> {
  const person = await makePerson(app, { roles: staffRoles, ...given })
  return signIn(app, person.u_id, 'staff')
}

/** As after the OTP that comes before a change of money or roles. */
export async function steppedUp(app: TestApp, user: TestUser): Promise<TestUser> {
  await app.db
    .updateTable('session')
    .set({ stepped_up_at: app.clock.now() })
    .where('person_id', '=', user.uId)
    .execute()
  return user
}

/** A client who may book, signed in. */
export async function makeClient(app: TestApp, given: PersonOverrides = {}): Promise<TestUser> {
  return signIn(app, (await makePerson(app, given)).u_id)
}
