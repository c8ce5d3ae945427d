import type { CalendarWarning } from '@newyou/contract/care/calendars'
import { z } from 'zod'
import { after, days } from '../../platform/clock.ts'
import type { SealedTexts } from '../../platform/sealed-texts.ts'
import type { BusyTime } from '../healers/index.ts'
import type { AccountAccess } from './account-access.ts'
import type { Channels } from './channels.ts'
import { daysAhead, type Fetched, wholeAgainAfter } from './fetching.ts'
import { ProviderError } from './provider.ts'

const timesMax = 20_000

const named = z.object({ id: z.string(), name: z.string() })

/** Which calendar of its account a source is; sealed as addresses are, because an id is often the address of somebody's mail. */
export const readName = (text: string) => named.parse(JSON.parse(text))

interface AccountSource {
  u_id: string
  account_id: string
  sealed_address: string
  time_zone: string
  counts_tentative: boolean
  counts_whole_days: boolean
  whole_read_at: Date | null
  etag: string | null
}

interface AccountReadingNeeds {
  access: AccountAccess
  channels: Channels
  texts: SealedTexts
}

/** Reads calendars of accounts: when they are busy, and nothing else. */
export function createAccountReading({ access, channels, texts }: AccountReadingNeeds) {
  return {
    /** Whatever goes wrong there is an answer. */
    async ask(source: AccountSource, now: Date): Promise<Fetched> {
      const { id } = readName(texts.open(source.sealed_address))
      const today = Math.floor(now.getTime() / days(1)) * days(1)
      const interval = { from: new Date(today - days(1)), to: new Date(today + days(daysAhead)) }
      try {
        // Before it is read, so that no change falls between the two.
        const isTold = await channels.ensure(source, id)
        const isWhole = !source.whole_read_at || after(source.whole_read_at, wholeAgainAfter) <= now
        const choices = {
          known: isWhole ? null : source.etag,
          zone: source.time_zone,
          countsTentative: source.counts_tentative,
          countsWholeDays: source.counts_whole_days,
        }
        const answer = await access.use(source.account_id, (provider, way) =>
          provider.busy(way, id, interval, choices),
        )
        if (answer === 'unchanged') return { is: 'unchanged' }
        const { times, mark = null, warnings = [] } = answer
        return { is: 'read', ...within(times, warnings), etag: mark, lastModified: null, isTold }
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error
        const { problem, retryAfterSeconds } = error
        return { is: 'problem', problem, retryAfterSeconds }
      }
    },
  }
}

const within = (
  busy: BusyTime[],
  warnings: readonly CalendarWarning[],
): Pick<Fetched & { is: 'read' }, 'busy' | 'warnings'> => ({
  busy: busy.slice(0, timesMax),
  warnings: [...new Set(busy.length > timesMax ? [...warnings, 'many' as const] : warnings)],
})

export type AccountReading = ReturnType<typeof createAccountReading>
