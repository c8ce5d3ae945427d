import type { Queryable } from './database.ts'

/** A part of the messages that only the nodes that follow it hear: of a person's windows, of a room. */
export type Channel = `person:${string}` | `room:${string}`

/**
 * Tells every node that something changed. A message is a hint: a listener that was away catches up by asking. Two
 * makers: over PostgreSQL's LISTEN and NOTIFY (`notify-bus.ts`), and over Valkey (`valkey-bus.ts`).
 */
export interface Bus {
  /** @throws Error when what is published does not come back. */
  start(): Promise<void>
  stop(): Promise<void>
  /**
   * In a transaction the message follows its commit, and goes when it rolls back; it survives the process that wrote it.
   * With channels, nodes hear it that follow one of them: once for each, or once in all and without a channel.
   */
  publish(db: Queryable, topic: string, message: unknown, channels?: readonly Channel[]): Promise<void>
  /** At once, and lost when the line is: for what is old within seconds. */
  say(topic: string, message: unknown, channel?: Channel): Promise<void>
  subscribe<T>(topic: string, listener: (message: T, channel?: Channel) => void): void
  /** Hears this channel from when the promise is fulfilled until the answer is called as often as it was followed. */
  follow(channel: Channel): Promise<() => void>
  /** Called when messages may have been lost. */
  onGap(listener: () => void): void
  /** While changes cannot be heard although the database can be asked, what was kept is not to be believed. */
  isDeaf(): boolean
  /** Seconds since something was heard; a beat comes every two. */
  silentSeconds(): number
  /** How often the connection was lost since the start. */
  losses(): number
}

type Listener = (message: unknown, channel?: Channel) => void

/** The listeners of this node, by topic. */
export function createListeners() {
  const byTopic = new Map<string, Set<Listener>>()
  const atGaps = new Set<() => void>()
  return {
    subscribe<T>(topic: string, listener: (message: T, channel?: Channel) => void) {
      const known = byTopic.get(topic) ?? new Set()
      known.add(listener as Listener) // a topic's publisher and subscriber agree on its shape
      byTopic.set(topic, known)
    },
    hear(topic: string, message: unknown, channel?: Channel) {
      for (const listener of byTopic.get(topic) ?? []) listener(message, channel)
    },
    onGap(listener: () => void) {
      atGaps.add(listener)
    },
    missed() {
      for (const listener of atGaps) listener()
    },
  }
}
