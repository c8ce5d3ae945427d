import { z } from 'zod'
import { passphraseProblem } from './passphrase.ts'

/** A passphrase that nobody guesses. */
export const passphrase = z.string().superRefine((given, context) => {
  const message = passphraseProblem(given)
  if (message) context.addIssue({ code: 'custom', message })
})
