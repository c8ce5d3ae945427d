import {
  type ChannelChoice,
  type ChosenKind,
  chosenKinds,
  type NotificationChannel,
  type NotificationKind,
  type NotificationPreferences,
} from '@newyou/contract/foundation/notifications'
import type { Locale } from '@newyou/contract/locales'
import type { Messages } from '../../messages/index.ts'
import { type Database, inTransaction, type Queryable } from '../../platform/database/database.ts'
import type { Preferences } from './deciding.ts'
import { kindOfMessage } from './kinds.ts'
import { languageOf } from './reader.ts'

interface Change {
  choices?: { kind: ChosenKind; channel: NotificationChannel; choice: ChannelChoice }[] | undefined
  quiet?: { from: string; until: string } | null | undefined
  digest_at?: string | undefined
  language?: Locale | undefined
}

const usualDigestAt = '18:00'
const withoutSeconds = (time: string) => time.slice(0, 5)

/** Reads and changes a person's notification preferences. */
export function createPreferences({
  db,
  hasPush,
  messages,
}: {
  db: Database
  hasPush: boolean
  messages: Pick<Messages, 'keys' | 'channelsOf' | 'localeOf'>
}) {
  /** The channels that the messages of each kind can use. */
  const possible = new Map<NotificationKind, Set<NotificationChannel>>()
  for (const key of messages.keys()) {
    const kind = kindOfMessage(key)
    const channels = possible.get(kind) ?? new Set<NotificationChannel>(hasPush ? ['bell', 'push'] : ['bell'])
    for (const channel of messages.channelsOf(key)) channels.add(channel)
    possible.set(kind, channels)
  }

  async function of(queryable: Queryable, personId: string): Promise<Preferences> {
    const [times, choices] = await Promise.all([
      queryable
        .selectFrom('person_name as p')
        .leftJoin('notification_times as t', 't.person_id', 'p.u_id')
        .select(['p.time_zone', 't.quiet_from', 't.quiet_until', 't.digest_at'])
        .where('p.u_id', '=', personId)
        .executeTakeFirstOrThrow(),
      queryable
        .selectFrom('notification_choice')
        .select(['kind', 'channel', 'choice'])
        .where('person_id', '=', personId)
        .execute(),
    ])
    const { quiet_from: from, quiet_until: until } = times
    return {
      choices: Object.fromEntries(choices.map(({ kind, channel, choice }) => [`${kind} ${channel}`, choice])),
      quiet: from && until ? { from: withoutSeconds(from), until: withoutSeconds(until) } : null,
      digestAt: withoutSeconds(times.digest_at ?? usualDigestAt),
      zone: times.time_zone,
    }
  }

  async function read(personId: string): Promise<NotificationPreferences> {
    const [{ choices, quiet, digestAt, zone }, language] = await Promise.all([
      of(db, personId),
      languageOf(db, personId),
    ])
    const choiceOf = (kind: ChosenKind, channel: NotificationChannel) =>
      possible.get(kind)?.has(channel) ? (choices[`${kind} ${channel}`] ?? 'on') : null
    return {
      kinds: chosenKinds
        .filter((kind) => possible.has(kind))
        .map((kind) => ({
          kind,
          channels: {
            bell: choiceOf(kind, 'bell'),
            mail: choiceOf(kind, 'mail'),
            sms: choiceOf(kind, 'sms'),
            whatsapp: choiceOf(kind, 'whatsapp'),
            push: choiceOf(kind, 'push'),
          },
        })),
      quiet,
      digest_at: digestAt,
      time_zone: zone,
      language: messages.localeOf(language),
    }
  }

  async function choose(queryable: Queryable, personId: string, choices: NonNullable<Change['choices']>) {
    // The last of two about the same counts, and one statement cannot write a row twice.
    const rows = new Map(
      choices.map((one) => [`${one.kind} ${one.channel}`, { person_id: personId, ...one }]),
    )
    if (rows.size === 0) return
    await queryable
      .insertInto('notification_choice')
      .values([...rows.values()])
      .onConflict((conflict) =>
        conflict
          .columns(['person_id', 'kind', 'channel'])
          .doUpdateSet((of) => ({ choice: of.ref('excluded.choice') })),
      )
      .execute()
  }

  return {
    of,
    read,
    choose,

    /** Changes the preferences that are sent. */
    async change(personId: string, { choices, quiet, digest_at: digestAt, language }: Change) {
      const times = {
        ...(quiet !== undefined && { quiet_from: quiet?.from ?? null, quiet_until: quiet?.until ?? null }),
        ...(digestAt !== undefined && { digest_at: digestAt }),
      }
      await inTransaction(db, async (trx) => {
        if (choices) await choose(trx, personId, choices)
        if (language)
          await trx
            .updateTable('person')
            .set({ message_language: language })
            .where('u_id', '=', personId)
            .execute()
        if (Object.keys(times).length > 0)
          await trx
            .insertInto('notification_times')
            .values({ person_id: personId, ...times })
            .onConflict((conflict) => conflict.column('person_id').doUpdateSet(times))
            .execute()
      })
      return read(personId)
    },

    /** Whether new notifications of this kind ring the bell. */
    async ringsBell(queryable: Queryable, personId: string, kind: NotificationKind) {
      const row = await queryable
        .selectFrom('notification_choice')
        .select('choice')
        .where('person_id', '=', personId)
        .where('kind', '=', kind)
        .where('channel', '=', 'bell')
        .executeTakeFirst()
      return row?.choice !== 'off'
    },
  }
}
export type PreferenceStore = ReturnType<typeof createPreferences>
