import { v7 } from 'uuid'

/** Where public ids come from. Injected, so that a simulation can replay them. */
export interface Ids {
  /** A new UUIDv7: ids sort by the time they were made. */
  next(): string
}

export const uuidIds: Ids = { next: () => v7() }
