import { faq as calls } from '@newyou/contract/communication/faq'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createFaq } from './faq.ts'

/** The frequent questions, and their answers. */
export function faqModule(platform: Platform) {
  const faq = createFaq(platform)
  return {
    routes(http) {
      bindRoutes(http, calls, {
        'GET /api/website/faq': {
          limit: limits.read,
          keep: { seconds: 3600, tags: ['faq'], answers: 'all' },
          handle: async () => ({ data: await faq.published() }),
        },
        'GET /api/staff/faq-preview': {
          limit: limits.read,
          handle: async () => ({ data: await faq.preview() }),
        },
      })
    },
  } satisfies Module
}
