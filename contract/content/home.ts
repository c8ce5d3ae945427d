import { z } from 'zod'
import { category, healerCard, language } from '../care/healers/healers.ts'
import { endpoint, instant, paise, uId } from '../endpoint.ts'
import { homeTextNames } from '../home-text-names.ts'
import { courseCard } from '../learning/courses/courses.ts'
import { ebookCard } from '../learning/ebooks.ts'
import { eventCard } from '../learning/events/events.ts'
import { locales } from '../locales.ts'
import { versionOf } from '../versions.ts'
import { articleCard } from './articles.ts'
import { reel } from './reels.ts'

const list = <K extends string, T extends z.ZodType>(kind: K, items: T) =>
  z.object({ kind: z.literal(kind), items: z.array(items).min(1) })

/** A public coupon, which any client may use. */
export const homeOffer = z.object({
  coupon_code: z.string(),
  title: z.string(),
  valid_until: instant.nullable(),
})

const storyWords = {
  title: z.string(),
  lead: z.string(),
  /** The first full sentences of the text. */
  opening: z.string(),
  language: z.string(),
}

export const homeStory = z.object({
  u_id: uId,
  ...storyWords,
  ...versionOf(storyWords),
  teller: z.string(),
  is_demo: z.boolean(),
})

export const homeReel = reel.pick({ u_id: true, title: true, poster: true, category: true })

/** One section of the home page with its content. */
export const homeModule = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('threshold'),
    languages: z.array(language),
    healer_total: z.int(),
    /** The lowest price of a session; null without healers. */
    price_min_paise: paise.nullable(),
  }),
  list('next-free', healerCard),
  list('doors', category),
  z.object({
    kind: z.literal('costs'),
    healer_total: z.int(),
    price_min_paise: paise,
    price_max_paise: paise,
  }),
  z.object({ kind: z.literal('steps') }),
  list('courses', courseCard),
  list('events', eventCard),
  list('books', ebookCard),
  list('reels', homeReel),
  z.object({ kind: z.literal('story'), story: homeStory }),
  list('articles', articleCard),
  list('offers', homeOffer),
])
export type HomeModule = z.output<typeof homeModule>

const homeTexts = z.partialRecord(z.enum(homeTextNames), z.string())
export type HomeTexts = z.output<typeof homeTexts>

export const home = {
  'GET /api/website/home-texts': endpoint({
    summary:
      'Get the words that the practice wrote for its home page, by name; what is missing the site says itself',
    who: 'any',
    query: z.strictObject({ language: z.enum(locales).optional() }),
    data: homeTexts,
  }),
  'GET /api/website/home-page': endpoint({
    summary: 'List the sections of the home page in their order; empty ones are left out',
    who: 'any',
    data: z.array(homeModule),
  }),
}
