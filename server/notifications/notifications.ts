import type { Notification } from '@newyou/contract/notifications'
import { type SocketEvent, type SocketMessage, socketEvents } from '@newyou/contract/socket-events'
import type { Selectable } from 'kysely'
import type { Queryable, Trx } from '../platform/database/database.ts'
import { locking } from '../platform/database/locks.ts'
import type { Notification as NotificationRow } from '../platform/database/schema.ts'
import type { Platform } from '../platform/platform.ts'
import type { Mail } from '../providers/mail.ts'
import { type Delivery, deliveryQueue, mailQueue } from './delivery.ts'

export interface News {
  personId: string
  type: string
  title: string
  description: string
  /** Where a click leads: section 2, navigation by front_end_path. */
  frontEndPath: string
  targetId: string
  senderName?: string
  event?: SocketEvent
  /** What the socket says besides, or instead. */
  message?: Partial<Omit<SocketMessage, 'notification_users' | 'seq'>>
  /** Beside the bell: what goes out by mail, SMS or WhatsApp. */
  outside?: Pick<Delivery, 'mail' | 'sms' | 'whatsapp'>
}

const present = (row: Selectable<NotificationRow>): Notification => ({
  u_id: row.u_id,
  seq: row.seq,
  type: row.type,
  title: row.title,
  description: row.description,
  front_end_path: row.front_end_path,
  target_id: row.target_id,
  sender_name: row.sender_name,
  is_read: row.is_read,
  created_at: row.created_at.toISOString(),
})

/** Durable notifications with a cursor for each person; sockets, mail and messages follow from the stored row. */
export function createNotifications({
  db,
  clock,
  ids,
  jobs,
  realtime,
}: Pick<Platform, 'db' | 'clock' | 'ids' | 'jobs' | 'realtime'>) {
  return {
    /**
     * Writes the notification in the caller's transaction: it exists exactly when what it tells of exists. The
     * person's row is locked until then, so that cursors become visible in their order.
     */
    async notify(trx: Trx, news: News) {
      locking(trx, 'person', news.personId)
      const { notification_seq: seq } = await trx
        .updateTable('person')
        .set((column) => ({ notification_seq: column('notification_seq', '+', 1) }))
        .where('u_id', '=', news.personId)
        .returning('notification_seq')
        .executeTakeFirstOrThrow()
      const uId = ids.next()
      await trx
        .insertInto('notification')
        .values({
          u_id: uId,
          person_id: news.personId,
          seq,
          type: news.type,
          title: news.title,
          description: news.description,
          front_end_path: news.frontEndPath,
          target_id: news.targetId,
          sender_name: news.senderName ?? '',
          created_at: clock.now(),
        })
        .execute()
      const message = {
        notification_users: [news.personId],
        target_id: news.targetId,
        seq,
        ...news.message,
      }
      await realtime.publish(trx, news.event ?? socketEvents.appointment, message)
      if (!news.outside) return
      for (const [channel, content] of Object.entries(news.outside))
        if (content)
          await jobs.send<Delivery>(trx, deliveryQueue, {
            key: uId,
            personId: news.personId,
            [channel]: content,
          })
    },

    /** Mail to an address that is nobody's account, written in the caller's transaction; one for each key. */
    async mailTo(trx: Trx, key: string, letter: Omit<Mail, 'key'>) {
      await jobs.send<Mail>(trx, mailQueue, { ...letter, key }, { key })
    },

    /** Mail without a bell, to an address that the person has proven; one for each key. */
    async mailToPerson(
      trx: Trx,
      key: string,
      { personId, ...mail }: { personId: string } & Pick<Mail, 'subject' | 'text'>,
    ) {
      await jobs.send<Delivery>(trx, deliveryQueue, { key, personId, mail }, { key })
    },

    /** Latest first; past a cursor, oldest first, so that a browser can catch up in order. */
    async list(personId: string, { page, size, after }: { page: number; size: number; after?: number }) {
      const mine = db.selectFrom('notification').where('person_id', '=', personId)
      const wanted = after === undefined ? mine : mine.where('seq', '>', after)
      const [rows, { total }] = await Promise.all([
        wanted
          .selectAll()
          .orderBy('seq', after === undefined ? 'desc' : 'asc')
          .limit(size)
          .offset((page - 1) * size)
          .execute(),
        wanted.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows: rows.map(present), total }
    },

    async count(personId: string, queryable: Queryable = db) {
      const { unread, latest } = await queryable
        .selectFrom('notification')
        .select((of) => [
          of.fn.countAll<number>().filterWhere('is_read', '=', false).as('unread'),
          of.fn.coalesce(of.fn.max('seq'), of.val(0)).as('latest'),
        ])
        .where('person_id', '=', personId)
        .executeTakeFirstOrThrow()
      return { count: unread, latest_seq: latest }
    },

    /** Marks one or all as read; another person's is left alone without a word. */
    async read(personId: string, only?: string) {
      let query = db.updateTable('notification').set({ is_read: true }).where('person_id', '=', personId)
      if (only) query = query.where('u_id', '=', only)
      await query.where('is_read', '=', false).execute()
    },

    /** Marks what tells of this thing as read, because it was seen elsewhere. */
    async readAbout(trx: Trx, personId: string, targetId: string) {
      await trx
        .updateTable('notification')
        .set({ is_read: true })
        .where('person_id', '=', personId)
        .where('target_id', '=', targetId)
        .where('is_read', '=', false)
        .execute()
    },
  }
}

export type Notifications = ReturnType<typeof createNotifications>
