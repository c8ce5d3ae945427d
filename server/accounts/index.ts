export type { Accounts } from './accounts.ts'
export { type AccountsModule, accountsModule } from './module.ts'
export { maskContact, otpQueue } from './otp.ts'
export type { Sessions } from './sessions.ts'
