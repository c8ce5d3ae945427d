import { randomBytes, randomInt } from 'node:crypto'

/** Where randomness comes from. Injected, so that a simulation can replay it. */
export interface Random {
  bytes(count: number): Buffer
  /** Evenly distributed, from a cryptographic source; `below` is not included. */
  integer(below: number): number
}

export const cryptographicRandom: Random = {
  bytes: (count) => randomBytes(count),
  integer: (below) => randomInt(below),
}
