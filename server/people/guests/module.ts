import { guests as calls } from '@newyou/contract/people/guests/guests'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { deviceIn } from '../accounts/index.ts'
import { createGuestClaims } from './claims.ts'
import { createGuests, type GuestParts } from './guests.ts'
import { createGuestMerging } from './merging.ts'

/** People whom the front desk books for by name and number, until they make the session theirs. */
export function guestsModule(platform: Platform, needs: Pick<GuestParts, 'accounts' | 'guardians'>) {
  const guests = createGuests({ ...platform, ...needs })
  const claims = createGuestClaims({ ...platform, ...needs })
  const merging = createGuestMerging({ ...platform, ...needs, claims })
  return {
    guests,
    onClaimed: claims.onClaimed,
    onMerged: merging.onMerged,
    routes: (http) =>
      bindRoutes(http, calls, {
        'GET /api/website/guest-claim/{token}': {
          limit: limits.entry,
          handle: async ({ params, address }) => ({ data: await claims.look(params.token, address) }),
        },
        'POST /api/website/guest-claim/{token}/otp': {
          limit: limits.entry,
          handle: async ({ params, body: { device_id: deviceId, proof }, address }) => ({
            data: await claims.sendOtp(params.token, { deviceId, proof, address }),
          }),
        },
        'POST /api/website/guest-claim/{token}': {
          limit: limits.entry,
          async handle({ params, body, address, reply }) {
            const [device, { challenge_u_id: challengeId, otp, code }] = deviceIn(body)
            const begun = await claims.claim(params.token, address, { challengeId, otp, code, device })
            if (!begun) return { data: { outcome: 'consented' as const } }
            platform.antiForgery.issue(reply, begun.viewer.sessionId)
            const record = await needs.accounts.recordOf(begun)
            return { data: { outcome: 'logged-in' as const, ...record } }
          },
        },
        'POST /api/website/guest-claim/{token}/merge': {
          limit: limits.entry,
          async handle({ viewer, params, body, address }) {
            const { challenge_u_id: challengeId, otp, code, device_id: deviceId } = body
            await merging.take(viewer.personId, params.token, address, { challengeId, otp, code, deviceId })
            return { data: { is: 'mine' as const } }
          },
        },
        'POST /api/website/guest-claim/{token}/not-me': {
          limit: limits.entry,
          async handle({ params, address }) {
            await claims.deny(params.token, address)
            return { data: { is: 'closed' as const } }
          },
        },
      }),
  } satisfies Module & Record<string, unknown>
}
export type GuestsModule = ReturnType<typeof guestsModule>
