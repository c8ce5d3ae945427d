import type { Parameters, TemplateKey } from '../../messages/index.ts'
import type { Queryable } from '../../platform/database/database.ts'

/** The parameters of messages by the records that they are about, which are read when they are shown or sent. */
export type ReadRecords = (
  queryable: Queryable,
  recordIds: readonly string[],
) => Promise<ReadonlyMap<string, Parameters>>

interface Said {
  message: TemplateKey
  parameters: Parameters
}

/**
 * Messages whose contacts and words stay in their record: what is stored of the message is `recordId`, and `fill` reads the
 * rest. So nothing of it is left behind when the record is deleted. `replyTo` and `senderName` may be among what is read.
 */
export function createRecords() {
  const readers = new Map<TemplateKey, ReadRecords>()

  return {
    register(message: TemplateKey, read: ReadRecords) {
      readers.set(message, read)
    },

    /** The whole parameters of each, with one query for each kind of message; undefined where the record is gone. */
    async fill(queryable: Queryable, said: readonly Said[]): Promise<(Parameters | undefined)[]> {
      const idOf = ({ message, parameters: { recordId } }: Said) =>
        readers.has(message) && typeof recordId === 'string' ? recordId : undefined
      const known = new Map<TemplateKey, ReadonlyMap<string, Parameters>>()
      for (const [message, read] of readers) {
        const ids = said.flatMap((one) => (one.message === message ? (idOf(one) ?? []) : []))
        if (ids.length) known.set(message, await read(queryable, [...new Set(ids)]))
      }
      return said.map((one) => {
        const id = idOf(one)
        if (id === undefined) return one.parameters
        const read = known.get(one.message)?.get(id)
        return read && { ...one.parameters, ...read }
      })
    },
  }
}
export type Records = ReturnType<typeof createRecords>
