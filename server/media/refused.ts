import { fileRefusal } from '../platform/http/errors.ts'

/** @throws DomainError fileRefused */
export const refuseFile: (message: string) => never = fileRefusal('file')
