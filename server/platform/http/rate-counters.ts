import { LRUCache } from 'lru-cache'

const callersMost = 5000

interface Window {
  current: number
  startedAt: number
}

/** How often each caller used one route within its window. */
export interface RateCounter {
  count(caller: string, windowMs: number): { current: number; ttl: number }
}

function createCounter(): RateCounter {
  // Lazy: it allocates all its memory at once, and most routes are never called.
  let windows: LRUCache<string, Window> | undefined
  return {
    count(caller, windowMs) {
      windows ??= new LRUCache({ max: callersMost })
      const now = Date.now()
      const window = windows.get(caller)
      if (!window || window.startedAt + windowMs <= now) {
        windows.set(caller, { current: 1, startedAt: now })
        return { current: 1, ttl: windowMs }
      }
      window.current += 1
      return { current: window.current, ttl: windowMs - (now - window.startedAt) }
    },
  }
}

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void

/** Counters by route, kept where the limits of @fastify/rate-limit and what answers before them both count. */
export function createRateCounters() {
  const counters = new Map<string, RateCounter>()
  function of(route: string): RateCounter {
    const counter = counters.get(route) ?? createCounter()
    counters.set(route, counter)
    return counter
  }

  class Store {
    #counter = createCounter()
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
