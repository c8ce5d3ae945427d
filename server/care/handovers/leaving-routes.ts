import { leavingCalls as calls } from '@newyou/contract/care/handovers/leaving'
import type { FastifyInstance } from 'fastify'
import type { StepUp } from '../../people/staff/index.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { SessionViewer, Viewer } from '../../platform/http/viewer.ts'
import type { DepartureAnswers } from './departure-answers.ts'
import type { DepartureFiles } from './departure-files.ts'
import type { Departures } from './departures.ts'

interface LeavingParts {
  answers: DepartureAnswers
  departures: Departures
  files: DepartureFiles
  stepUp: Pick<StepUp, 'send' | 'confirm'>
}

/** An OTP proves who sits at a window; a program has none. */
const inWindow = (viewer: Viewer): SessionViewer =>
  viewer.via === 'session' ? viewer : throwError('notForKeys')

export function leavingRoutes(http: FastifyInstance, { answers, departures, files, stepUp }: LeavingParts) {
  const own = ({ personId }: Viewer) => departures.healerOf(personId)
  const one = async (healerId: string) => orNotFound((await departures.list(healerId))[0])

  bindRoutes(http, calls, {
    'GET /api/practice/leaving': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await departures.of(await own(viewer)) }),
    },
    'PUT /api/practice/leaving': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({
        data: await departures.set(await own(viewer), body.last_day, viewer.personId),
      }),
    },
    'DELETE /api/practice/leaving': {
      limit: limits.write,
      handle: async ({ viewer }) => {
        await departures.withdraw(await own(viewer), viewer.personId)
        return { data: null }
      },
    },
    'POST /api/practice/leaving/question': {
      limit: limits.write,
      handle: async ({ viewer }) => ({ data: await departures.ask(await own(viewer), viewer.personId) }),
    },
    'POST /api/practice/leaving/otp': {
      limit: limits.entry,
      handle: async ({ viewer, address }) => ({ data: await stepUp.send(inWindow(viewer), address) }),
    },
    'POST /api/practice/leaving/proof': {
      limit: limits.entry,
      handle: async ({ viewer, body }) => ({
        data: await stepUp.confirm(inWindow(viewer), body.challenge_u_id, body.otp),
      }),
    },
    'POST /api/practice/leaving/file': {
      limit: limits.write,
      handle: async ({ viewer, body }) => {
        const healerId = await own(viewer)
        await files.request(viewer, healerId, body.passphrase)
        return { data: orNotFound(await departures.of(healerId)) }
      },
    },
    'POST /api/practice/leaving/file/{fileId}/address': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({
        data: await files.address(viewer, await own(viewer), params.fileId),
      }),
    },
    'GET /api/website/leaving': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await answers.mine(viewer.personId) }),
    },
    'PUT /api/website/leaving/{questionId}': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await answers.answer(viewer.personId, params.questionId, body),
      }),
    },
    'GET /api/staff/leaving': {
      limit: limits.read,
      handle: async () => ({ data: await departures.list() }),
    },
    'PUT /api/staff/leaving/{healerId}': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => {
        await departures.set(params.healerId, body.last_day, viewer.personId)
        return { data: await one(params.healerId) }
      },
    },
    'POST /api/staff/leaving/{healerId}/question': {
      limit: limits.write,
      handle: async ({ viewer, params }) => {
        await departures.ask(params.healerId, viewer.personId)
        return { data: await one(params.healerId) }
      },
    },
    'DELETE /api/staff/leaving/{healerId}': {
      limit: limits.write,
      handle: async ({ viewer, params }) => {
        await departures.withdraw(params.healerId, viewer.personId)
        return { data: await one(params.healerId) }
      },
    },
  })
}
