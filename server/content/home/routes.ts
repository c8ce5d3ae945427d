import { home as calls } from '@newyou/contract/content/home'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Home } from './home.ts'
import type { HomeTextRows } from './texts.ts'

export function homeRoutes(app: FastifyInstance, { home, texts }: { home: Home; texts: HomeTextRows }) {
  bindRoutes(app, calls, {
    'GET /api/website/home-texts': {
      limit: limits.read,
      keep: { seconds: 3600, tags: ['home'], answers: 'all' },
      handle: async ({ query }) => ({ data: await texts.of(query.language) }),
    },
    'GET /api/website/home-page': {
      limit: limits.read,
      // The board shows the next free times, which follow every booking, and the clock.
      keep: {
        seconds: 60,
        tags: [
          'home',
          'healers',
          'availability',
          'courses',
          'events',
          'ebooks',
          'reels',
          'articles',
          'coupons',
        ],
        answers: 'all',
      },
      handle: () => home.page(),
    },
  })
}
