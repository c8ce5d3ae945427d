import { pathTo } from '@newyou/contract/addresses'
import { localized } from '@newyou/contract/locales'
import { guardianLinkHours, guardianNameTries } from '@newyou/contract/people/guardians/rules'
import { type Selectable, sql } from 'kysely'
import { type ContactMessage, contactQueue, languageOf } from '../../foundation/notifications/index.ts'
import { after, days, hours } from '../../platform/clock.ts'
import type { Trx } from '../../platform/database/database.ts'
import type { Guardian } from '../../platform/database/schema.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashOfToken } from '../../platform/token-hash.ts'

export type GuardianRow = Selectable<Guardian>

const tokenBytes = 24
const tokenPattern = /^[\w-]{32}$/
/** Links that one guardian gets in a day, for all young people together. */
const linksDaily = 5
/** Addresses that lead nowhere, from one caller in an hour. */
const guessesHourly = 20

/** Links to guardians: random, kept as a hash, for one answer, and only the last one of a young person is open. */
export function createGuardianLinks({
  db,
  clock,
  random,
  jobs,
  messages,
  publicUrl,
  rateLimits,
}: Pick<Platform, 'db' | 'clock' | 'random' | 'jobs' | 'messages' | 'publicUrl' | 'rateLimits'>) {
  const isOpen = (link: { closed_at: Date | null; expires_at: Date; tries: number }) =>
    !link.closed_at && link.expires_at > clock.now() && link.tries < guardianNameTries

  return {
    isOpen,

    /** Before a transaction, so that what it counts is remembered. @throws DomainError tooManyRequests */
    requireRoom: (contact: string) =>
      rateLimits.spend([{ key: `guardian:to:${contact}`, max: linksDaily, window: days(1) }]),

    /** Sends a new link with a message; the ones before are closed. */
    async send(
      trx: Trx,
      guardian: GuardianRow,
      message: 'guardians.asked' | 'guardians.answerKept' | 'guardians.toSign',
    ) {
      const now = clock.now()
      const { person_id: personId, channel, contact, state } = guardian
      const { first_name: youngName } = await trx
        .selectFrom('person_name')
        .select('first_name')
        .where('u_id', '=', personId)
        .executeTakeFirstOrThrow()
      const token = random.bytes(tokenBytes).toString('base64url')
      await trx
        .updateTable('guardian_link')
        .set({ closed_at: now })
        .where('person_id', '=', personId)
        .where('closed_at', 'is', null)
        .execute()
      await trx
        .insertInto('guardian_link')
        .values({
          token_hash: hashOfToken(token),
          person_id: personId,
          created_at: now,
          expires_at: after(now, hours(guardianLinkHours)),
        })
        .execute()
      const locale = messages.localeOf(await languageOf(trx, personId))
      const page = message === 'guardians.toSign' ? 'guardianSigning' : 'guardianConsent'
      const link = publicUrl + localized(pathTo(page, { token }), locale)
      await jobs.send<ContactMessage>(trx, contactQueue, {
        channel: channel as ContactMessage['channel'], // checked by the table
        destination: contact,
        message,
        parameters: { youngName, state, link, hours: guardianLinkHours },
        inLanguageOf: personId,
      })
    },

    /**
     * The link with its guardian, as long as the young person needs one.
     * @throws DomainError guardianLinkUnknown, tooManyRequests for who guesses
     */
    async find(token: string, address: string) {
      const limit = { key: `guardian:guess:${address}`, max: guessesHourly, window: hours(1) }
      await rateLimits.requireRoom(limit)
      const row = tokenPattern.test(token)
        ? await db
            .selectFrom('guardian_link as l')
            .innerJoin('guardian as g', 'g.person_id', 'l.person_id')
            .innerJoin('person_contact as p', 'p.u_id', 'l.person_id')
            .select(['l.token_hash', 'l.expires_at', 'l.closed_at', 'l.tries', 'l.person_id'])
            .select(['g.name', 'g.state', 'g.channel', 'g.contact', 'p.first_name', 'p.dob'])
            .where('l.token_hash', '=', hashOfToken(token))
            .where('p.state', '=', 'active')
            .executeTakeFirst()
        : undefined
      if (row) return row
      await rateLimits.note(limit)
      return throwError('guardianLinkUnknown')
    },

    /** Counts a try before it is looked at, so that many at once get no more of them. @throws DomainError guardianLinkClosed */
    async spendTry(tokenHash: Buffer) {
      const { numUpdatedRows } = await db
        .updateTable('guardian_link')
        .set({ tries: sql`tries + 1` })
        .where('token_hash', '=', tokenHash)
        .where('closed_at', 'is', null)
        .where('expires_at', '>', clock.now())
        .where('tries', '<', guardianNameTries)
        .executeTakeFirstOrThrow()
      if (!numUpdatedRows) throwError('guardianLinkClosed')
    },
  }
}
export type GuardianLinks = ReturnType<typeof createGuardianLinks>
