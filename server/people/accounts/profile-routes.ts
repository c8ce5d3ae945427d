import { uploads } from '@newyou/contract/file-limits'
import { devices } from '@newyou/contract/people/accounts/devices'
import { accountMessages } from '@newyou/contract/people/accounts/messages'
import { profiles } from '@newyou/contract/people/accounts/profile'
import type { FastifyInstance } from 'fastify'
import { throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Accounts } from './accounts.ts'
import type { Sessions } from './sessions.ts'

/** The profile, and the devices that are logged in. */
export function profileRoutes(
  app: FastifyInstance,
  { accounts, sessions }: { accounts: Accounts; sessions: Sessions },
) {
  bindRoutes(
    app,
    { ...profiles, ...devices },
    {
      'GET /api/website/patient/{patientId}': {
        limit: limits.read,
        handle: async ({ viewer, params }) => ({ data: await accounts.profile(viewer, params.patientId) }),
      },
      'PUT /api/website/patient/{patientId}': {
        limit: limits.upload,
        uploads: {
          files: 'image',
          max: 1,
          maxBytes: uploads.pictureMaxBytes,
          lists: ['income_sources'],
          picturesOnly: true,
        },
        handle: async ({ viewer, params, body, request }) => ({
          data: await accounts.changeProfile(viewer, params.patientId, body, request.uploads[0]),
          message: accountMessages.profileSaved,
        }),
      },
      'DELETE /api/website/patient/{patientId}/image': {
        limit: limits.write,
        handle: async ({ viewer, params }) => ({
          data: await accounts.removePicture(viewer, params.patientId),
          message: accountMessages.pictureRemoved,
        }),
      },
      'GET /api/website/device': {
        limit: limits.read,
        handle: async ({ viewer }) => ({ data: await sessions.devices(viewer) }),
      },
      'DELETE /api/website/device/{sessionId}': {
        limit: limits.write,
        async handle({ viewer, params }) {
          const ended = await sessions.endOne(viewer, params.sessionId)
          if (!ended) throwError('notFound')
          return { data: { ended }, message: accountMessages.deviceEnded }
        },
      },
      'DELETE /api/website/device': {
        limit: limits.write,
        handle: async ({ viewer }) => ({
          data: { ended: await sessions.endOthers(viewer) },
          message: accountMessages.othersEnded,
        }),
      },
    },
  )
}
