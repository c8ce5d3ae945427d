import type { FastifyInstance } from 'fastify'
import { fail } from './errors.ts'

const deepest = 60

/** Text that PostgreSQL can keep: no NUL, no half of a surrogate pair. Everything else is the schemas' to judge. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true
  if (depth > deepest) return false
  return Object.entries(value).every(([name, one]) => isPlain(name) && isPlain(one, depth + 1))
}

/** @throws DomainError malformedRequest */
export function demandPlain(...values: unknown[]) {
  if (!values.every((value) => isPlain(value))) fail('malformedRequest')
}

/**
 * One place for what no handler should ever see: it refuses text that cannot be kept, and takes an empty filter of an
 * address for an absent one.
 */
export function refuseUnkeepable(app: FastifyInstance) {
  app.addHook('preValidation', async (request) => {
    demandPlain(request.params, request.query, request.body)
    const query = request.query as Record<string, unknown> // a plain object by the parser
    for (const [name, value] of Object.entries(query)) if (value === '') delete query[name]
  })
}
