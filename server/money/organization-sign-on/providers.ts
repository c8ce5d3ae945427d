import { pathTo } from '@newyou/contract/addresses'
import { createSignOnProvider, type SignOnProvider } from '../../people/sign-on/index.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SealedTexts } from '../../platform/sealed-texts.ts'

interface ProviderDependencies extends Pick<Platform, 'config' | 'db' | 'outside' | 'publicUrl'> {
  sealed: SealedTexts
}

/** A provider that is on, with whom it may speak for. */
export interface Provider {
  organizationId: string
  issuer: string
  domains: readonly string[]
  asked: SignOnProvider
}

/** What each provider said of itself is kept so many at a time. */
const keptMax = 200

/** The providers of organisations, as they are set now. */
export function createProviders({ sealed, publicUrl, db, ...platform }: ProviderDependencies) {
  const kept = new Map<string, { changed: number; asked: SignOnProvider }>()
  const redirectFor = (organizationId: string) =>
    `${publicUrl}${pathTo('organizationLogin', { organizationId })}`

  const settingsOf = (queryable: Queryable, organizationId: string) =>
    queryable
      .selectFrom('organization_sign_on')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .executeTakeFirst()

  const domainsOf = async (queryable: Queryable, organizationId: string) => {
    const rows = await queryable
      .selectFrom('organization_sign_on_domain')
      .select('domain')
      .where('organization_id', '=', organizationId)
      .orderBy('domain')
      .execute()
    return rows.map(({ domain }) => domain)
  }

  /** Made with these settings, which are not kept. */
  const withSettings = (
    organizationId: string,
    given: { issuer: string; clientId: string; clientSecret: string },
  ) => createSignOnProvider({ ...given, redirectUri: redirectFor(organizationId) }, platform)

  return {
    redirectFor,
    settingsOf,
    domainsOf,
    withSettings,

    /** The organisation whose provider speaks for this e-mail address. */
    async organizationOf(email: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('organization_sign_on_domain')
        .select('organization_id')
        .where('domain', '=', email.split('@').at(-1) ?? '')
        .executeTakeFirst()
      return row?.organization_id
    },

    async isAnyOn(): Promise<boolean> {
      const row = await db
        .selectFrom('organization_sign_on')
        .select('u_id')
        .where('is_on', '=', true)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Undefined where none is on. */
    async of(organizationId: string): Promise<Provider | undefined> {
      const row = await settingsOf(db, organizationId)
      if (!row?.is_on) return undefined
      const { issuer, client_id: clientId, sealed_secret: secret, updated_at: at } = row
      const before = kept.get(organizationId)
      const asked =
        before?.changed === at.getTime()
          ? before.asked
          : withSettings(organizationId, { issuer, clientId, clientSecret: sealed.open(secret) })
      if (before?.asked !== asked) {
        const [oldest] = kept.keys()
        if (kept.size >= keptMax && oldest) kept.delete(oldest)
        kept.set(organizationId, { changed: at.getTime(), asked })
      }
      return { organizationId, issuer, domains: await domainsOf(db, organizationId), asked }
    },
  }
}
export type Providers = ReturnType<typeof createProviders>
