import type { Clock } from '../../platform/clock.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import type { Sessions } from './sessions.ts'

interface StaffRightsDependencies {
  clock: Clock
  sessions: Pick<Sessions, 'rightsChanged' | 'rolesChanged'>
}

/** Changes of colleagues' roles and second factors, in their account and current session. */
export function createStaffRights({ clock, sessions }: StaffRightsDependencies) {
  return {
    /** Sets all roles of a person; sessions whose role is gone end. The caller holds the person's lock. */
    async setRoles(trx: Trx, personId: string, roles: readonly string[]) {
      await trx
        .updateTable('person')
        .set({ roles: [...roles] })
        .where('u_id', '=', personId)
        .execute()
      await sessions.rolesChanged(trx, personId)
    },

    /** Opens what the roles allow in this session, and in no other. */
    async proveSecondFactor(trx: Trx, sessionId: string) {
      await trx
        .updateTable('session')
        .set({ second_factor_at: clock.now() })
        .where('u_id', '=', sessionId)
        .execute()
      await sessions.rightsChanged(trx, sessionId)
    },

    /** Takes the second factor of this session back: it may only prove it again. */
    async lock(trx: Trx, sessionId: string) {
      await trx
        .updateTable('session')
        .set({ second_factor_at: null, stepped_up_at: null })
        .where('u_id', '=', sessionId)
        .execute()
      await sessions.rightsChanged(trx, sessionId)
    },

    /** Leaves the front desk alone to this session, whatever other roles its person has. */
    async keepDeskAlone(trx: Trx, sessionId: string) {
      await trx
        .updateTable('session')
        .set({ is_desk: true, stepped_up_at: null })
        .where('u_id', '=', sessionId)
        .execute()
      await sessions.rightsChanged(trx, sessionId)
    },

    /** Notes that an OTP was proven in this session just now. @returns the moment of the proof */
    async stepUp(queryable: Queryable, sessionId: string): Promise<Date> {
      const now = clock.now()
      await queryable
        .updateTable('session')
        .set({ stepped_up_at: now })
        .where('u_id', '=', sessionId)
        .execute()
      return now
    },
  }
}
