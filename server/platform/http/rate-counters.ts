import { LRUCache } from 'lru-cache'
import type { SharedCounts } from './shared-counts.ts'

const callersMost = 5000

interface Window {
  current: number
  startedAt: number
}

/** How often each caller used one route within its window. */
export interface RateCounter {
  count(caller: string, windowMs: number): { current: number; ttl: number }
}

function createCounter(route: string, shared: SharedCounts | undefined): RateCounter {
  // Lazy: it allocates all its memory at once, and most routes are never called.
  let windows: LRUCache<string, Window> | undefined

  function countHere(caller: string, windowMs: number): Window {
    windows ??= new LRUCache({ max: callersMost })
    const now = Date.now()
    const known = windows.get(caller)
    const window = known && known.startedAt + windowMs > now ? known : { current: 0, startedAt: now }
    if (window !== known) windows.set(caller, window)
    window.current += 1
    return window
  }

  return {
    count(caller, windowMs) {
      const window = countHere(caller, windowMs)
      shared?.add(`${route} ${caller}`, windowMs, (total, ttlMs) => {
        // What was counted here since is in the next answer.
        window.current = Math.max(window.current, total)
        window.startedAt = Date.now() + ttlMs - windowMs
      })
      return { current: window.current, ttl: windowMs - (Date.now() - window.startedAt) }
    },
  }
}

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void

/**
 * Counters by route, kept where the limits of @fastify/rate-limit and what answers before them both count; with `shared`
 * the uses of all nodes are counted together.
 */
export function createRateCounters(shared?: SharedCounts) {
  const counters = new Map<string, RateCounter>()
  function of(route: string): RateCounter {
    const counter = counters.get(route) ?? createCounter(route, shared)
    counters.set(route, counter)
    return counter
  }

  class Store {
    // Without the name of a route nothing tells its callers from those of another limit.
    #counter = createCounter('', undefined)
    incr(caller: string, done: Counted, windowMs = 60_000) {
      done(null, this.#counter.count(caller, windowMs))
    }
    child(options: object) {
      const store = new Store()
      const { routeInfo } = options as { routeInfo?: { method?: string | string[]; url?: string } } // its types leave it out
      if (routeInfo?.url) store.#counter = of(`${[routeInfo.method].flat().join()} ${routeInfo.url}`)
      return store
    }
  }
  return { of, Store }
}

export type RateCounters = ReturnType<typeof createRateCounters>
