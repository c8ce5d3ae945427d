import { LRUCache } from 'lru-cache'
import type { Client, Pool } from 'pg'
import { kindOf } from '../watch/failures.ts'
import type { Tracing } from './tracing.ts'

type Call = (...given: unknown[]) => unknown

const summaries = new LRUCache<string, string>({ max: 1000 })

/** Verb and first table of a statement, such as `SELECT appointment`: what it is about, without what it asks for. */
export function summaryOf(statement: string): string {
  const known = summaries.get(statement)
  if (known) return known
  const verb = /\b(select|insert|update|delete|merge|begin|commit|rollback|set|lock|savepoint|call)\b/i.exec(
    statement,
  )?.[1]
  const table = /\b(?:from|into|update|table)\s+(?:only\s+)?"?([a-z_]\w*)"?(?:\."?(\w+)"?)?/i.exec(statement)
  const summary = [verb?.toUpperCase() ?? 'QUERY', table?.[2] ?? table?.[1]].filter(Boolean).join(' ')
  summaries.set(statement, summary)
  return summary
}

const textOf = (query: unknown): string | undefined => {
  if (typeof query === 'string') return query
  // A cursor sends itself, part by part.
  const isConfig = typeof query === 'object' && query !== null && 'text' in query && !('submit' in query)
  return isConfig ? String(query.text) : undefined
}

function traceClient(client: Client, tracing: Tracing) {
  const query = client.query.bind(client) as Call
  const traced: Call = (...given) => {
    const text = textOf(given[0])
    if (text === undefined || !tracing.isActive()) return query(...given)
    const summary = summaryOf(text)
    const span = tracing.begin({
      name: summary,
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'db.query.summary': summary },
      parent: 'active',
    })
    const fail = (error: unknown) => {
      span.set({ 'db.response.status_code': kindOf(error) })
      span.end(kindOf(error))
    }
    const callback = given.at(-1)
    if (typeof callback === 'function')
      return query(...given.slice(0, -1), (error: unknown, result: unknown) => {
        if (error) fail(error)
        else span.end()
        callback(error, result)
      })
    const answer = query(...given) as Promise<unknown> // without a callback it is one
    answer.then(() => span.end(), fail)
    return answer
  }
  client.query = traced as typeof client.query
}

/** A span for each statement below another span: what asks by itself, such as the look at the queues, has none. */
export function traceQueries(pool: Pool, tracing: Tracing) {
  pool.on('connect', (client) => traceClient(client, tracing))
  const connect = pool.connect.bind(pool) as Call
  // Whoever waits for a connection is called by the one that gives it back.
  const bound: Call = (callback) =>
    typeof callback === 'function' ? connect(tracing.bind(callback as Call)) : connect()
  pool.connect = bound as typeof pool.connect
}
