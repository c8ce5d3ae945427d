import { articles as calls } from '@newyou/contract/content/articles'
import { reviewAdded } from '@newyou/contract/vocabulary'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import type { KeepRule } from '../../platform/http/response-cache.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { ArticleReviews } from './article-reviews.ts'
import type { Articles } from './articles.ts'

const keep: KeepRule = { seconds: 600, tags: ['articles'], answers: 'all' }
const tagsOf = (articleId: string) => ['articles', `article:${articleId}`]

export function articleRoutes(
  app: FastifyInstance,
  { articles, articleReviews }: { articles: Articles; articleReviews: ArticleReviews },
) {
  const limit = limits.read
  bindRoutes(app, calls, {
    'GET /api/website/blog': {
      limit,
      keep,
      handle: ({ query: { search, page, items_per_page: size } }) =>
        articles.list('blog', { search }, { page, size }),
    },
    'POST /api/website/search-blog': {
      limit,
      handle: ({ query: { search, page, items_per_page: size }, body }) =>
        articles.list(
          'blog',
          { search, categoryIds: body.new_you_category_u_id, tags: body.tags },
          { page, size },
        ),
    },
    'GET /api/website/blog-tag': { limit, keep, handle: () => articles.tags() },
    'GET /api/website/blog/{blogId}': {
      limit,
      keep: { ...keep, tags: ({ blogId }) => tagsOf(blogId), answers: 'visitors' },
      handle: ({ params, viewer }) => articles.detail('blog', params.blogId, viewer?.personId),
    },
    'POST /api/website/blog-review': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({
        data: await articleReviews.add(viewer.personId, 'blog', body.blog_u_id, body.review),
        message: reviewAdded,
      }),
    },
    'DELETE /api/website/blog-review/{reviewId}': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await articleReviews.remove(viewer.personId, params.reviewId)
        return { data: {} }
      },
    },
    'GET /api/website/success-story': {
      limit,
      keep,
      handle: ({ query: { search, page, items_per_page: size } }) =>
        articles.list('success-story', { search }, { page, size }),
    },
    'GET /api/website/success-story/{storyId}': {
      limit,
      keep: { ...keep, tags: ({ storyId }) => tagsOf(storyId), answers: 'visitors' },
      handle: ({ params, viewer }) => articles.detail('success-story', params.storyId, viewer?.personId),
    },
    'POST /api/website/success-story-review': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({
        data: await articleReviews.add(
          viewer.personId,
          'success-story',
          body.success_story_u_id,
          body.review,
        ),
        message: reviewAdded,
      }),
    },
    'DELETE /api/website/success-story-review/{reviewId}': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await articleReviews.remove(viewer.personId, params.reviewId)
        return { data: {} }
      },
    },
  })
}
