import { createHash } from 'node:crypto'

/** What is kept of a random token: SHA-256, 32 bytes. Nothing that is kept opens what the token opens. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
