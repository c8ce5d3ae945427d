import type { Selectable } from 'kysely'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import type { JointSession } from '../../platform/database/schema.ts'
import type { AppointmentRow } from './claims.ts'
import type { AppointmentNotifications } from './notifications.ts'

/** Jobs that refund an order of a session together whole. */
export const togetherRefundQueue = 'together-refund'
export interface TogetherRefund {
  orderId: string
}

export type Joint = Selectable<JointSession>

/** Of a session that several clients have together. Changed under the lock of the healer's calendar. */
export const jointOf = (queryable: Queryable, jointId: string): Promise<Joint> =>
  queryable.selectFrom('joint_session').selectAll().where('u_id', '=', jointId).executeTakeFirstOrThrow()

/** The appointments of all clients, that of the one who booked first. */
export const membersOf = (queryable: Queryable, jointId: string): Promise<AppointmentRow[]> =>
  queryable
    .selectFrom('appointment')
    .selectAll()
    .where('joint_id', '=', jointId)
    .orderBy('is_companion')
    .orderBy('u_id')
    .execute()

/** Whether this client said yes and owes nothing. */
export const isIn = ({ is_companion, state, pay_by }: AppointmentRow) =>
  is_companion && state === 'confirmed' && pay_by === null

/** It takes place: all clients and the healer are told, and whoever had to choose has chosen. */
export async function stand(
  trx: Trx,
  joint: Joint,
  now: Date,
  { notify, lockPeople }: Pick<AppointmentNotifications, 'notify' | 'lockPeople'>,
) {
  const members = (await membersOf(trx, joint.u_id)).filter(({ state }) => state === 'confirmed')
  await trx
    .updateTable('joint_session')
    .set({
      state: 'standing',
      people: Math.max(2, members.length),
      // One who has withdrawn meanwhile still ends it.
      end_at: joint.withdrawn_by ? joint.end_at : null,
      updated_at: now,
    })
    .where('u_id', '=', joint.u_id)
    .execute()
  await trx
    .updateTable('joint_invitation')
    .set({ state: 'closed', token_hash: null })
    .where('joint_id', '=', joint.u_id)
    .where('state', '=', 'waiting')
    .execute()
  await lockPeople(trx, ...members)
  for (const member of members)
    await notify(trx, member, 'client', { message: 'appointments.togetherStands' })
  const [booker] = members
  if (booker)
    await notify(trx, booker, 'healer', {
      message: 'appointments.togetherStandsForHealer',
      parameters: { people: members.length },
    })
}

/** It stands once all have said yes and paid. */
export async function standIfAll(
  trx: Trx,
  jointId: string,
  now: Date,
  notifications: Pick<AppointmentNotifications, 'notify' | 'lockPeople'>,
) {
  const joint = await jointOf(trx, jointId)
  if (joint.state !== 'asking') return
  const members = await membersOf(trx, jointId)
  if (members.filter(isIn).length === joint.people - 1) await stand(trx, joint, now, notifications)
}
