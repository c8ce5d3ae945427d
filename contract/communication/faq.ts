import { z } from 'zod'
import { endpoint, uId } from '../endpoint.ts'
import { richText } from '../rich-text.ts'

/** Questions that come with the site: their answers follow its rules, until one is written. */
export const faqCodes = ['cancel', 'refund', 'receipt', 'bought', 'return', 'otp', 'privacy'] as const
export type FaqCode = (typeof faqCodes)[number]

export const faqEntry = z.object({
  u_id: uId,
  code: z.enum(faqCodes).nullable(),
  question: z.string(),
  /** Empty for the answer that follows the rules; Hindi is empty where it is written in English alone. */
  answer: richText,
  question_hi: z.string(),
  answer_hi: richText,
})
export type FaqEntry = z.output<typeof faqEntry>

export const faq = {
  'GET /api/website/faq': endpoint({
    summary: 'List the questions of the FAQ in their order',
    who: 'any',
    data: z.array(faqEntry),
  }),
  'GET /api/staff/faq-preview': endpoint({
    summary: 'Preview the FAQ with its drafts',
    who: ['editor', 'admin'],
    data: z.array(faqEntry),
  }),
}
