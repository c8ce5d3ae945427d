import { inquiries as calls, inquiryAdded } from '@newyou/contract/inquiries'
import type { FastifyInstance } from 'fastify'
import { limits } from '../platform/http/limits.ts'
import { bindRoutes } from '../platform/http/routes.ts'
import type { Inquiries } from './inquiries.ts'

export function inquiryRoutes(app: FastifyInstance, inquiries: Inquiries) {
  bindRoutes(app, calls, {
    'POST /api/website/appointment-inquiry': {
      limit: limits.write,
      async handle({ body, address }) {
        await inquiries.add(body, address)
        return { data: {}, message: inquiryAdded }
      },
    },
  })
}
