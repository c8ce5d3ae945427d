import type { Caller } from '@newyou/contract/endpoint'
import type { Scope } from '@newyou/contract/scopes'
import type { Role, StaffRole } from '@newyou/contract/vocabulary'
import { throwError } from './errors.ts'

interface Someone {
  /** Whoever acts, also by a key: then the one who made it. */
  personId: string
  role: Role
  /** Current staff roles; empty for clients and healers, and before the second factor. */
  staffRoles: readonly StaffRole[]
}

/** A person with a valid session. */
export interface SessionViewer extends Someone {
  via: 'session'
  sessionId: string
  deviceId: string
}

/** A program with an API key: it acts for the person who made the key, within its scopes. */
export interface KeyViewer extends Someone {
  via: 'key'
  keyId: string
  scopes: readonly Scope[]
}

/** An app that a person connected: it acts for them, within what they allowed. */
export interface AppViewer extends Someone {
  via: 'app'
  grantId: string
  scopes: readonly Scope[]
}

/** A program: it has no session, and scopes say what it reaches. */
export type ProgramViewer = KeyViewer | AppViewer
export type Viewer = SessionViewer | ProgramViewer

/** The key or the grant by which a program acts. */
export const programId = (viewer: ProgramViewer) => (viewer.via === 'key' ? viewer.keyId : viewer.grantId)

/** Turns a bearer token into its viewer; undefined for a visitor's anonymous token. @throws DomainError invalidToken */
export type Authenticate<Found extends Viewer = Viewer> = (bearer: string) => Promise<Found | undefined>

/** A session of staff before its second factor: it may prove itself and leave, and is nobody to all other calls. */
export const isUnproven = ({ role, staffRoles }: Viewer) => role === 'staff' && staffRoles.length === 0

/**
 * A program needs the scope of the call before anything else is asked: a scope narrows what its person may do, and
 * never widens it.
 * @throws DomainError notForKeys, scopeMissing
 */
export function admitProgram(scope: Scope | undefined, viewer: Viewer | undefined) {
  if (!viewer || viewer.via === 'session') return
  if (!scope) throwError('notForKeys')
  if (!viewer.scopes.includes(scope)) throwError('scopeMissing', { data: { scope } })
}

/** Lets in whom the contract's `who` names. @throws DomainError loginRequired, notAllowed, secondFactorRequired */
export function admit(who: Caller, viewer: Viewer | undefined) {
  if (who === 'any' || who === 'anonymous') return
  if (!viewer) throwError('loginRequired')
  const { role, staffRoles } = viewer
  if (who === 'signed-in-unproven') return
  if (who === 'staff-unproven') {
    if (role !== 'staff') throwError('notAllowed')
    return
  }
  if (isUnproven(viewer)) throwError('secondFactorRequired')
  if (who === 'signed-in') return
  if (typeof who === 'string' ? role !== who : !who.some((one) => staffRoles.includes(one)))
    throwError('notAllowed')
}

export function bearerOf(header: string | undefined): string | undefined {
  const match = header?.match(/^Bearer ([\w.~+/-]+=*)$/i)
  return match?.[1]
}
