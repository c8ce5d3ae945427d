import type { ChatSide } from '@newyou/contract/communication/chat'
import { throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

/** A person in one of their two roles. */
export interface Participant {
  side: ChatSide
  personId: string
}

/** @throws DomainError notAllowed for a person who is neither client nor healer */
export function participantOf({ role, personId }: Viewer): Participant {
  if (role !== 'client' && role !== 'healer') return throwError('notAllowed')
  return { side: role, personId }
}
