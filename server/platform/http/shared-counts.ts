import type { Valkey } from '../valkey.ts'
import type { Logger } from '../watch/logger.ts'

/** How long uses are collected before Valkey hears of them. */
const tellEveryMs = 100
/** Callers counted at once; while Valkey is slow, the others are counted by each node alone. */
const waitingMost = 10_000

const addUses = `local total = redis.call('incrby', KEYS[1], ARGV[1])
if total == tonumber(ARGV[1]) then redis.call('pexpire', KEYS[1], ARGV[2]) end
return {total, redis.call('pttl', KEYS[1])}`

interface Used {
  uses: number
  windowMs: number
  learn: (total: number, ttlMs: number) => void
}

/**
 * Counts of all nodes together, for limits of reads: a node counts at once by itself and learns some 100 ms later how
 * often the caller came to the others, so that no call waits. Where Valkey is away each node counts alone.
 */
export function createSharedCounts({
  valkey: { commands, named },
  logger,
}: {
  valkey: Valkey
  logger: Logger
}) {
  const waiting = new Map<string, Used>()

  async function tell(key: string, { uses, windowMs, learn }: Used) {
    const answer = await commands.eval(addUses, 1, named(`uses:${key}`), uses, windowMs)
    const [total, ttlMs] = answer as [number, number] // as the script returns them
    learn(total, ttlMs)
  }
  async function tellAll() {
    const all = [...waiting]
    waiting.clear()
    const told = await Promise.allSettled(all.map(([key, used]) => tell(key, used)))
    const lost = told.find((one) => one.status === 'rejected')
    if (lost) logger.debug({ err: lost.reason }, 'uses were counted by this node alone')
  }

  return {
    /** `learn` is called with the uses of all nodes in the current window, and how long it lasts still. */
    add(key: string, windowMs: number, learn: Used['learn']) {
      const known = waiting.get(key)
      if (!known && waiting.size >= waitingMost) return
      waiting.set(key, { uses: (known?.uses ?? 0) + 1, windowMs, learn })
      if (waiting.size === 1 && !known) setTimeout(() => void tellAll(), tellEveryMs).unref()
    },
  }
}

export type SharedCounts = ReturnType<typeof createSharedCounts>
