import { home as calls } from '@newyou/contract/content/home'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Home } from './home.ts'

export function homeRoutes(app: FastifyInstance, { home }: { home: Home }) {
  bindRoutes(app, calls, {
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
