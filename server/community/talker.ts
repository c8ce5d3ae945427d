import type { ChatSide } from '@newyou/contract/chat'
import { fail } from '../platform/http/errors.ts'
import type { Viewer } from '../platform/http/viewer.ts'

/** A person in one of their two roles. */
export interface Talker {
  side: ChatSide
  personId: string
}

/** @throws DomainError notAllowed for a person who is neither client nor healer */
export function talkerOf({ role, personId }: Viewer): Talker {
  if (role !== 'client' && role !== 'healer') return fail('notAllowed')
  return { side: role, personId }
}
