import { pathTo } from '@newyou/contract/addresses'
import { importedLinkDays, importedNameTries } from '@newyou/contract/administration/imports/kinds'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import { type ContactMessage, contactQueue } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { after, days, hours } from '../../platform/clock.ts'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import { nameWord } from '../../platform/name-word.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import { lockRun } from './staging.ts'

const questionQueue = 'imported-client-question'
interface QuestionJob {
  personId: string
}

const tokenBytes = 24
const tokenPattern = /^[\w-]{32}$/
/** Addresses that lead nowhere, from one caller in an hour. */
const guessesHourly = 20

type QuestionNeeds = Pick<Platform, 'db' | 'clock' | 'random' | 'jobs' | 'publicUrl' | 'rateLimits'> & {
  accounts: Pick<Accounts, 'importedContact' | 'openImported' | 'forgetImportedContacts'>
  audit: Audit
}

/**
 * The one message that an imported client gets before a yes: whether the practice may write to them. A press sends it, the
 * link says nothing of the person, and a yes needs the first name that the practice knows, because an address may be wrong.
 */
export function createQuestions({
  db,
  clock,
  random,
  jobs,
  publicUrl,
  rateLimits,
  accounts,
  audit,
}: QuestionNeeds) {
  jobs.work<QuestionJob>(questionQueue, ({ personId }) =>
    inTransaction(db, async (trx) => {
      const contact = await accounts.importedContact(trx, personId)
      const channel = contact?.email ? 'email' : 'mobile'
      const destination = contact?.email ?? contact?.phone
      // Removed, or registered meanwhile.
      if (!destination) return
      const token = random.bytes(tokenBytes).toString('base64url')
      const asked = await trx
        .updateTable('imported_client')
        .set({ token_hash: hashOfToken(token), channel })
        .where('person_id', '=', personId)
        .where('token_hash', 'is', null)
        .where('answer', 'is', null)
        .returning('person_id')
        .executeTakeFirst()
      if (!asked) return
      await jobs.send<ContactMessage>(trx, contactQueue, {
        channel,
        destination,
        message: 'imports.question',
        parameters: { link: publicUrl + pathTo('importedClient', { token }) },
        inLanguageOf: personId,
      })
    }),
  )

  /** @throws DomainError importedLinkUnknown, tooManyRequests for who guesses */
  async function find(token: string, address: string) {
    const limit = { key: `imported:guess:${address}`, max: guessesHourly, window: hours(1) }
    await rateLimits.requireRoom(limit)
    const row = tokenPattern.test(token)
      ? await db
          .selectFrom('imported_client')
          .selectAll()
          .where('token_hash', '=', hashOfToken(token))
          .executeTakeFirst()
      : undefined
    if (row) return row
    await rateLimits.note(limit)
    return throwError('importedLinkUnknown')
  }
  const isOpen = ({ answer, asked_at: at, tries }: Awaited<ReturnType<typeof find>>) =>
    answer === null &&
    at !== null &&
    tries < importedNameTries &&
    after(at, days(importedLinkDays)) > clock.now()

  /** Whether it was open until now. */
  const answer = async (trx: Trx, personId: string, given: 'yes' | 'no') =>
    (await trx
      .updateTable('imported_client')
      .set({ answer: given, answered_at: clock.now() })
      .where('person_id', '=', personId)
      .where('answer', 'is', null)
      .returning('person_id')
      .executeTakeFirst()) !== undefined

  /** Counted before it is looked at, so that many at once get no more tries. */
  async function requireName(personId: string, given: string) {
    const counted = await db
      .updateTable('imported_client')
      .set({ tries: sql`tries + 1` })
      .where('person_id', '=', personId)
      .where('tries', '<', importedNameTries)
      .returning('tries')
      .executeTakeFirst()
    const contact = counted && (await accounts.importedContact(db, personId))
    if (!contact) return throwError('importedLinkClosed')
    if (nameWord(contact.first_name) !== nameWord(given)) throwError('importedNameWrong')
  }

  return {
    /** Nobody is asked by it. */
    async expect(trx: Trx, runId: string, personIds: readonly string[]) {
      if (personIds.length === 0) return
      await sql`insert into imported_client (person_id, run_id)
        select id, ${runId} from unnest(${[...personIds]}::uuid[]) as of(id)`.execute(trx)
    },
    async drop(trx: Trx, personIds: readonly string[]) {
      if (personIds.length === 0) return
      await sql`delete from imported_client where person_id = any(${[...personIds]}::uuid[])`.execute(trx)
    },

    /** Asks everybody of an import who was not asked; returns how many. @throws DomainError notFound, notNow */
    ask: (staffId: string, runId: string) =>
      inTransaction(db, async (trx) => {
        if ((await lockRun(trx, runId)).state !== 'applied') throwError('notNow')
        const { rows } = await sql<{ person_id: string }>`
          update imported_client c set asked_at = ${clock.now()}, asked_by = ${staffId}
          from person_contact p where p.u_id = c.person_id and p.state = 'imported' and c.run_id = ${runId}
            and c.asked_at is null and c.answer is null and (p.email is not null or p.phone is not null)
          returning c.person_id`.execute(trx)
        await jobs.sendMany<QuestionJob>(
          trx,
          questionQueue,
          rows.map(({ person_id: personId }) => ({ data: { personId }, key: personId, afterSeconds: 0 })),
        )
        const changes: Record<string, [unknown, unknown]> = { clients: [null, rows.length] }
        await audit.note(trx, { staffId, resource: 'imports', recordId: runId, action: 'ask', changes })
        return { asked: rows.length }
      }),

    /** @throws DomainError importedLinkUnknown, tooManyRequests */
    look: async (token: string, address: string) => ({
      is: isOpen(await find(token, address)) ? ('open' as const) : ('closed' as const),
    }),

    /** @throws DomainError importedLinkUnknown, importedLinkClosed, importedNameWrong, contactTaken */
    async accept(token: string, address: string, firstName: string) {
      const row = await find(token, address)
      if (!isOpen(row)) throwError('importedLinkClosed')
      await requireName(row.person_id, firstName)
      await inTransaction(db, async (trx) => {
        if (!(await answer(trx, row.person_id, 'yes'))) throwError('importedLinkClosed')
        await accounts.openImported(trx, row.person_id, row.channel === 'email' ? 'email' : 'mobile')
      })
      return { is: 'closed' as const }
    },

    /** @throws DomainError importedLinkUnknown, importedLinkClosed */
    async refuse(token: string, address: string) {
      const row = await find(token, address)
      // A no is heard for as long as there is a question.
      if (row.answer !== null) throwError('importedLinkClosed')
      await inTransaction(db, async (trx) => {
        if (!(await answer(trx, row.person_id, 'no'))) throwError('importedLinkClosed')
        await accounts.forgetImportedContacts(trx, row.person_id)
      })
      return { is: 'closed' as const }
    },

    /** Who registered by themselves has said yes. */
    async registered(trx: Trx, personId: string) {
      await answer(trx, personId, 'yes')
    },
  }
}
export type Questions = ReturnType<typeof createQuestions>
