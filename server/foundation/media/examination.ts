import { heavyWork } from '../../platform/workers/workers.ts'
import type { examine } from './examine.ts'

/** Reads what a file is, on another thread. */
export const examination = heavyWork<typeof examine>(new URL('./examine.ts', import.meta.url), 'examine', {
  // A film of two gigabytes that is put into another container is copied as a whole.
  longestSeconds: 120,
})
