import { fail } from '../platform/http/errors.ts'

/** @throws DomainError fileRefused */
export const refuseFile = (message: string): never =>
  fail('fileRefused', { message, errors: { file: message } })
