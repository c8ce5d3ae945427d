import { fileRefusal } from '../../platform/http/domain-error.ts'

/** @throws DomainError fileRefused */
export const refuseFile: (message: string) => never = fileRefusal('file')
