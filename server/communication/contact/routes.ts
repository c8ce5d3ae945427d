import { contact as calls, contactSent } from '@newyou/contract/communication/contact'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Contact } from './contact.ts'

export function contactRoutes(app: FastifyInstance, { contact }: { contact: Contact }) {
  bindRoutes(app, calls, {
    'POST /api/website/contact-us': {
      limit: limits.write,
      async handle({ body, address }) {
        await contact.write(body, address)
        return { data: {}, message: contactSent }
      },
    },
  })
}
