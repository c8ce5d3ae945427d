import { frontEndPathOf } from '@newyou/contract/addresses'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { createSignOnStates } from '../../people/sign-on/index.ts'
import { inTransaction, violatedConstraint } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { SessionViewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Organizations } from '../organizations/index.ts'
import type { Connections } from './connections.ts'
import type { Provider, Providers } from './providers.ts'
import type { Proven, Tickets } from './tickets.ts'

type Device = Parameters<Accounts['enterKnown']>[2]

interface EnteringDependencies extends Pick<Platform, 'clock' | 'db' | 'logger' | 'random'> {
  accounts: Pick<Accounts, 'deviceOf' | 'enterKnown' | 'isClientAlone' | 'personOfEmail' | 'vouchFor'>
  connections: Connections
  notifications: Pick<Notifications, 'notify'>
  organizations: Pick<Organizations, 'join' | 'nameOf'>
  providers: Providers
  secret: string
  tickets: Tickets
}

/** What a provider sent back. */
interface Sent {
  code: string
  state: string
  iss?: string | undefined
}

/**
 * Members log in by the provider of their organisation. It vouches for a person of its own, never for an account of ours: the
 * first time the person proves the account too, by an OTP or by registering, and from then on both belong together.
 */
export function createEntering(dependencies: EnteringDependencies) {
  const { accounts, connections, db, logger, notifications, organizations, providers, tickets } = dependencies
  const statesOf = (organizationId: string) =>
    createSignOnStates({ ...dependencies, purpose: `organization-sign-on:${organizationId}` })

  function failed(error: unknown, what: string): never {
    logger.warn({ err: error }, `a log-in by the provider of an organisation: ${what}`)
    return throwError('signOnFailed')
  }

  /** Whom the provider vouches for, with an e-mail that it has proven itself and may speak for. */
  async function provenBy(
    { organizationId, issuer, domains, asked }: Provider,
    sent: Sent,
    deviceId: string,
  ) {
    const begun = statesOf(organizationId).read(sent.state, deviceId)
    if (!begun) return throwError('signOnFailed')
    const { subject, email, isEmailVerified } = await asked
      .vouched({ code: sent.code, iss: sent.iss }, begun)
      .catch((error) => failed(error, 'its answer is not right'))
    if (!email || !isEmailVerified) return failed(undefined, 'the e-mail is not proven there')
    if (!domains.includes(email.split('@').at(-1) ?? ''))
      return failed(undefined, 'the e-mail is of another domain')
    return { organizationId, issuer, subject, email }
  }

  async function enter(personId: string, { organizationId }: Proven, device: Device) {
    // Who got a role of ours meanwhile proves themselves here alone.
    if ((await accounts.isClientAlone(db, personId)) === false) throwError('signOnNotClient')
    const entered = (await accounts.enterKnown(personId, 'client', device)) ?? throwError('signOnFailed')
    const { viewer } = entered
    const { isKnown } = await accounts.deviceOf(db, viewer)
    if (!isKnown)
      await inTransaction(db, async (trx) =>
        notifications.notify(trx, {
          about: null,
          personId,
          type: 'security',
          message: 'accounts.enteredByOrganization',
          parameters: { organization: (await organizations.nameOf(trx, organizationId)) ?? '' },
          frontEndPath: frontEndPathOf('devices'),
          targetId: personId,
        }),
      )
    return entered
  }

  return {
    /** Where the browser goes. @throws DomainError noOrganizationHere, signOnFailed */
    async start(deviceId: string, { organizationId, email }: { organizationId?: string; email?: string }) {
      const id = organizationId ?? (email && (await providers.organizationOf(email)))
      const provider = (id && (await providers.of(id))) || throwError('noOrganizationHere')
      return provider.asked
        .addressFor(statesOf(provider.organizationId).begin(deviceId), email)
        .catch((error) => failed(error, 'it cannot be asked'))
    },

    /**
     * A session for whoever is connected, a ticket for anybody else.
     * @throws DomainError notFound, signOnFailed, signOnNotClient
     */
    async finish(organizationId: string, sent: Sent, device: Device) {
      const provider = orNotFound(await providers.of(organizationId))
      const proven = await provenBy(provider, sent, device.deviceId)
      const personId = await connections.personOf(db, proven)
      if (personId) return { outcome: 'logged-in' as const, ...(await enter(personId, proven, device)) }
      const { email: contact } = proven
      const ticket = await tickets.sign(proven, device.deviceId)
      const owner = await accounts.personOfEmail(contact)
      if (owner && (await accounts.isClientAlone(db, owner)) === false) throwError('signOnNotClient')
      if (owner) return { outcome: 'has-account' as const, ticket, contact }
      const vouched = { channel: 'email' as const, destination: contact, deviceId: device.deviceId }
      const { token } = await accounts.vouchFor(vouched)
      return { outcome: 'new' as const, ticket, contact, verification_token: token }
    },

    /**
     * Connects the account of a session that began after the provider had vouched: its owner has just proven it.
     * @throws DomainError notFound, signOnTicketOver, signOnNotClient, signOnOtherAccount, signOnLinked, and why one cannot join
     */
    async connect(viewer: SessionViewer, organizationId: string, ticket: string) {
      const { personId } = viewer
      const { issuer } = orNotFound(await providers.of(organizationId))
      const proven = await tickets.read(ticket, viewer.deviceId)
      const { begunAt } = await accounts.deviceOf(db, viewer)
      const isFresh = proven && begunAt && begunAt >= proven.at
      if (!isFresh || proven.organizationId !== organizationId || proven.issuer !== issuer)
        return throwError('signOnTicketOver')
      if ((await accounts.isClientAlone(db, personId)) === false) throwError('signOnNotClient')
      const owner = await accounts.personOfEmail(proven.email)
      if (owner && owner !== personId) throwError('signOnOtherAccount')
      try {
        await inTransaction(db, async (trx) => {
          await organizations.join(trx, personId, organizationId)
          const before = await connections.of(trx, personId)
          const isSame =
            before?.organization_id === organizationId &&
            before.issuer === issuer &&
            before.subject === proven.subject
          if (isSame) return
          // Another provider of the organisation, whose people have other ids.
          if (before && before.issuer !== issuer) await connections.end(trx, personId)
          if (!(await connections.add(trx, personId, proven))) throwError('signOnLinked')
        })
      } catch (error) {
        // Two concurrent tabs or invitations.
        if (violatedConstraint(error) === 'organization_member_once') return throwError('memberElsewhere')
        throw error
      }
    },

    /** How a person logs in by an organisation; null where they do not. */
    async mine(personId: string) {
      const row = await connections.of(db, personId)
      if (!row) return null
      const name = (await organizations.nameOf(db, row.organization_id)) ?? ''
      return { organization_id: row.organization_id, name, connected_at: row.linked_at.toISOString() }
    },

    end: (personId: string) => inTransaction(db, (trx) => connections.end(trx, personId)),
  }
}
export type Entering = ReturnType<typeof createEntering>
