import {
  type MessageState,
  type ReportDecision,
  reportPlaces,
} from '@newyou/contract/people/moderation/admin'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import { createRegistry } from '../../platform/registry.ts'

/** A message: its place, which is a conversation or a group, and its number there. */
export interface MessageAddress {
  placeId: string
  seq: number
}

/** A reported message as staff sees it. */
export interface FoundMessage {
  text: string
  state: MessageState
  /** How many are attached. */
  files: number
  created_at: Date
}

/** A decision's effect; muting is for some days. */
export interface MessageMeasure {
  decision: Exclude<ReportDecision, 'none'>
  days: number
}

/** How reported messages of a place are found, and what follows a decision. Registered by the domain that owns them. */
export interface ReportableMessages {
  find(queryable: Queryable, address: MessageAddress): Promise<FoundMessage | undefined>
  /** Of the decisions that `decisionsOf` allows there. @throws DomainError notFound, notNow */
  follow(trx: Trx, address: MessageAddress, measure: MessageMeasure): Promise<void>
  /** The names of places by their ids; left out where places have none. */
  names?(queryable: Queryable, placeIds: readonly string[]): Promise<Map<string, string>>
}

/** The places of messages. */
const messagePlaces = reportPlaces.filter((place) => place !== 'page')
export type MessagePlace = (typeof messagePlaces)[number]

export const createMessageRegistry = () =>
  createRegistry<MessagePlace, ReportableMessages>('reportable messages', messagePlaces)
export type MessageRegistry = ReturnType<typeof createMessageRegistry>

/** Removed is removed. Resolves with the state before. @throws DomainError notNow for what was removed */
export function requireChangeable(before: string, state: MessageState): MessageState {
  if (before === 'removed' && state !== 'removed') throwError('notNow')
  return before as MessageState // checked by the table
}
