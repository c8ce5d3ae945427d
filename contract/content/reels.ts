import { z } from 'zod'
import { healerImage } from '../care/healers/healers.ts'
import { endpoint, instant, paging, uId } from '../endpoint.ts'
import { categorySlug } from '../foundation/categories/slugs.ts'

export const reel = z.object({
  u_id: uId,
  title: z.string(),
  /** One sentence shown over the video. */
  words: z.string(),
  /** A description for people who cannot see the video. */
  alt: z.string(),
  category: categorySlug,
  video: z.string(),
  poster: z.string(),
  /** Smaller renditions, by the shorter side of the picture in pixels. */
  qualities: z.array(z.object({ height: z.int(), address: z.string() })),
  captions: z.array(z.object({ language: z.string(), label: z.string(), address: z.string() })),
  seconds: z.int(),
  like_count: z.int(),
  /** Whether the caller likes it; false without a session. */
  is_liked: z.boolean(),
  healer: z.object({
    u_id: uId,
    full_name: z.string(),
    title: z.string(),
    image: healerImage.nullable(),
  }),
  is_demo: z.boolean(),
  published_at: instant,
})
export type Reel = z.output<typeof reel>

export const reels = {
  'GET /api/website/reels': endpoint({
    summary: 'List reels, latest first',
    who: 'any',
    query: z.strictObject(paging(10)),
    data: z.array(reel),
    list: true,
  }),
  'GET /api/website/reel/{id}': endpoint({
    summary: 'Get one reel',
    who: 'any',
    params: z.object({ id: uId }),
    data: reel,
  }),
  'POST /api/website/reels-like': endpoint({
    summary: 'Like or unlike a reel; repeating it changes nothing',
    who: 'client',
    body: z.strictObject({ reel_u_id: uId, is_liked: z.boolean().default(true) }),
    data: z.object({ reel_u_id: uId, is_liked: z.boolean(), like_count: z.int() }),
    errors: ['notFound'],
  }),
}
