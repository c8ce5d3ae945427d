import { kindOf } from '../watch/failures.ts'
import type { Tracing } from './tracing.ts'

/** Under this name a job carries the trace of its writer, as W3C's header does. */
const mark = 'traceparent'

const attributesOf = (operation: string, queue: string) => ({
  'messaging.system': 'pg-boss',
  'messaging.operation.type': operation,
  'messaging.operation.name': operation,
  'messaging.destination.name': queue,
})

/** Jobs are done in the trace of the request or job that wrote them, on whichever node. */
export function traceJobs(tracing: Tracing | undefined) {
  return {
    /** Writes jobs with the given addition to the data of each. */
    async write<T>(queue: string, send: (addition: object) => Promise<T>): Promise<T> {
      if (!tracing?.isActive()) return send({})
      const span = tracing.begin({
        name: `send ${queue}`,
        kind: 'producer',
        attributes: attributesOf('send', queue),
        parent: 'active',
      })
      return span.run(async () => {
        try {
          const sent = await send({ [mark]: tracing.mark() })
          span.end()
          return sent
        } catch (error) {
          span.end('error')
          throw error
        }
      })
    },

    /** Does a job, with its data as they were given; a job of the clock has none. */
    async follow(
      queue: string,
      job: { id: string; data: object | null },
      work: (data: object) => Promise<void>,
    ): Promise<void> {
      const { [mark]: writer, ...data } = (job.data ?? {}) as Record<string, unknown>
      if (!tracing) return work(data)
      const span = tracing.begin({
        name: `process ${queue}`,
        kind: 'consumer',
        attributes: { ...attributesOf('process', queue), 'messaging.message.id': job.id },
        parent: typeof writer === 'string' ? writer : 'none',
      })
      return span.run(async () => {
        try {
          await work(data)
          span.end()
        } catch (error) {
          span.end(kindOf(error))
          throw error
        }
      })
    },
  }
}
