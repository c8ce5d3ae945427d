import type { SelfTestCode } from '@newyou/contract/care/self-tests'
import { gad7 } from './gad-7.ts'
import type { Instrument } from './instrument.ts'
import { phq9 } from './phq-9.ts'
import { who5 } from './who-5.ts'

/** All versions of the tests; the last of each test is the current one. */
export const instruments: readonly Instrument[] = [who5, phq9, gad7]

/** The current version of a test. */
export function currentInstrument(code: SelfTestCode): Instrument {
  const found = instruments.findLast((one) => one.code === code)
  if (!found) throw new Error(`the test ${code} has no definition`)
  return found
}

/** The version with which a result was scored. */
export function instrumentOf(code: string, version: number): Instrument {
  const found = instruments.find((one) => one.code === code && one.version === version)
  if (!found) throw new Error(`version ${version} of the test ${code} is missing`)
  return found
}
