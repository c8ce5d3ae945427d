import type { SandboxOptions } from '../options.ts'
import { isObject } from '../platform/http.ts'
import type { Timers } from '../platform/timers.ts'
import type { Store } from '../store.ts'
import type { Notes } from './entities.ts'
import { GatewayError } from './errors.ts'
import type { Webhooks } from './webhooks.ts'

export type GatewayContext = {
  options: SandboxOptions
  store: Store
  timers: Timers
  webhooks: Webhooks
}

export function nowSeconds(context: GatewayContext): number {
  return Math.floor(context.options.clock.now() / 1000)
}

const notesMax = 15
const noteLengthMax = 256

/** Razorpay's limits: 15 pairs of 256 characters; an empty set is written as []. */
export function readNotes(value: unknown): Notes {
  if (value === undefined || value === null) return []
  if (!isObject(value)) {
    if (Array.isArray(value) && value.length === 0) return []
    throw new GatewayError('notes must be pairs of names and texts', { field: 'notes' })
  }
  const pairs = Object.entries(value).map(([name, text]): [string, string] => [name, String(text)])
  if (pairs.length > notesMax)
    throw new GatewayError(`At most ${notesMax} notes are allowed`, { field: 'notes' })
  if (pairs.some(([, text]) => text.length > noteLengthMax)) {
    throw new GatewayError(`A note may have at most ${noteLengthMax} characters`, { field: 'notes' })
  }
  return pairs.length === 0 ? [] : Object.fromEntries(pairs)
}

/** A page of the newest first, by Razorpay's count, skip, from and to. */
export function listPage<Entity extends { created_at: number }>(entities: Entity[], query: URLSearchParams) {
  const count = readCount(query.get('count'), 10, 100)
  const skip = readCount(query.get('skip'), 0, Number.MAX_SAFE_INTEGER)
  const from = Number(query.get('from') ?? 0)
  const to = Number(query.get('to') ?? Number.MAX_SAFE_INTEGER)
  const items = entities
    .filter((entity) => entity.created_at >= from && entity.created_at <= to)
    .toReversed()
    .slice(skip, skip + count)
  return { entity: 'collection' as const, count: items.length, items }
}

function readCount(value: string | null, whenMissing: number, max: number): number {
  if (value === null) return whenMissing
  const count = Number(value)
  if (!Number.isInteger(count) || count < 0 || count > max) {
    throw new GatewayError(`The count must be between 0 and ${max}`, { field: 'count' })
  }
  return count
}
