import { randomBytes, randomInt } from 'node:crypto'
import { v7 } from 'uuid'

/** Where chance comes from; injected so that a simulation can replay it. */
export interface Chance {
  /** A new public id: UUIDv7, so that ids sort by the time they were made. */
  uId(): string
  bytes(count: number): Buffer
  /** Evenly spread, from a cryptographic source; `below` is not included. */
  integer(below: number): number
}

export const cryptographicChance: Chance = {
  uId: () => v7(),
  bytes: (count) => randomBytes(count),
  integer: (below) => randomInt(below),
}
