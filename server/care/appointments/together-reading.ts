import type { MyTogether } from '@newyou/contract/care/appointments/together'
import type { Accounts } from '../../people/accounts/index.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findFor } from './actor-access.ts'
import { isIn, type Joint, jointOf } from './together.ts'
import { canGoAhead, restOf } from './together-rest.ts'

/** What each of those who have a session together may know of it. */
export function createTogetherReading({
  db,
  clock,
  accounts,
}: Pick<Platform, 'db' | 'clock'> & { accounts: Pick<Accounts, 'knownAs'> }) {
  const stateOf = ({ state }: Joint) => state as MyTogether['state'] // checked by the table

  /** When it ends, for the one who withdrew: the others are not told before. */
  const leavingAt = (joint: Joint, personId: string) =>
    joint.withdrawn_by === personId ? (joint.end_at?.toISOString() ?? null) : null

  const found = async (side: 'client' | 'healer', personId: string, appointmentId: string) => {
    const appointment = await findFor(db, { side, personId }, appointmentId)
    return { appointment, joint: await jointOf(db, orNotFound(appointment.joint_id ?? undefined)) }
  }

  return {
    /** @throws DomainError notFound */
    async mine(personId: string, appointmentId: string): Promise<MyTogether> {
      const { appointment, joint } = await found('client', personId, appointmentId)
      const isBooker = !appointment.is_companion
      const { members, restPaise } = await restOf(db, joint)
      const inside = new Set(members.filter(isIn).map(({ client_id }) => client_id))
      const invited = isBooker
        ? await db
            .selectFrom('joint_invitation')
            .select(['contact', 'code', 'answered_by'])
            .where('joint_id', '=', joint.u_id)
            .orderBy('created_at')
            .orderBy('u_id')
            .execute()
        : []
      return {
        is_booker: isBooker,
        state: stateOf(joint),
        people: joint.people,
        is_split: joint.is_split,
        decide_by: joint.decide_by?.toISOString() ?? null,
        choose_by:
          isBooker && joint.asked_at && joint.state !== 'standing'
            ? (joint.end_at?.toISOString() ?? null)
            : null,
        leaving_at: leavingAt(joint, personId),
        invited: invited.map(({ contact, code, answered_by: by }) => ({
          contact,
          code,
          is_in: by !== null && inside.has(by),
        })),
        can_go_ahead: isBooker && joint.withdrawn_by !== personId && canGoAhead(joint, members, clock.now()),
        rest_paise: isBooker ? restPaise : 0,
      }
    },

    /** The clients of one session, as the healer knows each. @throws DomainError notFound */
    async ofHealer(personId: string, appointmentId: string) {
      const { joint } = await found('healer', personId, appointmentId)
      const clients = await db
        .selectFrom('appointment as a')
        .innerJoin('person_name as p', 'p.u_id', 'a.client_id')
        .select(['a.u_id', 'p.anonymous_name', 'p.first_name'])
        .where('a.joint_id', '=', joint.u_id)
        .where('a.state', 'not in', ['held', 'lapsed'])
        .orderBy('a.is_companion')
        .orderBy('a.u_id')
        .execute()
      return {
        state: stateOf(joint),
        people: joint.people,
        leaving_at: leavingAt(joint, personId),
        clients: clients.map((one) => ({
          appointment_u_id: one.u_id,
          client_name: accounts.knownAs(one),
        })),
      }
    },
  }
}

export type TogetherReading = ReturnType<typeof createTogetherReading>
