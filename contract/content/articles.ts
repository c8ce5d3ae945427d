import { z } from 'zod'
import { healerImage } from '../care/healers/healers.ts'
import { endpoint, instant, paging, uId } from '../endpoint.ts'
import { categorySlug } from '../foundation/categories/slugs.ts'
import { richText } from '../rich-text.ts'
import { versionOf } from '../versions.ts'

/** Blog posts and success stories work the same way. */
export const articleKinds = ['blog', 'success-story'] as const
export type ArticleKind = (typeof articleKinds)[number]

/** The author: a healer, or the site itself, shown as Admin. */
export const articleAuthor = z.object({
  name: z.string(),
  title: z.string(),
  healer_u_id: uId.nullable(),
  image: healerImage.nullable(),
})

/** `language` is that of the words, here as everywhere before `written_in` was. */
const cardWords = { title: z.string(), lead: z.string(), language: z.string() }

export const articleCard = z.object({
  u_id: uId,
  ...cardWords,
  ...versionOf(cardWords),
  categories: z.array(categorySlug),
  tags: z.array(z.string()),
  /** For blog posts; success stories have a chosen name instead. */
  author: articleAuthor.nullable(),
  teller: z.string(),
  image: z.object({ dark: z.string(), light: z.string() }).nullable(),
  reading_minutes: z.int(),
  published_at: instant,
  is_demo: z.boolean(),
})
export type ArticleCard = z.output<typeof articleCard>

export const articleReview = z.object({
  u_id: uId,
  by: z.string(),
  /**
   * Whether the caller is the author and can delete it. The author's id is left out: it would link the reviews that
   * one person wrote under several names.
   */
  is_mine: z.boolean(),
  text: z.string(),
  /** Hidden by staff after a report; only its author can see it. */
  is_hidden: z.boolean(),
  is_demo: z.boolean(),
  created_at: instant,
})
export type ArticleReview = z.output<typeof articleReview>

export const articleDetail = articleCard.extend({
  body: richText,
  ...versionOf({ ...cardWords, body: richText }),
  reviews: z.array(articleReview),
  related: z.array(articleCard),
})
export type ArticleDetail = z.output<typeof articleDetail>

export const articleReviewMax = 1000
const review = z.string().trim().min(1, { error: 'This field is required' }).max(articleReviewMax)

const wanted = z.strictObject({ ...paging(12), search: z.string().trim().max(80).optional() })

export const articles = {
  'GET /api/website/blog': endpoint({
    summary: 'List blog posts, latest first',
    who: 'any',
    query: wanted,
    data: z.array(articleCard),
    list: true,
  }),
  'POST /api/website/search-blog': endpoint({
    summary: 'List blog posts by categories and tags; empty lists match all',
    who: 'any',
    query: wanted,
    body: z.strictObject({
      new_you_category_u_id: z.array(uId).max(50).default([]),
      tags: z.array(z.string().max(60)).max(20).default([]),
    }),
    data: z.array(articleCard),
    list: true,
  }),
  'GET /api/website/blog-tag': endpoint({
    summary: 'List the tags of blog posts, each with its number of posts',
    who: 'any',
    data: z.array(z.object({ tag: z.string(), count: z.int() })),
  }),
  'GET /api/website/blog/{blogId}': endpoint({
    summary: 'Get a blog post with its reviews and related posts',
    who: 'any',
    params: z.object({ blogId: uId }),
    data: articleDetail,
  }),
  'POST /api/website/blog-review': endpoint({
    summary: 'Review a blog post; one review each',
    who: 'client',
    body: z.strictObject({ blog_u_id: uId, review }),
    data: articleReview,
    created: true,
    errors: ['alreadyReviewed'],
  }),
  'DELETE /api/website/blog-review/{reviewId}': endpoint({
    summary: 'Delete my review of a blog post',
    who: 'client',
    params: z.object({ reviewId: uId }),
    data: z.object({}),
  }),
  'GET /api/website/success-story': endpoint({
    summary: 'List success stories, latest first',
    who: 'any',
    query: wanted,
    data: z.array(articleCard),
    list: true,
  }),
  'GET /api/website/success-story/{storyId}': endpoint({
    summary: 'Get a success story with its reviews and related stories',
    who: 'any',
    params: z.object({ storyId: uId }),
    data: articleDetail,
  }),
  'POST /api/website/success-story-review': endpoint({
    summary: 'Review a success story; one review each',
    who: 'client',
    body: z.strictObject({ success_story_u_id: uId, review }),
    data: articleReview,
    created: true,
    errors: ['alreadyReviewed'],
  }),
  'DELETE /api/website/success-story-review/{reviewId}': endpoint({
    summary: 'Delete my review of a success story',
    who: 'client',
    params: z.object({ reviewId: uId }),
    data: z.object({}),
  }),
}
