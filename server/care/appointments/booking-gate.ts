import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import { appointmentReplies } from '../../messages/replies/care.ts'
import { togetherReplies } from '../../messages/replies/together.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { requireUnblocked } from '../../people/blocks/index.ts'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import type { Database } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import { findService, findVerified, type HealerRow, requirePlace, type Service } from '../healers/index.ts'
import type { Acting } from './acting.ts'
import { haveMet } from './relationship.ts'

export interface BookingRequest {
  healerId: string
  /** By default the healer's first service. */
  serviceId?: string | undefined
  startsAt: Date
  mode: MeetingMode
  /** Where, for a session in person. */
  placeId?: string | undefined
  description: string
  /** Confirmed at once, and paid until some hours before. */
  paysLater?: boolean | undefined
  /** With a healer who is available now, whatever their notice and hours say. */
  beginsNow?: true
  /** Who books and pays for this client, if somebody else does. */
  payerId?: string | undefined
  /** The hold of a visitor that this booking uses. */
  holdId?: string | undefined
  /** A colleague books it. */
  acting?: Acting
  /** The client is not at the desk, and is asked whether they want it. */
  asks?: true
}

interface GateDependencies {
  db: Database
  accounts: Pick<Accounts, 'isProfileComplete'>
  guardians: Pick<GuardiansModule, 'requireConsent'>
}

/** A service for clients whom the healer knows, or for new ones alone. @throws DomainError notAllowed */
async function requireAudience(db: Database, clientId: string, { audience, healerId }: Service) {
  if (audience !== 'known' && audience !== 'new') return
  if ((await haveMet(db, clientId, healerId)) === (audience === 'known')) return
  throwError('notAllowed', {
    message: audience === 'known' ? appointmentReplies.forKnownClients : appointmentReplies.forNewClients,
  })
}

/** One client cannot come alone to what several have together. @throws DomainError notAllowed */
export function requireAlone({ peopleMin }: Service) {
  if (peopleMin > 1) throwError('notAllowed', { message: togetherReplies.alone })
}

/** What a client may book, with whom. */
export interface Passed {
  healer: HealerRow
  service: Service
  /** Null: online. */
  placeId: string | null
}

type Asked = Pick<BookingRequest, 'healerId' | 'serviceId' | 'mode' | 'placeId' | 'payerId'>

/**
 * Whether the client may book this service of the healer at all, and in this way.
 * @throws DomainError profileIncomplete, and as `passDeskGate`
 */
export async function passGate(
  dependencies: GateDependencies,
  clientId: string,
  asked: Asked,
): Promise<Passed> {
  const { accounts, db } = dependencies
  // Of a client for whom somebody else books, the relation says what is enough.
  if (!(await accounts.isProfileComplete(db, asked.payerId ?? clientId))) throwError('profileIncomplete')
  return passDeskGate(dependencies, clientId, asked)
}

/**
 * The same where a colleague books: the profile can be completed later.
 * @throws DomainError guardianNeeded, notFound, notAllowed (one's own hours, a service for others), invalidInput
 */
export async function passDeskGate(
  { db, guardians }: Pick<GateDependencies, 'db' | 'guardians'>,
  clientId: string,
  { healerId, serviceId, mode, placeId, payerId }: Asked,
): Promise<Passed> {
  await guardians.requireConsent(db, clientId)
  const healer = orNotFound(await findVerified(db, healerId))
  if (payerId) await requireUnblocked(db, payerId, healerId)
  if (healer.person_id === clientId || healer.person_id === payerId)
    throwError('notAllowed', { message: appointmentReplies.withYourself })
  const service = orNotFound(await findService(db, healerId, serviceId))
  if (!service.modes.includes(mode))
    throwError('invalidInput', { errors: { mode: appointmentReplies.modeNotOffered } })
  await requireAudience(db, clientId, service)
  return { healer, service, placeId: mode === 'in-person' ? requirePlace(service, placeId) : null }
}
