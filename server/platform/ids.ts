import { v7 } from 'uuid'

/** The source of public ids. Injected, so that a simulation can replay them. */
export interface Ids {
  /** A new UUIDv7: ids sort by the time they were made. */
  next(): string
}

export const uuidIds: Ids = { next: () => v7() }
