import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import type { CalendarProviderName } from '@newyou/contract/care/calendars'
import { z } from 'zod'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SealedTexts } from '../../platform/sealed-texts.ts'
import { type CalendarProvider, ProviderError, type Tokens } from './provider.ts'

/** An access that ends so soon is renewed before it is used. */
const renewedBeforeMs = 60_000

const sealedAccess = z.object({
  /** The account's own name there. */
  owner: z.string(),
  tokens: z.object({ access: z.string(), until: z.number(), refresh: z.string() }),
})
export type SealedAccess = z.output<typeof sealedAccess>

/** What is kept of an account, once it is opened. */
export const readAccess = (text: string): SealedAccess => sealedAccess.parse(JSON.parse(text))

export type Providers = ReadonlyMap<CalendarProviderName, CalendarProvider>

interface AccessNeeds extends Pick<Platform, 'db' | 'clock' | 'publicUrl'> {
  notifications: Pick<Notifications, 'notify'>
  providers: Providers
  texts: SealedTexts
}

/** The way into accounts: access is renewed when it ends, and where a person withdrew their consent they are told once. */
export function createAccountAccess({ db, clock, publicUrl, notifications, providers, texts }: AccessNeeds) {
  const open = (sealed: string) => readAccess(texts.open(sealed))

  function providerOf(name: string): CalendarProvider {
    const provider = providers.get(name as CalendarProviderName) // what is not there is refused below
    // Its configuration was taken away; it may come back.
    if (!provider) throw new ProviderError('failing')
    return provider
  }

  const read = (accountId: string) =>
    db
      .selectFrom('calendar_account')
      .select(['u_id', 'provider', 'sealed_access', 'ended_at'])
      .where('u_id', '=', accountId)
      .executeTakeFirst()

  /** Told once: whoever marks the account first tells it. One that was connected again meanwhile has other tokens. */
  const end = (accountId: string, usedAccess: string) =>
    inTransaction(db, async (trx) => {
      const now = clock.now()
      const ended = await trx
        .updateTable('calendar_account')
        .set({ ended_at: now })
        .where('u_id', '=', accountId)
        .where('sealed_access', '=', usedAccess)
        .where('ended_at', 'is', null)
        .returning(['healer_id', 'sealed_access', 'provider'])
        .executeTakeFirst()
      if (!ended) return
      const { person_id: personId } = await trx
        .selectFrom('healer_card')
        .select('person_id')
        .where('u_id', '=', ended.healer_id)
        .executeTakeFirstOrThrow()
      await trx
        .updateTable('calendar_source')
        .set({ problem: 'ended' })
        .where('account_id', '=', accountId)
        .execute()
      await notifications.notify(trx, {
        ...{ personId, about: null, type: 'appointment', message: 'calendars.ended', targetId: accountId },
        parameters: {
          provider: ended.provider,
          account: open(ended.sealed_access).owner,
          link: publicUrl + pathTo('practiceHours'),
        },
        frontEndPath: frontEndPathOf('practiceHours'),
      })
    })

  async function renew(account: { u_id: string; sealed_access: string }, provider: CalendarProvider) {
    const known = open(account.sealed_access)
    try {
      const tokens = await provider.refresh(known.tokens)
      await db
        .updateTable('calendar_account')
        .set({ sealed_access: texts.seal(JSON.stringify({ ...known, tokens })) })
        .where('u_id', '=', account.u_id)
        // Another process may have renewed it too, or the healer connected it again.
        .where('sealed_access', '=', account.sealed_access)
        .execute()
      return tokens
    } catch (error) {
      if (error instanceof ProviderError && error.problem === 'ended')
        await end(account.u_id, account.sealed_access)
      throw error
    }
  }

  return {
    providerOf,
    /**
     * Works at the provider with an access that counts.
     * @throws ProviderError `ended` where the person let us in no more, also when that was known
     */
    async use<T>(
      accountId: string,
      work: (provider: CalendarProvider, access: string) => Promise<T>,
    ): Promise<T> {
      const account = await read(accountId)
      if (!account || account.ended_at) throw new ProviderError('ended')
      const provider = providerOf(account.provider)
      const known: Tokens = open(account.sealed_access).tokens
      const isOver = known.until - renewedBeforeMs <= clock.now().getTime()
      const tokens = isOver ? await renew(account, provider) : known
      try {
        return await work(provider, tokens.access)
      } catch (error) {
        if (!(error instanceof ProviderError && error.isStale) || isOver) throw error
        return work(provider, (await renew(account, provider)).access)
      }
    },
  }
}
export type AccountAccess = ReturnType<typeof createAccountAccess>
