import { frontEndPathOf, pathTo, withQuery } from '@newyou/contract/addresses'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Trx } from '../../platform/database/database.ts'

/** Tells a client whose session ended that another healer is free at the same time. The time is not held. */
export const createOtherHealer =
  ({ notifications, publicUrl }: { notifications: Notifications; publicUrl: string }) =>
  async (trx: Trx, appointmentId: string, healerId: string) => {
    const { starts_at, ...row } = await trx
      .selectFrom('appointment as a')
      .innerJoin('person_name as p', 'p.u_id', 'a.client_id')
      .innerJoin('healer_card as h', (join) => join.on('h.u_id', '=', healerId))
      .select(['a.client_id', 'a.starts_at', 'p.time_zone', 'h.full_name', 'h.person_id'])
      .where('a.u_id', '=', appointmentId)
      .executeTakeFirstOrThrow()
    const startsAt = starts_at.toISOString()
    await notifications.notify(trx, {
      personId: row.client_id,
      about: row.person_id,
      type: 'appointment',
      frontEndPath: frontEndPathOf('healer'),
      targetId: healerId,
      senderName: row.full_name,
      message: 'appointments.otherHealerFree',
      parameters: {
        startsAt,
        zone: row.time_zone,
        other: row.full_name,
        link: publicUrl + withQuery(pathTo('healer', { healerId }), { at: startsAt }),
      },
    })
  }
