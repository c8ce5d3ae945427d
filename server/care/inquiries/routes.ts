import { inquiries as calls, inquiryAdded, inquiryAnswered } from '@newyou/contract/care/inquiries'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { InquiryAnswers } from './answers.ts'
import type { Inquiries } from './inquiries.ts'
import type { MyInquiries } from './mine.ts'

export function inquiryRoutes(
  app: FastifyInstance,
  { inquiries, answers, mine }: { inquiries: Inquiries; answers: InquiryAnswers; mine: MyInquiries },
) {
  bindRoutes(app, calls, {
    'POST /api/website/appointment-inquiry': {
      limit: limits.write,
      async handle({ body, address, viewer }) {
        await inquiries.add(body, { address, personId: viewer?.personId })
        return { data: {}, message: inquiryAdded }
      },
    },
    'GET /api/website/my-inquiry': {
      limit: limits.read,
      handle: ({ viewer, query: { page, items_per_page: size } }) => mine(viewer.personId, { page, size }),
    },
    'GET /api/practice/inquiry': {
      limit: limits.read,
      handle: ({ viewer, query: { page, items_per_page: size } }) =>
        answers.list(viewer.personId, { page, size }),
    },
    'POST /api/practice/inquiry/{inquiryId}/answer': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await answers.answer(viewer.personId, params.inquiryId, body.text),
        message: inquiryAnswered,
      }),
    },
  })
}
