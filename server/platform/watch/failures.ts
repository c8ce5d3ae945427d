import { z } from 'zod'
import { DomainError } from '../http/domain-error.ts'

/** The database is away, full or overloaded, or another transaction held what this one needed. */
const passing = new Set([
  ...['57P01', '57P02', '57P03', '57P05', '25P03', '25006'], // stopped, starting, session ended, read-only
  '08P01', // PgBouncer cannot reach PostgreSQL, or has no connection left
  ...['53100', '53200', '53300', '58030'], // disk full, out of memory, too many connections, disk error
  ...['55P03', '57014', '40001', '40P01'], // lock or statement timeout, conflict even in the second attempt
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'],
])
/** The driver tells these apart by their message only. */
const connectionIsLost =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/

const isFailure = z.looseObject({ code: z.unknown().optional(), message: z.string() })

/** Whether a failure of the database passes, so that a second attempt makes sense. The job queue's are plain objects. */
export function passesByItself(error: unknown): boolean {
  const { data } = isFailure.safeParse(error)
  return data !== undefined && (passing.has(String(data.code)) || connectionIsLost.test(data.message))
}

/**
 * The level of a failure's line in the log. Refusals of our own, providers that are away and a database that is away are
 * foreseen: a figure raises the alarm, and what failed is tried again. What is left is a surprise, an `error`.
 */
export const levelOf = (error: unknown): 'warn' | 'error' =>
  (error instanceof DomainError && error.code !== 'internal') || passesByItself(error) ? 'warn' : 'error'

/** The code or the class of a failure, where its words may name a person, as those of mail servers do. */
export function kindOf(error: unknown): string {
  const { data } = isFailure.safeParse(error)
  if (typeof data?.code === 'string') return data.code
  return error instanceof Error ? error.name : 'unknown'
}
