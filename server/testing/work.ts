import { readFileSync } from 'node:fs'
import { threadId } from 'node:worker_threads'
import { throwError } from '../platform/http/domain-error.ts'

// Thread functions for tests.

/** On which thread it runs, and how low its priority is. */
export const whereami = () => ({
  threadId,
  // The nineteenth word of what Linux says of a thread.
  niceness:
    process.platform === 'linux'
      ? Number(readFileSync('/proc/thread-self/stat', 'utf8').split(') ')[1]?.split(' ')[16])
      : undefined,
})

export const bytes = (count: number) => Buffer.alloc(count, 7)

export const refuse = (): never =>
  throwError('fileRefused', { message: 'Not this one', errors: { file: 'No' } })

export const breakDown = (): never => {
  throw new Error('a surprise')
}

export function forever(): never {
  for (;;);
}
