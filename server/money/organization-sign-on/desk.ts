import type { providerFields, TrialOutcome } from '@newyou/contract/money/organization-sign-on/fields'
import { trialWords } from '@newyou/contract/money/organization-sign-on/fields'
import type { SignOnDesk } from '@newyou/contract/money/organization-sign-on/sign-on'
import type { z } from 'zod'
import type { Audit } from '../../foundation/audit/index.ts'
import type { StepUp } from '../../people/staff/index.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SealedTexts } from '../../platform/sealed-texts.ts'
import type { Organizations } from '../organizations/index.ts'
import type { Connections } from './connections.ts'
import type { Providers } from './providers.ts'

type Given = { [Name in keyof typeof providerFields]: z.output<(typeof providerFields)[Name]> }
interface Wanted extends Given {
  email_domains: string[]
  is_on: boolean
}

interface DeskDependencies extends Pick<Platform, 'clock' | 'db' | 'ids' | 'outside'> {
  audit: Audit
  connections: Connections
  organizations: Pick<Organizations, 'lockOrganization' | 'nameOf'>
  providers: Providers
  sealed: SealedTexts
  stepUp: Pick<StepUp, 'require'>
}

const fieldOf: Record<Exclude<TrialOutcome, 'well'>, 'issuer' | 'client_secret'> = {
  unreachable: 'issuer',
  'other-issuer': 'issuer',
  incomplete: 'issuer',
  'wrong-secret': 'client_secret',
}
const wrong = (field: string, words: string) =>
  throwError('invalidInput', { message: words, errors: { [field]: words } })

/** Administrators set by which provider the members of an organisation log in. */
export function createSignOnDesk(dependencies: DeskDependencies) {
  const { audit, clock, connections, db, ids, organizations, outside, providers, sealed, stepUp } =
    dependencies

  async function look(queryable: Queryable, organizationId: string): Promise<SignOnDesk> {
    orNotFound(await organizations.nameOf(queryable, organizationId))
    const row = await providers.settingsOf(queryable, organizationId)
    return {
      organization_id: organizationId,
      redirect_address: providers.redirectFor(organizationId),
      connected: await connections.count(queryable, organizationId),
      provider: row
        ? {
            issuer: row.issuer,
            client_id: row.client_id,
            email_domains: await providers.domainsOf(queryable, organizationId),
            is_on: row.is_on,
            updated_at: row.updated_at.toISOString(),
          }
        : null,
    }
  }

  /** The secret that was typed, or the saved one of the same app at the same provider: it is told to no other. */
  async function secretOf(queryable: Queryable, organizationId: string, given: Given) {
    if (given.client_secret) return given.client_secret
    const row = await providers.settingsOf(queryable, organizationId)
    if (row && row.issuer === given.issuer && row.client_id === given.client_id)
      return sealed.open(row.sealed_secret)
    return wrong('client_secret', 'This field is required')
  }

  async function trial(organizationId: string, given: Given): Promise<TrialOutcome> {
    orNotFound(await organizations.nameOf(db, organizationId))
    if (outside.problemOf(given.issuer)) wrong('issuer', 'Please use an address that is https and public')
    const clientSecret = await secretOf(db, organizationId, given)
    const { issuer, client_id: clientId } = given
    return providers.withSettings(organizationId, { issuer, clientId, clientSecret }).trial()
  }

  async function saveDomains(trx: Trx, organizationId: string, domains: string[]) {
    await trx
      .deleteFrom('organization_sign_on_domain')
      .where('organization_id', '=', organizationId)
      .execute()
    const { numInsertedOrUpdatedRows: rows } = await trx
      .insertInto('organization_sign_on_domain')
      .values(domains.map((domain) => ({ domain, organization_id: organizationId })))
      .onConflict((conflict) => conflict.column('domain').doNothing())
      .executeTakeFirstOrThrow()
    if (rows !== BigInt(domains.length))
      wrong('email_domains', 'The provider of another organisation speaks for one of these')
  }

  const note = (trx: Trx, staffId: string, recordId: string, action: string, issuer: string) =>
    audit.note(trx, { staffId, resource: 'organizations', recordId, action, reason: issuer })

  return {
    /** @throws DomainError notFound */
    look: (organizationId: string) => look(db, organizationId),

    /** @throws DomainError notFound, invalidInput */
    trial,

    /** Asks the provider before it is turned on. @throws DomainError notFound, invalidInput, stepUpRequired */
    async save(viewer: Viewer, organizationId: string, wanted: Wanted) {
      await inTransaction(db, (trx) => stepUp.require(trx, viewer))
      if (wanted.is_on) {
        const outcome = await trial(organizationId, wanted)
        if (outcome !== 'well') wrong(fieldOf[outcome], trialWords[outcome])
      }
      return inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        await organizations.lockOrganization(trx, organizationId)
        if (outside.problemOf(wanted.issuer))
          wrong('issuer', 'Please use an address that is https and public')
        const row = {
          issuer: wanted.issuer,
          client_id: wanted.client_id,
          sealed_secret: sealed.seal(await secretOf(trx, organizationId, wanted)),
          is_on: wanted.is_on,
          updated_by: viewer.personId,
          updated_at: clock.now(),
        }
        await trx
          .insertInto('organization_sign_on')
          .values({ ...row, u_id: ids.next(), organization_id: organizationId })
          .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(row))
          .execute()
        await saveDomains(trx, organizationId, wanted.email_domains)
        await note(trx, viewer.personId, organizationId, 'set-sign-on', wanted.issuer)
        return look(trx, organizationId)
      })
    },

    /** @throws DomainError notFound, stepUpRequired */
    remove: (viewer: Viewer, organizationId: string) =>
      inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        await organizations.lockOrganization(trx, organizationId)
        const { issuer } = orNotFound(await providers.settingsOf(trx, organizationId))
        await connections.endAll(trx, organizationId)
        for (const table of ['organization_sign_on_domain', 'organization_sign_on'] as const)
          await trx.deleteFrom(table).where('organization_id', '=', organizationId).execute()
        await note(trx, viewer.personId, organizationId, 'remove-sign-on', issuer)
        return look(trx, organizationId)
      }),
  }
}
export type SignOnDeskWork = ReturnType<typeof createSignOnDesk>
