import { paisePerRupee } from '@newyou/contract/business'
import {
  healingSessions as calls,
  healingSessionMessages as messages,
} from '@newyou/contract/care/healing-sessions/healing-sessions'
import type { FastifyInstance } from 'fastify'
import type { ClaimPayment } from '../../money/payments/index.ts'
import type { Idempotency } from '../../platform/http/idempotency.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { HealingAnswers } from './answers.ts'
import type { HealingReading } from './offer-queries.ts'
import type { HealingOffers } from './offers.ts'

interface HealingRoutesDependencies {
  offers: HealingOffers
  answers: HealingAnswers
  reading: HealingReading
  once: Idempotency
  claimPayment: ClaimPayment
}

export function healingRoutes(app: FastifyInstance, dependencies: HealingRoutesDependencies) {
  const { offers, answers, reading, once, claimPayment } = dependencies

  bindRoutes(app, calls, {
    'GET /api/website/healing-session': {
      limit: limits.read,
      async handle({ viewer, query: { page, items_per_page: size } }) {
        const { rows, total } = await reading.list(viewer.personId, { page, size })
        return { data: rows, total, page, items_per_page: size }
      },
    },

    'GET /api/website/healing-session/{uId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({ data: await reading.one(viewer.personId, params.uId) }),
    },

    'PATCH /api/website/healing-session/{uId}': {
      limit: limits.money,
      async handle({ viewer, params: { uId }, body, request, address }) {
        const { personId } = viewer
        const data = await once.once(request, personId, async () => {
          const walletPaise = Math.round(body.wallet_discount * paisePerRupee)
          if (body.accepted_by_patient) await answers.accept({ personId, address }, uId, walletPaise)
          else await answers.decline(personId, uId)
          return reading.one(personId, uId)
        })
        const { state } = data
        return state === 'accepted' || state === 'booked' || state === 'declined'
          ? { data, message: messages[state] }
          : { data }
      },
    },

    'PUT /api/website/healing-session-payment/{u_id}': {
      limit: limits.money,
      async handle({ viewer, params: { u_id: sessionId }, body }) {
        const { razor_pay_payment_id: paymentId, razor_pay_signature: signature } = body
        await claimPayment(viewer, await answers.orderOf(viewer.personId, sessionId), {
          paymentId,
          signature,
        })
        const data = await reading.one(viewer.personId, sessionId)
        // A payment that came too late was sent back instead.
        return data.state === 'booked' ? { data, message: messages.booked } : { data }
      },
    },

    'GET /api/practice/healing-session': {
      limit: limits.read,
      async handle({ viewer, query: { page, items_per_page: size, appointment_u_id: appointmentId } }) {
        const { rows, total } = await reading.practiceList(viewer.personId, { page, size }, appointmentId)
        return { data: rows, total, page, items_per_page: size }
      },
    },

    'POST /api/practice/healing-session': {
      limit: limits.money,
      async handle({ viewer: { personId }, body, request }) {
        const data = await once.once(request, personId, async () => {
          const sessionId = await offers.offer(personId, {
            appointmentId: body.appointment_u_id,
            title: body.title,
            description: body.description,
            serviceId: body.service_u_id,
            startsAt: new Date(body.starts_at),
            mode: body.mode,
            pricePaise: body.price_paise,
            standsHours: body.stands_hours,
          })
          return reading.practiceOne(personId, sessionId)
        })
        return { data, message: messages.offered }
      },
    },

    'POST /api/practice/healing-session/{uId}/withdraw': {
      limit: limits.write,
      async handle({ viewer: { personId }, params }) {
        await offers.withdraw(personId, params.uId)
        return { data: await reading.practiceOne(personId, params.uId), message: messages.withdrawn }
      },
    },
  })
}
