import type { ErrorCode } from '@newyou/contract/errors'
import type { BrandValues } from '@newyou/contract/foundation/brand/brand'
import { type Details, DomainError } from '../http/domain-error.ts'
import { showBrand } from '../present-brand.ts'

/** The function to run, its file and its input. */
export interface Task {
  file: string
  name: string
  input: unknown
  /** The brand of the site, which no thread reads by itself. */
  brand: BrandValues
  logo: Uint8Array | undefined
}

/** A refusal goes back as data, because an error loses its class on the way between threads. */
export type Outcome = { answer: unknown } | { refusal: { code: ErrorCode; details: Details } }

/** Task runner of `workers.ts`. */
export default async function work({ file, name, input, brand, logo }: Task): Promise<Outcome> {
  showBrand(brand, logo)
  const functions: Record<string, ((input: unknown) => unknown) | undefined> = await import(file)
  const run = functions[name]
  if (!run) throw new Error(`${file} has no ${name}`)
  try {
    return { answer: await run(input) }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { refusal: { code: error.code, details: error.details } }
  }
}
