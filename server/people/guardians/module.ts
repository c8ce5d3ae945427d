import { guardians as calls } from '@newyou/contract/people/guardians/guardians'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import { guardianReplies } from '../../messages/replies/people.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Accounts } from '../accounts/index.ts'
import { createGuardianConsent } from './consent.ts'
import { createGuardianDoor } from './consent-link.ts'
import { createGuardianLinks } from './links.ts'
import { createGuardiansOfGuests } from './of-guests.ts'

interface GuardianNeeds {
  accounts: Pick<Accounts, 'onRegistering' | 'onRegistered'>
  notifications: Notifications
  settings: Settings
}

/** Clients under 18: their guardian is asked for consent, and nothing can be booked or paid before. */
export function guardiansModule(platform: Platform, { accounts, notifications, settings }: GuardianNeeds) {
  const links = createGuardianLinks(platform)
  const consent = createGuardianConsent({ ...platform, settings, links })
  const door = createGuardianDoor({ ...platform, notifications, links })
  accounts.onRegistering(({ form }) => consent.check(form))
  accounts.onRegistered((trx, { personId, form }) => consent.registered(trx, personId, form))
  return {
    requireConsent: consent.demand,
    isYoung: consent.isYoung,
    consentHere: door.consentHere,
    /** From which age clients have accounts. */
    minimumAge: async () => (await settings.read()).minimum_age_with_guardian,
    ofGuests: createGuardiansOfGuests({ ...platform, answered: door.answered }),
    door: { visit: door.visit, prove: door.prove, sendToSign: door.sendToSign },
    /** In the caller's transaction: asks a guardian whose consent stands to sign something. */
    askToSign: door.askToSign,
    /** Registers work of another domain for each decision of a guardian. */
    onAnswered: door.onAnswered,
    sweep: consent.endAtEighteen,
    routes: (http) =>
      bindRoutes(http, calls, {
        'GET /api/website/guardian': {
          limit: limits.read,
          handle: async ({ viewer }) => ({ data: await consent.mine(viewer.personId) }),
        },
        'PUT /api/website/guardian': {
          limit: limits.write,
          handle: async ({ viewer, body }) => ({
            data: await consent.name(viewer.personId, body),
            message: guardianReplies.linkSent,
          }),
        },
        'POST /api/website/guardian/link': {
          limit: limits.write,
          handle: async ({ viewer }) => ({
            data: await consent.sendAgain(viewer.personId),
            message: guardianReplies.linkSent,
          }),
        },
        'GET /api/website/guardian-consent/{token}': {
          limit: limits.entry,
          handle: async ({ params, viewer, address }) => ({
            data: await door.look(params.token, { viewer, address }),
          }),
        },
        'PUT /api/website/guardian-consent/{token}': {
          limit: limits.entry,
          handle: async ({ params, body, viewer, address }) => ({
            data: await door.answer(params.token, body, { viewer, address }),
          }),
        },
        'POST /api/website/guardian-consent/{token}/link': {
          limit: limits.entry,
          handle: async ({ params, viewer, address }) => ({
            data: await door.sendAgain(params.token, { viewer, address }),
          }),
        },
      }),
  } satisfies Module & Record<string, unknown>
}

export type GuardiansModule = ReturnType<typeof guardiansModule>
