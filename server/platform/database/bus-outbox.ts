import { sql } from 'kysely'
import type { Logger } from '../watch/logger.ts'
import type { Channel } from './bus.ts'
import { atCommit, type Database, inTransaction, type Queryable } from './database.ts'

/** Rows older than this were left by a process that ended, or written by a trigger. */
const leftAfterMs = 500
const sweepEveryMs = 500
const deleteEveryMs = 100
const rowsAtOnce = 100

export interface OutgoingMessage {
  topic: string
  message: unknown
  /** Every node hears it when there is none. */
  channels?: readonly Channel[] | undefined
}

interface OutboxDependencies {
  db: Database
  logger: Logger
  /** Fails when a message was not taken. */
  send(messages: readonly OutgoingMessage[]): Promise<unknown>
}

/**
 * Messages that follow a commit: one row for all of a transaction, written at its end and sent once it is committed, by
 * the process that wrote it. Rows that stay behind are sent by whichever node finds them first, so a message may come
 * twice and is never lost.
 */
export function createOutbox({ db, logger, send }: OutboxDependencies) {
  const owner = {}
  let sent: number[] = []
  let deleting: NodeJS.Timeout | undefined
  let sweeping: Promise<void> | undefined
  let isStopped = false

  async function write(queryable: Queryable, messages: readonly OutgoingMessage[]) {
    const { id } = await queryable
      .insertInto('bus_outbox')
      .values({ messages: JSON.stringify(messages) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async function deleteSent() {
    deleting = undefined
    const ids = sent
    sent = []
    await db.deleteFrom('bus_outbox').where('id', 'in', ids).execute()
  }

  /** Sends a committed row; if that fails, it is left to the sweep. */
  async function sendRow(id: number, messages: readonly OutgoingMessage[]) {
    try {
      await send(messages)
    } catch {
      return
    }
    sent.push(id)
    deleting ??= setTimeout(
      () =>
        void deleteSent().catch((error: unknown) =>
          logger.warn({ err: error }, 'sent messages stay in the outbox'),
        ),
      deleteEveryMs,
    ).unref()
  }

  const collect = () => {
    const messages: OutgoingMessage[] = []
    let id = 0
    return {
      messages,
      async before(trx: Queryable) {
        id = await write(trx, messages)
      },
      after: () => void sendRow(id, messages),
    }
  }

  const sendLeftRows = () =>
    inTransaction(db, async (trx) => {
      const rows = await trx
        .deleteFrom('bus_outbox')
        .where('id', 'in', (left) =>
          left
            .selectFrom('bus_outbox')
            .select('id')
            .where('written_at', '<', sql<Date>`now() - ${leftAfterMs} * interval '1 millisecond'`)
            .orderBy('id')
            .limit(rowsAtOnce)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'messages'])
        .execute()
      // Without an answer of Valkey the rows come back by the rollback.
      for (const { messages } of rows.toSorted((one, other) => one.id - other.id))
        await send(messages as unknown as OutgoingMessage[]) // written above and by tell_nodes
      return rows.length
    })

  async function sweepAll() {
    while (!isStopped && (await sendLeftRows()) === rowsAtOnce);
  }
  const sweep = () => {
    sweeping ??= sweepAll()
      .catch((error: unknown) => logger.debug({ err: error }, 'messages stay in the outbox'))
      .finally(() => {
        sweeping = undefined
      })
    return sweeping
  }
  let timer: NodeJS.Timeout | undefined

  return {
    async publish(queryable: Queryable, message: OutgoingMessage) {
      const collected = atCommit(queryable, owner, collect)
      if (collected) return void collected.messages.push(message)
      const id = await write(queryable, [message])
      // Outside a transaction it is committed now; in one that is not ours the sweep sends it.
      if (!queryable.isTransaction) await sendRow(id, [message])
    },
    start() {
      timer = setInterval(sweep, sweepEveryMs).unref()
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      clearTimeout(deleting)
      await sweeping
      if (sent.length) await deleteSent()
    },
  }
}
