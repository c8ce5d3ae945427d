import { passportCalls as calls, passportMaxBytes } from '@newyou/contract/administration/passport/calls'
import type { Audit } from '../../foundation/audit/index.ts'
import type { StaffModule } from '../../people/staff/index.ts'
import { throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { SessionViewer, Viewer } from '../../platform/http/viewer.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createPassportMaking } from './making.ts'
import { createPassportReading } from './read-passport.ts'
import { createSigningKeys } from './signing-keys.ts'

interface PassportNeeds {
  audit: Audit
  staff: Pick<StaffModule, 'stepUp'>
}

/** An OTP proves who sits at a window; a program has none. */
const inWindow = (viewer: Viewer): SessionViewer =>
  viewer.via === 'session' ? viewer : throwError('notForKeys')

/** The record of a client as one signed file, which any site with this software can check. */
export function passportModule(platform: Platform, { audit, staff: { stepUp } }: PassportNeeds) {
  const keys = createSigningKeys(platform)
  const making = createPassportMaking({ ...platform, audit, stepUp, keys })
  const reading = createPassportReading({ ...platform, keys })
  return {
    routes(http) {
      http.get(
        '/.well-known/did.json',
        {
          config: {
            limit: limits.read,
            plain: { policy: 'any', reason: 'keys by which others check signatures' },
          },
          schema: { hide: true },
        },
        async (_request, reply) => reply.type('application/json').send(await keys.document()),
      )
      bindRoutes(http, calls, {
        'POST /api/website/health-passport/otp': {
          limit: limits.entry,
          handle: async ({ viewer, address }) => ({ data: await stepUp.send(inWindow(viewer), address) }),
        },
        'POST /api/website/health-passport/proof': {
          limit: limits.entry,
          handle: async ({ viewer, body }) => ({
            data: await stepUp.confirm(inWindow(viewer), body.challenge_u_id, body.otp),
          }),
        },
        'POST /api/website/health-passport': {
          limit: limits.upload,
          handle: async ({ viewer, body }) => ({ data: await making.make(viewer, body) }),
        },
        'POST /api/practice/health-passport': {
          limit: limits.upload,
          uploads: { files: 'passport', max: 1, maxBytes: passportMaxBytes },
          handle: async ({ request }) => ({ data: await reading.read(request.uploads?.[0]) }),
        },
      })
    },
  } satisfies Module
}
