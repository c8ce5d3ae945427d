import type { Notification } from '@newyou/contract/foundation/notifications'
import { defaultLocale, type Locale } from '@newyou/contract/locales'
import { type SocketEvent, type SocketMessage, socketEvents } from '@newyou/contract/socket-events'
import type { Selectable } from 'kysely'
import type { Parameters, TemplateKey } from '../../messages/index.ts'
import { after, days } from '../../platform/clock.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { locking } from '../../platform/database/locks.ts'
import type { Notification as NotificationRow } from '../../platform/database/schema.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Settings } from '../settings/index.ts'
import { type Delivery, deliveryQueue, type Letter, letterQueue } from './delivery.ts'
import { kindOfMessage } from './kinds.ts'
import type { CalendarEntry } from './mails/invitation.ts'
import type { PreferenceStore } from './preferences.ts'
import type { PushNotifications } from './push.ts'
import { languageOf } from './reader.ts'
import type { Records } from './records.ts'

export interface NotificationInput {
  personId: string
  type: string
  message: TemplateKey
  parameters: Parameters
  /** A person named beside the reader; deleted with that person's account. Null for no one. */
  about: string | null
  /** Parameters of mail, SMS and WhatsApp only, such as links that change something without a log-in. */
  privateParameters?: Parameters
  /** The calendar file of its mail. */
  invitation?: CalendarEntry | undefined
  /** Where a click leads. */
  frontEndPath: string
  targetId: string
  senderName?: string
  event?: SocketEvent
  /** Further data of the socket event, or a replacement for it. */
  socketMessage?: Partial<Omit<SocketMessage, 'notification_users' | 'seq'>>
}

const chosenKindOf = (message: TemplateKey) => {
  const kind = kindOfMessage(message)
  return kind === 'money' || kind === 'security' ? null : kind
}

/** Parameters that hold the name of a person. */
const namingParameters = ['other', 'by', 'name', 'from']

const isChecked = process.env.NODE_ENV !== 'production'

/** Durable notifications with a cursor for each person; sockets, mail and messages follow from the stored row. */
export function createNotifications({
  db,
  clock,
  ids,
  jobs,
  messages,
  realtime,
  publicUrl,
  preferences,
  pushes,
  records,
  settings,
}: Pick<Platform, 'db' | 'clock' | 'ids' | 'jobs' | 'messages' | 'realtime' | 'publicUrl'> & {
  preferences: Pick<PreferenceStore, 'ringsBell'>
  pushes: Pick<PushNotifications, 'reaches'>
  records: Records
  settings: Pick<Settings, 'read'>
}) {
  /** @throws Error for a parameter that the message needs and does not get, or a name of no one */
  async function checkParameters(
    trx: Trx,
    { message, about, privateParameters, ...news }: NotificationInput,
  ) {
    const [parameters] = await records.fill(trx, [{ message, parameters: news.parameters }])
    if (!parameters) throw new Error(`${message} is about a record that is not there`)
    if (about === null && namingParameters.some((name) => name in news.parameters))
      throw new Error(`${message} names a person, and does not say whom`)
    messages.bell(defaultLocale, message, parameters)
    const all = { site: publicUrl, ...parameters, ...privateParameters }
    for (const channel of messages.channelsOf(message))
      if (channel === 'mail') messages.mail(defaultLocale, message, all)
      else messages.short(defaultLocale, message, channel, all)
  }

  /** As `notify` wrote it. */
  const saidOf = (row: Selectable<NotificationRow>) => ({
    message: row.message as TemplateKey,
    parameters: row.parameters as Parameters,
  })

  function present(
    locale: Locale,
    row: Selectable<NotificationRow>,
    parameters: Parameters | undefined,
  ): Notification {
    const { title, description } = parameters
      ? messages.bell(locale, row.message as TemplateKey, parameters) // as `notify` wrote it
      : messages.bell(locale, 'notifications.gone', {})
    return {
      u_id: row.u_id,
      seq: row.seq,
      type: row.type,
      title,
      description,
      text: [title, description].filter(Boolean).join('. '),
      kind: chosenKindOf(row.message as TemplateKey), // as `notify` wrote it
      notification_users: [row.person_id],
      front_end_path: row.front_end_path,
      target_id: row.target_id,
      sender_name: row.sender_name || String(parameters?.senderName ?? ''),
      is_read: row.is_read,
      created_at: row.created_at.toISOString(),
    }
  }

  return {
    records,

    /** Whether this transaction is the first with the key: of work that is repeated, what it tells is told once. */
    async isFirst(trx: Trx, key: string): Promise<boolean> {
      const written = await trx
        .insertInto('message_sent')
        .values({ key, channel: 'bell', person_id: null, sent_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst()
      return written !== undefined
    },

    /**
     * Writes the notification in the caller's transaction: it exists exactly when its subject exists. The person's row
     * is locked until then, so that cursors become visible in their order. It is stored as a key and its parameters:
     * the words are made when the person reads them or the message goes out.
     */
    async notify(trx: Trx, news: NotificationInput) {
      if (isChecked) await checkParameters(trx, news)
      locking(trx, 'person', news.personId)
      const { notification_seq: seq } = await trx
        .updateTable('person')
        .set((column) => ({ notification_seq: column('notification_seq', '+', 1) }))
        .where('u_id', '=', news.personId)
        .returning('notification_seq')
        .executeTakeFirstOrThrow()
      const uId = ids.next()
      // Where the bell is off, the notification is in the list and counts as read.
      const rings = await preferences.ringsBell(trx, news.personId, kindOfMessage(news.message))
      await trx
        .insertInto('notification')
        .values({
          u_id: uId,
          person_id: news.personId,
          about_id: news.about,
          seq,
          type: news.type,
          message: news.message,
          parameters: JSON.stringify(news.parameters),
          front_end_path: news.frontEndPath,
          target_id: news.targetId,
          is_read: !rings,
          sender_name: news.senderName ?? '',
          created_at: clock.now(),
        })
        .execute()
      await realtime.publish(trx, news.event ?? socketEvents.appointment, {
        notification_users: [news.personId],
        target_id: news.targetId,
        seq,
        ...news.socketMessage,
      })
      const { personId, message, invitation } = news
      const parameters = { ...news.parameters, ...news.privateParameters }
      for (const channel of messages.channelsOf(message))
        await jobs.send<Delivery>(trx, deliveryQueue, {
          key: uId,
          personId,
          about: news.about,
          channel,
          message,
          parameters,
          ...(channel === 'mail' && invitation && { invitation }),
        })
      if (await pushes.reaches(trx, personId)) {
        const delivery = { key: uId, personId, about: news.about, message, parameters: news.parameters }
        await jobs.send<Delivery>(trx, deliveryQueue, { ...delivery, channel: 'push' })
      }
    },

    /** Mail to an address that belongs to no account, written in the caller's transaction; one for each key. */
    async mailTo(trx: Trx, key: string, letter: Omit<Letter, 'key'>) {
      await jobs.send<Letter>(trx, letterQueue, { ...letter, key }, { key })
    },

    /** Mail without a notification in the bell, to a verified address of the person; one for each key. */
    async mailToPerson(
      trx: Trx,
      key: string,
      delivery: Pick<Delivery, 'personId' | 'about' | 'message' | 'parameters'>,
    ) {
      await jobs.send<Delivery>(trx, deliveryQueue, { ...delivery, key, channel: 'mail' }, { key })
    },

    /** Latest first; past a cursor, oldest first, so that a browser can catch up in order. */
    async list(
      personId: string,
      {
        page,
        size,
        after,
        language: asked,
      }: { page: number; size: number; after?: number; language?: Locale },
    ) {
      const mine = db.selectFrom('notification').where('person_id', '=', personId)
      const wanted = after === undefined ? mine : mine.where('seq', '>', after)
      const [rows, { total }, language] = await Promise.all([
        wanted
          .selectAll()
          .orderBy('seq', after === undefined ? 'desc' : 'asc')
          .limit(size)
          .offset((page - 1) * size)
          .execute(),
        wanted.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
        asked ?? languageOf(db, personId),
      ])
      const locale = messages.localeOf(language)
      const filled = await records.fill(db, rows.map(saidOf))
      return { rows: rows.map((row, at) => present(locale, row, filled[at])), total }
    },

    async count(personId: string, queryable: Queryable = db) {
      const { unread, latest, writtenAt } = await queryable
        .selectFrom('person')
        .select((of) => [
          // By an index of the unread ones alone.
          of
            .selectFrom('notification')
            .select((one) => one.fn.countAll<number>().as('unread'))
            .where('person_id', '=', personId)
            .where('is_read', '=', false)
            .as('unread'),
          'notification_seq as latest',
          of
            .selectFrom('notification')
            .select('created_at')
            .whereRef('person_id', '=', 'person.u_id')
            .whereRef('seq', '=', 'person.notification_seq')
            .as('writtenAt'),
        ])
        .where('u_id', '=', personId)
        .executeTakeFirstOrThrow()
      return {
        count: unread ?? 0,
        latest_seq: latest,
        latest_age_ms: writtenAt && Math.max(0, clock.now().getTime() - writtenAt.getTime()),
      }
    },

    /** Marks one or all as read; those of other people are ignored. */
    async read(personId: string, only?: string) {
      let query = db.updateTable('notification').set({ is_read: true }).where('person_id', '=', personId)
      if (only) query = query.where('u_id', '=', only)
      await query.where('is_read', '=', false).execute()
    },

    /** Marks the notifications about this item as read, after it was seen elsewhere. */
    async readAbout(trx: Trx, personId: string, targetId: string) {
      await trx
        .updateTable('notification')
        .set({ is_read: true })
        .where('person_id', '=', personId)
        .where('target_id', '=', targetId)
        .where('is_read', '=', false)
        .execute()
    },

    /** Deletes read notifications that are older than the settings allow. */
    async sweep() {
      const { notification_keep_days: keepDays } = await settings.read()
      await db
        .deleteFrom('notification')
        .where('is_read', '=', true)
        .where('created_at', '<', after(clock.now(), -days(keepDays)))
        .execute()
    },
  }
}

export type Notifications = ReturnType<typeof createNotifications>
