import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Accounts } from '../accounts/index.ts'
import type { GuardiansModule } from '../guardians/index.ts'
import type { GuestsModule } from '../guests/index.ts'
import { createConsents } from './consents.ts'
import { consentRoutes } from './routes.ts'

interface ConsentNeeds {
  accounts: Pick<Accounts, 'onRegistered'>
  guardians: Pick<GuardiansModule, 'isYoung' | 'onAnswered'>
  guests: Pick<GuestsModule, 'onClaimed'>
}

/** Consents of people, and the counter of their page views. */
export function consentsModule(platform: Platform, { accounts, guardians, guests }: ConsentNeeds) {
  const consents = createConsents({ ...platform, guardians })
  accounts.onRegistered((trx, { personId }) => consents.registered(trx, personId))
  guests.onClaimed(consents.registered)
  guardians.onAnswered((trx, { personId, ...step }) => consents.ofGuardian(trx, personId, step))
  return {
    isGiven: consents.isGiven,
    routes: (http) => consentRoutes(http, { consents }),
  } satisfies Module & Pick<typeof consents, 'isGiven'>
}

export type ConsentsModule = ReturnType<typeof consentsModule>
