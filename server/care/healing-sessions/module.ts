import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Payments } from '../../money/payments/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AppointmentsModule } from '../appointments/index.ts'
import type { NextFree } from '../healers/index.ts'
import { createHealingAnswers } from './answers.ts'
import { createOfferNotifications } from './notifications.ts'
import { createHealingReading } from './offer-queries.ts'
import { createHealingOffers } from './offers.ts'
import { healingRoutes } from './routes.ts'
import { createHealingTransitions } from './transitions.ts'

interface HealingSessionNeeds {
  accounts: Accounts
  appointments: AppointmentsModule
  guardians: Pick<GuardiansModule, 'requireConsent'>
  healers: { nextFree: NextFree }
  notifications: Notifications
  payments: Payments
  settings: Settings
}

/** Sessions that a healer offers to a client: the offer holds a slot, accepting it makes an appointment. */
export function healingSessionsModule(platform: Platform, needs: HealingSessionNeeds) {
  const { appointments, healers, payments } = needs
  const dependencies = { ...platform, ...needs, nextFree: healers.nextFree }
  const offerNotifications = createOfferNotifications(dependencies)
  const transitions = createHealingTransitions({ ...dependencies, offerNotifications })
  const services = { ...dependencies, ...appointments, offerNotifications, transitions }
  const offers = createHealingOffers(services)
  appointments.slotHolders.register(transitions)
  payments.fulfilments.register('healing-session', appointments.fulfilment)
  return {
    schedules: [{ name: 'healing-sessions', cron: '* * * * *', run: offers.expireDue }],
    routes: (http) =>
      healingRoutes(http, {
        offers,
        answers: createHealingAnswers({
          ...services,
          orders: payments.orderService,
          startPayment: payments.startPayment,
        }),
        reading: createHealingReading(dependencies),
        once: platform.idempotency,
        claimPayment: payments.claimPayment,
      }),
  } satisfies Module
}
