import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import type { Selectable } from 'kysely'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import type { Departure } from '../../platform/database/schema.ts'
import type { Platform } from '../../platform/platform.ts'

export type DepartureRow = Selectable<Departure>

/** The names in the trail: of what happens to a departure, and of the record of a client who was asked. */
export const resource = 'departures'
export const recordResource = 'departure-record'

const queue = 'departure-notice'
type Notice = 'leavingAsked' | 'leavingTaken'
interface NoticeJob {
  questionId: string
  notice: Notice
}

interface NoticeNeeds extends Pick<Platform, 'db' | 'jobs' | 'publicUrl'> {
  notifications: Pick<Notifications, 'notify' | 'isFirst'>
}

/** Messages to clients, one job for each: a healer may have many. */
export function createDepartureNotices({ db, jobs, publicUrl, notifications }: NoticeNeeds) {
  jobs.work<NoticeJob>(queue, ({ questionId, notice }) =>
    inTransaction(db, async (trx) => {
      const row = await trx
        .selectFrom('departure_client as c')
        .innerJoin('departure as d', 'd.u_id', 'c.departure_id')
        .innerJoin('healer_card as h', 'h.u_id', 'd.healer_id')
        .innerJoin('person_name as p', 'p.u_id', 'c.client_id')
        .select(['c.client_id', 'd.ended_at', 'h.full_name', 'h.person_id'])
        .where('c.u_id', '=', questionId)
        .where('p.state', '=', 'active')
        .executeTakeFirst()
      // Called off meanwhile, or the account is gone.
      if (!row || (notice === 'leavingAsked' && row.ended_at)) return
      if (!(await notifications.isFirst(trx, `${queue}:${notice}:${questionId}`))) return
      await notifications.notify(trx, {
        ...{ personId: row.client_id, about: row.person_id, type: 'appointment' },
        message: `handovers.${notice}`,
        parameters: { other: row.full_name, link: `${publicUrl}${pathTo('leavingRecords')}` },
        frontEndPath: frontEndPathOf('leavingRecords'),
        targetId: questionId,
        senderName: row.full_name,
      })
    }),
  )

  return {
    send: (trx: Trx, notice: Notice, questionIds: readonly string[]) =>
      jobs.sendMany<NoticeJob>(
        trx,
        queue,
        questionIds.map((questionId) => ({
          data: { questionId, notice },
          key: `${notice}:${questionId}`,
          afterSeconds: 0,
        })),
      ),
  }
}
export type DepartureNotices = ReturnType<typeof createDepartureNotices>
