import type { ChosenKind, NotificationKind } from '@newyou/contract/foundation/notifications'
import type { Locale } from '@newyou/contract/locales'
import type { Messages, Parameters, TemplateKey } from '../../messages/index.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { kindOfMessage } from './kinds.ts'
import type { PreferenceStore } from './preferences.ts'
import type { Records } from './records.ts'

export const digestQueue = 'digest'

interface DigestJob {
  personId: string
  /** When it is to go out. */
  due: string
}

interface Kept {
  key: string
  personId: string
  about: string | null
  message: TemplateKey
  parameters: Parameters
}

interface DigestDependencies extends Pick<Platform, 'clock' | 'jobs' | 'publicUrl'> {
  db: Database
  messages: Pick<Messages, 'mail'>
  preferences: Pick<PreferenceStore, 'of'>
  records: Pick<Records, 'fill'>
  /** Sends the mail, which can be stopped for these kinds; `key` keeps it to one. */
  send(
    personId: string,
    key: string,
    digest: {
      kinds: NotificationKind[]
      said: (locale: Locale) => { message: TemplateKey; parameters: Parameters }
    },
  ): Promise<void>
}

/** Keeps messages for the one mail of the day, and sends it. */
export function createDigest(dependencies: DigestDependencies) {
  const { db, clock, jobs, messages, preferences, publicUrl, records, send } = dependencies

  async function gathered(personId: string, due: Date) {
    const entries = await db
      .selectFrom('digest_entry')
      .select(['key', 'message', 'parameters'])
      .where('person_id', '=', personId)
      .where('due_at', '<=', due)
      .orderBy('created_at')
      .orderBy('key')
      .execute()
    // As they were kept.
    const said = entries.map(({ message, parameters }) => ({
      message: message as TemplateKey,
      parameters: parameters as Parameters,
    }))
    const filled = await records.fill(db, said)
    return entries.map(({ key }, at) => ({
      key,
      message: said[at]?.message ?? 'notifications.neutral',
      /** Undefined where its record was deleted meanwhile. */
      parameters: filled[at] && { site: publicUrl, ...filled[at] },
      kind: kindOfMessage(said[at]?.message ?? 'notifications.neutral'),
    }))
  }

  jobs.work<DigestJob>(digestQueue, async ({ personId, due }) => {
    const entries = await gathered(personId, new Date(due))
    if (entries.length === 0) return
    const { choices } = await preferences.of(db, personId)
    // Kinds turned off meanwhile are left out.
    const wanted = entries.filter(
      ({ kind, parameters }) => parameters && choices[`${kind as ChosenKind} mail`] !== 'off',
    )
    if (wanted.length > 0)
      await send(personId, `digest:${personId}:${due}`, {
        kinds: [...new Set(wanted.map(({ kind }) => kind))],
        said: (locale) => ({
          message: 'notifications.digest',
          parameters: {
            count: wanted.length,
            lines: wanted
              .map(
                ({ message, parameters }) => `– ${messages.mail(locale, message, parameters ?? {}).subject}`,
              )
              .join('\n'),
          },
        }),
      })
    await db
      .deleteFrom('digest_entry')
      .where(
        'key',
        'in',
        entries.map(({ key }) => key),
      )
      .execute()
  })

  return {
    async keep(queryable: Queryable, { key, personId, about, message, parameters }: Kept, at: Date) {
      const now = clock.now()
      await queryable
        .insertInto('digest_entry')
        .values({
          key,
          person_id: personId,
          about_id: about,
          message,
          parameters: JSON.stringify(parameters),
          due_at: at,
          created_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const due = at.toISOString()
      await jobs.send<DigestJob>(
        queryable,
        digestQueue,
        { personId, due },
        { key: `${personId}:${due}`, afterSeconds: Math.ceil((at.getTime() - now.getTime()) / 1000) },
      )
    },
  }
}
