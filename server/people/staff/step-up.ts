import { stepUpMinutes } from '@newyou/contract/people/staff/staff'
import { after, type Clock, minutes } from '../../platform/clock.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { SessionViewer, Viewer } from '../../platform/http/viewer.ts'
import type { Accounts } from '../accounts/index.ts'

interface StepUpDependencies {
  db: Database
  clock: Clock
  accounts: Pick<Accounts, 'stepUp'>
  otp: Accounts['otp']
}

/** A fresh OTP before a change of money or roles: an open window alone must not be enough for these. */
export function createStepUp({ accounts, db, clock, otp }: StepUpDependencies) {
  /** The contact that the OTP goes to: the mobile where it is proven. */
  async function contactOf(personId: string) {
    const person = orNotFound(
      await db
        .selectFrom('person_contact')
        .select(['email', 'email_verified_at', 'phone', 'phone_verified_at'])
        .where('u_id', '=', personId)
        .executeTakeFirst(),
    )
    if (person.phone && person.phone_verified_at)
      return { channel: 'mobile' as const, destination: person.phone }
    if (person.email && person.email_verified_at)
      return { channel: 'email' as const, destination: person.email }
    return throwError('notAllowed')
  }

  return {
    /** @throws DomainError tooManyRequests */
    async send({ personId, deviceId, role }: SessionViewer, address: string) {
      return otp.send({ purpose: 'step-up', ...(await contactOf(personId)), role, deviceId, address })
    },

    /** @throws DomainError otpWrong, otpExpired */
    async confirm({ personId, sessionId, deviceId }: SessionViewer, challengeId: string, code: string) {
      const proven = await otp.check('step-up', challengeId, deviceId, code)
      if (proven.destination !== (await contactOf(personId)).destination) throwError('otpExpired')
      const now = await accounts.stepUp(db, sessionId)
      return { until: after(now, minutes(stepUpMinutes)).toISOString() }
    },

    /** @throws DomainError stepUpRequired when the last OTP of this session is too old; no program has one */
    async require(queryable: Queryable, viewer: Viewer) {
      if (viewer.via !== 'session') throwError('notForKeys')
      const session = await queryable
        .selectFrom('session')
        .select('u_id')
        .where('u_id', '=', viewer.sessionId)
        .where('stepped_up_at', '>', after(clock.now(), -minutes(stepUpMinutes)))
        .executeTakeFirst()
      if (!session) throwError('stepUpRequired')
    },
  }
}
export type StepUp = ReturnType<typeof createStepUp>
