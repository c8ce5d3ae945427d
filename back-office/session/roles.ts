import type { Resource } from '@newyou/contract/administration/back-office/resource'
import type { StaffRole } from '@newyou/contract/vocabulary'

const shares = (wanted: readonly StaffRole[], has: readonly StaffRole[] = []) =>
  wanted.some((role) => has.includes(role))

export const mayRead = ({ read }: Pick<Resource, 'read'>, roles?: readonly StaffRole[]) => shares(read, roles)
export const mayWrite = ({ write }: Pick<Resource, 'write'>, roles?: readonly StaffRole[]) =>
  shares(write, roles)
