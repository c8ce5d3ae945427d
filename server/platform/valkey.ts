import { Redis, type RedisOptions } from 'ioredis'
import type { Logger } from './watch/logger.ts'

const connectWithinMs = 5000
/** An answer takes less than a millisecond; a connection that hangs must hold up nobody. */
const answerWithinMs = 1000
const reconnectMs = 1000

/**
 * Valkey, or another server of the Redis protocol, at `url`. While it is away each command fails at once, and it is
 * connected again by itself. Names of keys and channels begin with `prefix`, so that sites can share one server.
 */
export function openValkey({ url, prefix, logger }: { url: string; prefix: string; logger: Logger }) {
  const open = (role: string, options: RedisOptions) => {
    const client = new Redis(url, {
      connectionName: `newyou ${role}`,
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: connectWithinMs,
      retryStrategy: () => reconnectMs,
      ...options,
    })
    client.on('error', (error) => logger.warn({ err: error }, `Valkey could not be reached for ${role}`))
    return client
  }
  const commands = open('commands', { commandTimeout: answerWithinMs })
  /** A connection that subscribes takes no other command. */
  const subscriber = open('messages', { autoResubscribe: false })

  return {
    commands,
    subscriber,
    named: (name: string) => `${prefix}:${name}`,
    /** Tries to connect once; it goes on trying by itself when that fails. */
    async connect() {
      await Promise.allSettled([commands.connect(), subscriber.connect()])
    },
    close() {
      commands.disconnect()
      subscriber.disconnect()
    },
  }
}

export type Valkey = ReturnType<typeof openValkey>
