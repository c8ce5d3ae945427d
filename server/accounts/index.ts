export { type Accounts, accountsModule } from './module.ts'
export { maskContact } from './otp.ts'
export type { Sessions } from './sessions.ts'
export { createTokens } from './tokens.ts'
