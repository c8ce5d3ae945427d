import { createInterface } from 'node:readline/promises'
import { passphraseProblem } from '@newyou/contract/passphrase'
import { Problem } from '../platform/problem.ts'

const variable = 'PRACTICE_PASSPHRASE'

/** The passphrase of an archive: from the environment, else the first line of the input. Never an argument, which all may read. */
export async function givenPassphrase(): Promise<string> {
  const fromEnvironment = process.env[variable]
  if (fromEnvironment !== undefined) return fromEnvironment
  const lines = createInterface({ input: process.stdin, output: process.stderr, terminal: false })
  if (process.stdin.isTTY) process.stderr.write('Passphrase of the archive: ')
  for await (const line of lines) return line
  return ''
}

/** The passphrase for a new archive. @throws Problem when somebody could guess it */
export async function newPassphrase(): Promise<string> {
  const passphrase = await givenPassphrase()
  const problem = passphraseProblem(passphrase)
  if (problem) throw new Problem(`${problem} It comes from ${variable} or the first line of the input`)
  return passphrase
}
