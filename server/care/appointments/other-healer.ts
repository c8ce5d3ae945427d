import { frontEndPathOf, pathTo, withQuery } from '@newyou/contract/addresses'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Trx } from '../../platform/database/database.ts'

/** A time that a colleague chose for the client. */
export interface ChosenTime {
  serviceId: string
  placeId: string | null
  startsAt: Date
}

/** Tells a client whose session ended that another healer is free, at the same time or a chosen one. The time is not held. */
export const createOtherHealer =
  ({ notifications, publicUrl }: { notifications: Notifications; publicUrl: string }) =>
  async (trx: Trx, appointmentId: string, healerId: string, chosen?: ChosenTime) => {
    const { starts_at, ...row } = await trx
      .selectFrom('appointment as a')
      .innerJoin('person_name as p', 'p.u_id', 'a.client_id')
      .innerJoin('healer_card as h', (join) => join.on('h.u_id', '=', healerId))
      .select(['a.client_id', 'a.starts_at', 'p.time_zone', 'h.full_name', 'h.person_id'])
      .where('a.u_id', '=', appointmentId)
      .executeTakeFirstOrThrow()
    const startsAt = (chosen?.startsAt ?? starts_at).toISOString()
    const place = chosen?.placeId ?? undefined
    const query = { at: startsAt, service: chosen?.serviceId, ...(place && { place, mode: 'in-person' }) }
    await notifications.notify(trx, {
      personId: row.client_id,
      about: row.person_id,
      type: 'appointment',
      frontEndPath: frontEndPathOf('healer'),
      targetId: healerId,
      senderName: row.full_name,
      message: chosen ? 'appointments.otherHealerFreeThen' : 'appointments.otherHealerFree',
      parameters: {
        startsAt,
        zone: row.time_zone,
        other: row.full_name,
        link: publicUrl + withQuery(pathTo('healer', { healerId }), query),
      },
    })
  }
