import type { FastifyInstance } from 'fastify'
import { throwError } from './errors.ts'

const deepest = 60

/** Text that PostgreSQL can keep: no NUL, no half of a surrogate pair. Everything else is the schemas' to judge. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true
  if (depth > deepest) return false
  return Object.entries(value).every(([name, one]) => isPlain(name) && isPlain(one, depth + 1))
}

/**
 * Invisible characters: control characters except line breaks and tabs, bidirectional overrides, zero-width characters
 * and tags. Joiners stay, because Indian scripts and emoji need them.
 */
const invisible = new RegExp(
  [
    '[\\u0001-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b\\u200e\\u200f',
    '\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]',
  ].join(''),
  'gu',
)

/** The same with every text in it cleaned of what cannot be seen. */
export function withoutInvisible<T>(value: T): T
export function withoutInvisible(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(invisible, '')
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value
  if (Array.isArray(value)) return value.map((one) => withoutInvisible(one))
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutInvisible(one)]))
}

/** @throws DomainError malformedRequest */
export function requirePlain(...values: unknown[]) {
  if (!values.every((value) => isPlain(value))) throwError('malformedRequest')
}

/**
 * One place for what no handler should ever see: it refuses text that cannot be kept, cleans text of what cannot be
 * seen, and takes an empty filter of an address for an absent one.
 */
export function refuseUnkeepable(app: FastifyInstance) {
  app.addHook('preValidation', async (request) => {
    requirePlain(request.params, request.query, request.body)
    request.body = withoutInvisible(request.body)
    request.query = withoutInvisible(request.query)
    const query = request.query as Record<string, unknown> // a plain object by the parser
    for (const [name, value] of Object.entries(query)) if (value === '') delete query[name]
  })
}
