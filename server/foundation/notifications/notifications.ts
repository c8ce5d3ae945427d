import type { Notification } from '@newyou/contract/foundation/notifications'
import { defaultLocale, type Locale } from '@newyou/contract/locales'
import { type SocketEvent, type SocketMessage, socketEvents } from '@newyou/contract/socket-events'
import { type Selectable, sql } from 'kysely'
import type { Parameters, TemplateKey } from '../../messages/index.ts'
import { after, days } from '../../platform/clock.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { locking } from '../../platform/database/locks.ts'
import type { Notification as NotificationRow } from '../../platform/database/schema.ts'
import { rowsOf } from '../../platform/database/statement.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Delivery, deliveryQueue, type Letter, letterQueue } from './delivery.ts'
import type { Filing } from './filing.ts'
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

/** A browser asks for the age of the latest notification to compare it with that of its page. */
const latestWithin = days(1)

const listedColumns = [
  'u_id',
  'seq',
  'type',
  'message',
  'parameters',
  'person_id',
  'front_end_path',
  'target_id',
  'sender_name',
  'is_read',
  'created_at',
] as const
type ListedRow = Pick<Selectable<NotificationRow>, (typeof listedColumns)[number]>

const isChecked = process.env.NODE_ENV !== 'production'

/** Durable notifications with a cursor for each person; sockets, mail and messages follow from the stored row. */
export function createNotifications({
  db,
  pool,
  clock,
  ids,
  jobs,
  messages,
  realtime,
  publicUrl,
  preferences,
  pushes,
  records,
}: Pick<Platform, 'db' | 'pool' | 'clock' | 'ids' | 'jobs' | 'messages' | 'realtime' | 'publicUrl'> & {
  preferences: Pick<PreferenceStore, 'ringsBell'>
  pushes: Pick<PushNotifications, 'reaches'>
  records: Records
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
  const saidOf = (row: ListedRow) => ({
    message: row.message as TemplateKey,
    parameters: row.parameters as Parameters,
  })

  function present(locale: Locale, row: ListedRow, parameters: Parameters | undefined): Notification {
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

  /** A child without an account is read for by their guardian. */
  async function readerOf(trx: Trx, personId: string): Promise<string> {
    const ward = await trx
      .selectFrom('ward')
      .select('guardian_id')
      .where('person_id', '=', personId)
      .executeTakeFirst()
    return ward?.guardian_id ?? personId
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
    async notify(trx: Trx, input: NotificationInput) {
      const news = { ...input, personId: await readerOf(trx, input.personId) }
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
          is_filed: !rings,
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
          targetId: news.targetId,
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
      const isCatchingUp = after !== undefined
      const name = isCatchingUp ? 'notifications-after' : 'notifications'
      const wanted = sql`from notification where person_id = ${personId} ${isCatchingUp ? sql`and seq > ${after}` : sql``}`
      // Planned once: with partitions planning takes longer than the rest.
      const [rows, [counted], language] = await Promise.all([
        rowsOf(
          pool,
          sql<ListedRow>`select ${sql.join(listedColumns.map((column) => sql.ref(column)))} ${wanted}
            order by seq ${isCatchingUp ? sql`asc` : sql`desc`} limit ${size} offset ${(page - 1) * size}`,
          name,
        ),
        rowsOf(pool, sql<{ total: number }>`select count(*) as total ${wanted}`, `${name}-total`),
        asked ?? languageOf(db, personId),
      ])
      const locale = messages.localeOf(language)
      const filled = await records.fill(db, rows.map(saidOf))
      return { rows: rows.map((row, at) => present(locale, row, filled[at])), total: counted?.total ?? 0 }
    },

    async count(personId: string, queryable: Queryable = db) {
      const now = clock.now()
      const { unread, latest, writtenAt } = await queryable
        .selectFrom('person')
        .select((of) => [
          // By an index of the unread ones alone.
          of
            .selectFrom('notification')
            .select((one) => one.fn.countAll<number>().as('unread'))
            .where('person_id', '=', personId)
            .where('is_read', '=', false)
            .where('is_filed', '=', false)
            .as('unread'),
          'notification_seq as latest',
          of
            .selectFrom('notification')
            .select('created_at')
            .whereRef('person_id', '=', 'person.u_id')
            .whereRef('seq', '=', 'person.notification_seq')
            // Not in the partitions of all months.
            .where('created_at', '>', after(now, -latestWithin))
            .where('created_at', '<', after(now, latestWithin))
            .as('writtenAt'),
        ])
        .where('u_id', '=', personId)
        .executeTakeFirstOrThrow()
      return {
        count: unread ?? 0,
        latest_seq: latest,
        latest_age_ms: writtenAt && Math.max(0, now.getTime() - writtenAt.getTime()),
      }
    },
  }
}

export type Notifications = ReturnType<typeof createNotifications> & Filing
