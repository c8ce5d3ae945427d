import {
  type CalendarAccount,
  type CalendarProviderName,
  calendarAccount,
  calendarAccountsMax,
  calendarsMax,
} from '@newyou/contract/care/calendars'
import { calendarReplies } from '../../messages/replies/calendars.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SealedTexts } from '../../platform/sealed-texts.ts'
import { healerOf, lockCalendar, type NextFree } from '../healers/index.ts'
import { type Providers, readAccess, type SealedAccess } from './account-access.ts'
import { type AccountCalendars, refuseFor } from './account-calendars.ts'
import type { createConsentStates } from './consent-state.ts'
import { type CalendarProvider, type PasswordWay, ProviderError, type Tokens } from './provider.ts'
import type { Reading } from './reading.ts'
import type { Removing } from './removing.ts'

interface AccountNeeds extends Pick<Platform, 'db' | 'clock' | 'ids'> {
  accountCalendars: Pick<AccountCalendars, 'add'>
  nextFree: Pick<NextFree, 'refresh'>
  providers: Providers
  reading: Pick<Reading, 'readAnew'>
  removing: Removing
  texts: SealedTexts
  states: ReturnType<typeof createConsentStates>
}

/** Which input of the form it is about. @throws DomainError */
function refusePassword(error: unknown): never {
  const problem = error instanceof ProviderError ? error.problem : undefined
  if (problem === 'refused' || problem === 'ended')
    throwError('invalidInput', { errors: { password: calendarReplies.passwordRefused } })
  if (problem === 'private')
    throwError('invalidInput', { errors: { server: calendarReplies.serverNotPublic } })
  if (problem === 'gone' || problem === 'unreadable')
    throwError('invalidInput', { errors: { server: calendarReplies.noCalendarServer } })
  if (problem === 'unreachable' || problem === 'slow')
    throwError('invalidInput', { errors: { server: calendarReplies.noAnswer } })
  return refuseFor(error)
}

const refuse = (words: string) => throwError('invalidInput', { message: words, errors: { code: words } })

/** The accounts of a healer at providers of calendars: connected by their consent there, and again, and given up. */
export function createAccounts({
  db,
  clock,
  ids,
  accountCalendars,
  nextFree,
  providers,
  reading,
  removing,
  states,
  texts,
}: AccountNeeds) {
  const idOf = async (personId: string) => orNotFound(await healerOf(db, personId))

  const rowsOf = (queryable: Queryable, healerId: string) =>
    queryable
      .selectFrom('calendar_account as a')
      .leftJoin('calendar_writing as w', (on) =>
        on.onRef('w.account_id', '=', 'a.u_id').on('w.ended_at', 'is', null),
      )
      .selectAll('a')
      .select('w.names_clients')
      .where('a.healer_id', '=', healerId)
      .orderBy('a.connected_at')
      .orderBy('a.u_id')
      .execute()

  async function list(queryable: Queryable, healerId: string): Promise<CalendarAccount[]> {
    return (await rowsOf(queryable, healerId)).map(({ sealed_access, connected_at, ended_at, ...row }) =>
      calendarAccount.parse({
        ...row,
        name: readAccess(texts.open(sealed_access)).owner,
        connected_at: connected_at.toISOString(),
        ended_at: ended_at?.toISOString() ?? null,
      }),
    )
  }

  const providerOf = (name: CalendarProviderName): CalendarProvider => orNotFound(providers.get(name))

  async function cameIn(provider: CalendarProvider, tokens: Tokens) {
    const remote = await provider.calendars(tokens.access)
    const primary = remote.find(({ isPrimary }) => isPrimary) ?? remote[0]
    return { provider, tokens, primary, owner: primary?.owner ?? primary?.id ?? provider.host }
  }
  type CameIn = Awaited<ReturnType<typeof cameIn>>

  async function letIn(provider: CalendarProvider, code: string, verifier: string): Promise<CameIn> {
    try {
      return await cameIn(provider, await orNotFound(provider.byConsent).exchange(code, verifier))
    } catch (error) {
      if (error instanceof ProviderError && error.problem === 'ended') refuse(calendarReplies.logInOver)
      if (error instanceof ProviderError && error.problem === 'refused') refuse(calendarReplies.notAll)
      return refuseFor(error)
    }
  }

  /** The account that is there already, when the healer connects it again. */
  async function connectAgain(trx: Trx, accountId: string, sealed: SealedAccess) {
    await trx
      .updateTable('calendar_account')
      .set({ sealed_access: texts.seal(JSON.stringify(sealed)), connected_at: clock.now(), ended_at: null })
      .where('u_id', '=', accountId)
      .execute()
    await reading.readAnew(trx, accountId)
  }

  async function connectNew(
    trx: Trx,
    { provider, primary }: CameIn,
    { healerId, sealed }: { healerId: string; sealed: SealedAccess },
  ) {
    const u_id = ids.next()
    await trx
      .insertInto('calendar_account')
      .values({
        ...{ u_id, healer_id: healerId, provider: provider.name, connected_at: clock.now() },
        sealed_access: texts.seal(JSON.stringify(sealed)),
      })
      .execute()
    const sources = await trx
      .selectFrom('calendar_source')
      .select('u_id')
      .where('healer_id', '=', healerId)
      .execute()
    // The calendar that people mean when they connect an account; they choose others afterwards.
    if (primary && sources.length < calendarsMax)
      await accountCalendars.add(trx, { u_id, healer_id: healerId, host: provider.host }, [primary])
    return u_id
  }

  /** @throws DomainError invalidInput for one account too many */
  const keep = (healerId: string, one: CameIn): Promise<CalendarAccount> =>
    inTransaction(db, async (trx) => {
      const { provider, tokens, owner } = one
      const sealed = { owner, tokens }
      await lockCalendar(trx, healerId)
      const known = await rowsOf(trx, healerId)
      const same = known.find(
        (other) =>
          other.provider === provider.name && readAccess(texts.open(other.sealed_access)).owner === owner,
      )
      if (!same && known.length >= calendarAccountsMax) refuse(calendarReplies.tooManyAccounts)
      if (same) await connectAgain(trx, same.u_id, sealed)
      const accountId = same?.u_id ?? (await connectNew(trx, one, { healerId, sealed }))
      return orNotFound((await list(trx, healerId)).find(({ u_id }) => u_id === accountId))
    })

  return {
    list: async (personId: string) => ({
      providers: [...providers.keys()],
      accounts: await list(db, await idOf(personId)),
    }),

    /** @throws DomainError notFound for a provider that is not set up */
    async consent(personId: string, name: CalendarProviderName) {
      await idOf(personId)
      return { address: orNotFound(providerOf(name).byConsent).address(states.begin(personId, name)) }
    },

    /** @throws DomainError invalidInput for an answer that is void, not all that is needed, or one account too many */
    async connect(personId: string, { code, state }: { code: string; state: string }) {
      const healerId = await idOf(personId)
      const asked = states.read(state, personId)
      if (!asked) return refuse(calendarReplies.logInOver)
      return keep(healerId, await letIn(providerOf(asked.provider), code, asked.verifier))
    },

    /** @throws DomainError invalidInput for a server or password that does not let us in, or one account too many */
    async connectByPassword(personId: string, way: PasswordWay) {
      const healerId = await idOf(personId)
      const provider = providerOf('caldav')
      try {
        const tokens = await orNotFound(provider.byPassword)(way)
        return await keep(healerId, await cameIn(provider, tokens))
      } catch (error) {
        return refusePassword(error)
      }
    },

    /** @throws DomainError notFound */
    async disconnect(personId: string, accountId: string) {
      const healerId = await idOf(personId)
      await inTransaction(db, async (trx) => {
        await lockCalendar(trx, healerId)
        const known = await rowsOf(trx, healerId)
        orNotFound(known.find(({ u_id }) => u_id === accountId))
        await removing.account(trx, accountId)
        await nextFree.refresh(trx, healerId, clock.now())
      })
    },
  }
}
