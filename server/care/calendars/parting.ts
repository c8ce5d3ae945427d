import type { CalendarProviderName } from '@newyou/contract/care/calendars'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SealedTexts } from '../../platform/sealed-texts.ts'
import { type Providers, readAccess } from './account-access.ts'
import type { Channels } from './channels.ts'
import { type Channel, ProviderError } from './provider.ts'

const queue = 'calendar-parting'

interface Parting {
  provider: string
  /** The account's, for its row may be gone when the job runs. */
  sealed_access: string
  channels: Channel[]
  /** Whether we give up the whole account. */
  revokes: boolean
}

interface PartingNeeds extends Pick<Platform, 'jobs'> {
  channels: Pick<Channels, 'stop'>
  providers: Providers
  texts: SealedTexts
}

/** Tells a provider that we go: channels are stopped, and the consent is given back. */
export function createParting({ jobs, channels, providers, texts }: PartingNeeds) {
  async function part({ provider: name, sealed_access: access, channels: known, revokes }: Parting) {
    const provider = providers.get(name as CalendarProviderName) // undefined for what is not there
    if (!provider) return
    const { tokens } = readAccess(texts.open(access))
    try {
      const fresh = known.length > 0 ? await provider.refresh(tokens) : tokens
      for (const channel of known) await channels.stop(provider, fresh.access, channel)
      if (revokes) await provider.revoke?.(fresh)
    } catch (error) {
      // The person was faster.
      if (!(error instanceof ProviderError && error.problem === 'ended')) throw error
    }
  }
  jobs.work(queue, part, { longestSeconds: 120 })

  return {
    /** Follows what removed them, in its transaction. */
    send: (trx: Queryable, parting: Parting) => jobs.send(trx, queue, parting),
  }
}
export type PartingJobs = ReturnType<typeof createParting>
