import { type ErrorCode, errors } from '@newyou/contract/errors'

export interface Details {
  /** A better sentence than the code's own. */
  message?: string
  /** Wrong fields and what is wrong with them. */
  errors?: Record<string, string>
  /** Data that helps the caller, such as the next free times. */
  data?: unknown
  /** Seconds until trying again makes sense. */
  retryAfterSeconds?: number
}

/** A failure that the caller can understand. Services throw it; the error handler turns it into the answer. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errors[code].message)
    this.code = code
    this.details = details
  }

  get status(): number {
    return errors[this.code].status
  }
}

export function throwError(code: ErrorCode, details?: Details): never {
  throw new DomainError(code, details)
}

/** Refuses a file with a message for this field. */
export const fileRefusal =
  (field: string) =>
  (message: string): never =>
    throwError('fileRefused', { message, errors: { [field]: message } })
