import type { Caller } from '@newyou/contract/endpoint'
import type { Role, StaffRole } from '@newyou/contract/vocabulary'
import { throwError } from './errors.ts'

/** A person with a valid session. */
export interface Viewer {
  personId: string
  sessionId: string
  deviceId: string
  role: Role
  /** Current staff roles of the session; empty for clients and healers, and before the second factor. */
  staffRoles: readonly StaffRole[]
}

/** Turns a bearer token into its viewer; undefined for a visitor's anonymous token. @throws DomainError invalidToken */
export type Authenticate = (bearer: string) => Promise<Viewer | undefined>

/** A session of staff before its second factor: it may prove itself and leave, and is nobody to all other calls. */
export const isUnproven = ({ role, staffRoles }: Viewer) => role === 'staff' && staffRoles.length === 0

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
