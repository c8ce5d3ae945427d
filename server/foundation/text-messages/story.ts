import { homeZone } from '@newyou/contract/business'
import type {
  TextDay,
  TextMessageQuery,
  TextMessageRow,
} from '@newyou/contract/foundation/text-messages/story'
import { type SelectQueryBuilder, sql } from 'kysely'
import { after, days } from '../../platform/clock.ts'
import type { DB } from '../../platform/database/schema.ts'
import type { Platform } from '../../platform/platform.ts'
import { createNumberHash } from './sending.ts'

const keptFor = days(400)
/** A text to nobody's account, such as an OTP, can be found by its number alone, and is asked for soon or never. */
const keptWithoutPerson = days(90)
const sweptAtOnce = 5000

/** What went out to phones: to be read by support, and counted by day. */
export function createTextStory({
  db,
  clock,
  config,
  messages,
}: Pick<Platform, 'db' | 'clock' | 'config' | 'messages'>) {
  const hashOf = createNumberHash(config.SESSION_SECRET)
  return {
    /** Latest first. */
    async list({ to, person, channel, state, page, items_per_page: size }: TextMessageQuery) {
      const among = <Out>(query: SelectQueryBuilder<DB, 'text_message', Out>) => {
        let narrowed = query
        if (to) narrowed = narrowed.where('to_hash', '=', hashOf(to))
        if (person) narrowed = narrowed.where('person_id', '=', person)
        if (channel) narrowed = narrowed.where('channel', '=', channel)
        if (state) narrowed = narrowed.where('state', '=', state)
        return narrowed
      }
      const [rows, { total }] = await Promise.all([
        among(
          db
            .selectFrom('text_message')
            .select([
              ...(['u_id', 'channel', 'message', 'locale', 'person_id', 'to_ends', 'gateway'] as const),
              ...(['state', 'code', 'detail', 'parts', 'cost_paise', 'created_at', 'changed_at'] as const),
            ]),
        )
          .orderBy('created_at', 'desc')
          .orderBy('u_id')
          .limit(size)
          .offset((page - 1) * size)
          .execute(),
        db
          .selectFrom(among(db.selectFrom('text_message').select('u_id')).limit(10_000).as('some'))
          .select((of) => of.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      const known = new Map(messages.keys().map((key) => [key as string, key]))
      return {
        data: rows.map((row) => {
          const key = known.get(row.message)
          return {
            ...row,
            channel: row.channel as TextMessageRow['channel'], // checked by the table
            state: row.state as TextMessageRow['state'], // checked by the table
            title: key ? messages.titleOf(key) : row.message,
            created_at: row.created_at.toISOString(),
            changed_at: row.changed_at.toISOString(),
          }
        }),
        total,
        page,
        items_per_page: size,
      }
    },

    /** For each day of the house's zone and each gateway: how many, how many arrived, and what they cost in paise. */
    async days(count: number): Promise<TextDay[]> {
      const day = sql<string>`to_char(created_at at time zone ${sql.lit(homeZone)}, 'YYYY-MM-DD')`
      const rows = await db
        .selectFrom('text_message')
        .select((of) => [
          day.as('day'),
          'channel',
          sql<string>`coalesce(gateway, 'none')`.as('gateway'),
          of.fn.countAll<number>().as('texts'),
          of.fn.sum<number>('parts').as('parts'),
          of.fn.countAll<number>().filterWhere('state', 'in', ['delivered', 'read']).as('arrived'),
          of.fn.countAll<number>().filterWhere('state', '=', 'failed').as('failed'),
          of.fn.sum<number>('cost_paise').as('cost_paise'),
        ])
        .where('created_at', '>', after(clock.now(), -days(count)))
        .groupBy([day, 'channel', sql`coalesce(gateway, 'none')`])
        .orderBy(day, 'desc')
        .orderBy('channel')
        .execute()
      return rows.map((row) => ({
        ...row,
        channel: row.channel as TextDay['channel'], // checked by the table
        parts: Number(row.parts),
        cost_paise: Number(row.cost_paise),
      }))
    },

    /** Rows older than 400 days go, and those of no person after 90. */
    async sweep() {
      const now = clock.now()
      const before = after(now, -keptFor)
      await db
        .deleteFrom('text_message')
        .where('u_id', 'in', (of) =>
          of
            .selectFrom('text_message')
            .select('u_id')
            .where('created_at', '<', after(now, -keptWithoutPerson))
            .where((is) => is.or([is('person_id', 'is', null), is('created_at', '<', before)]))
            .orderBy('created_at')
            .limit(sweptAtOnce),
        )
        .execute()
      await db.deleteFrom('text_answer').where('received_at', '<', before).execute()
    },
  }
}
export type TextStory = ReturnType<typeof createTextStory>
