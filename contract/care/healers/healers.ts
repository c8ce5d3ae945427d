import { z } from 'zod'
import { calendarDay, endpoint, instant, paging, paise, uId } from '../../endpoint.ts'
import { askedCategory, categorySlug } from '../../foundation/categories/slugs.ts'
import { having } from '../../people/accounts/declared.ts'
import { answerShape } from '../../people/accounts/declared-schemas.ts'
import { versionOf } from '../../versions.ts'
import { freeWindows, genders, healerSorts, healerTopics, sessionModes } from '../../vocabulary.ts'
import { healerFields } from './fields.ts'
import { serviceLengths } from './service-lengths.ts'
import { publicService } from './services.ts'
import { checksWithoutRegister } from './titles.ts'

export type { CategorySlug, Gender, SessionMode } from '../../vocabulary.ts'
export { healerSorts } from '../../vocabulary.ts'

export const category = z.object({
  new_you_category_u_id: uId,
  slug: categorySlug,
  name: z.string(),
  name_hi: z.string(),
  description: z.string(),
  /** Empty where it was not translated. */
  description_hi: z.string(),
  /** The base address of its picture; without one it has a drawn door. */
  picture: z.string().nullable(),
  /** Hidden ones are named where something has them, and offered nowhere. */
  is_shown: z.boolean(),
})
export type Category = z.output<typeof category>

export const language = z.object({
  language_u_id: uId,
  code: z.string(),
  name: z.string(),
  native_name: z.string(),
})
export type Language = z.output<typeof language>

export const sessionMode = z.enum(sessionModes)
export const gender = z.enum(genders)

/**
 * Base addresses without size and format, as in `{portrait}-248.avif`. A `framed` picture already has its frame; others
 * are cut into the frame of the healer's category.
 */
export const healerImage = z.object({ portrait: z.string(), face: z.string(), framed: z.boolean() })

/** A healer as named beside what they sell or lead. */
export const healerBrief = z.object({
  u_id: uId,
  full_name: z.string(),
  title: z.string(),
  image: healerImage.nullable(),
})

export const healerCard = z.object({
  u_id: uId,
  full_name: z.string(),
  ...answerShape(having(healerFields, 'shown', 'card')),
  ...versionOf({ topics: z.string() }),
  /** The price of the first service, or of `service`. */
  price_paise: paise,
  /** The lowest price of all services, where there is more than one price. */
  price_from_paise: paise.nullable(),
  image: healerImage.nullable(),
  next_free_at: instant.nullable(),
  /** An intern, who gives the free sessions. */
  is_intern: z.boolean(),
  /** The service that fits, with its price and its next time above, where a place or a length was asked for. */
  service: z
    .object({
      u_id: uId,
      name: z.string(),
      name_hi: z.string(),
      minutes: z.int(),
      /** Null: online. */
      place_u_id: uId.nullable(),
      city: z.string().nullable(),
    })
    .optional(),
})
export type HealerCard = z.output<typeof healerCard>

export const healerReview = z.object({
  u_id: uId,
  by: z.string(),
  stars: z.int().min(1).max(5),
  text: z.string(),
  sessions: z.int(),
  created_at: instant,
  /** Hidden by staff after a report; only its author can see it. */
  is_hidden: z.boolean(),
  is_demo: z.boolean(),
  /** The healer's reply. */
  reply: z.string().nullable(),
  replied_at: instant.nullable(),
})
export type HealerReview = z.output<typeof healerReview>

export const healerDetail = healerCard.extend({
  ...answerShape(having(healerFields, 'shown', 'page')),
  ...versionOf({ topics: z.string(), about: z.array(z.string()), client_concerns: z.string() }),
  qualifications_seen_on: calendarDay.nullable(),
  /** What staff checked, of a practice without a register. */
  checked_instead: z.array(z.enum(checksWithoutRegister)),
  /** The healer's own words for the title, where they are others. */
  own_title: z.string(),
  time_zone: z.string(),
  session_count: z.int(),
  reviews: z.array(healerReview),
  /** All reviews, of which `demo_count` are demo content. `stars` is null without reviews. */
  review_summary: z.object({ count: z.int(), demo_count: z.int(), stars: z.number().nullable() }),
  is_demo: z.boolean(),
  /** Whether series of sessions can be booked, up to a year ahead. */
  takes_series: z.boolean(),
  is_available_now: z.boolean(),
  /** In the order of the healer; the first one has the healer's id. Not those that only a link leads to. */
  services: z.tuple([publicService], publicService),
})
export type HealerDetail = z.output<typeof healerDetail>

const many = <S extends z.ZodType>(schema: S) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
    z.array(schema),
  )

export const healerFilters = {
  search: z.string().trim().max(100).optional(),
  topic: z
    .enum(healerTopics)
    .optional()
    .meta({ description: 'Topic: healers who work with it, best matches first' }),
  category: many(askedCategory())
    .optional()
    .meta({ description: 'Comma-separated category slugs; healers match any of them' }),
  new_you_category_u_id: uId.optional(),
  language: many(z.string().max(40))
    .optional()
    .meta({ description: 'Comma-separated language names; healers match any of them' }),
  gender: gender.optional(),
  price_min: z.coerce.number().int().min(0).max(10_000_000).optional().meta({ description: 'In rupees' }),
  price_max: z.coerce.number().int().min(0).max(10_000_000).optional().meta({ description: 'In rupees' }),
  free: z.enum(freeWindows).optional(),
  in_person: z.literal('true').optional().meta({ description: 'Sessions in person alone' }),
  city: z.string().trim().min(1).max(80).optional().meta({ description: 'Sessions in person in this city' }),
  length: z.enum(serviceLengths).optional().meta({
    description: 'Length of a session: up to 30 minutes, 35 to 55 minutes, or 60 minutes and more',
  }),
  together: z.literal('true').optional().meta({ description: 'Sessions for several clients at once' }),
  time_zone: z.string().max(60).optional(),
  sort: z.enum(healerSorts).default('next-free'),
}

/** A day of the years 2000 to 8999. */
const bookingDay = calendarDay.refine((day) => day > '2000' && day < '9000', {
  error: 'Please choose an earlier date',
})

const counted = z.record(z.string(), z.int())
export const healerFacets = z.object({
  total: z.int(),
  /** More than are counted. Counts below are of the 10,000 soonest available, or of a sample projected to 10,000. */
  is_capped: z.boolean(),
  categories: counted,
  languages: counted,
  genders: counted,
  free: counted,
  /** Cities of sessions in person, by name. */
  cities: z.array(z.string()),
  price_min_paise: paise,
  price_max_paise: paise,
  /** The number of healers without each filter. */
  without: z.object({
    category: z.int(),
    language: z.int(),
    gender: z.int(),
    price: z.int(),
    free: z.int(),
    place: z.int(),
    length: z.int(),
    together: z.int(),
  }),
})
export type HealerFacets = z.output<typeof healerFacets>

export const daySlots = z.object({
  /** Available starts of appointments, in UTC, ascending. */
  free: z.array(instant),
  /** Taken starts within the healer's hours. */
  taken: z.array(instant),
})
export type DaySlots = z.output<typeof daySlots>

/** Whose times are asked for. */
const askedTimes = {
  healer_u_id: uId,
  service_u_id: uId.optional(),
  place_u_id: uId.optional(),
  time_zone: z.string().max(60).optional(),
  subscription_package_u_id: uId.optional(),
}

export const healers = {
  'GET /api/website/new-you-category': endpoint({
    summary: 'List the categories in their order',
    who: 'any',
    query: z.strictObject({
      with_hidden: z.literal('true').optional().meta({ description: 'Also those that are not offered' }),
    }),
    data: z.array(category),
  }),
  'GET /api/website/language': endpoint({
    summary: 'List the languages that healers speak',
    who: 'any',
    data: z.array(language),
  }),
  'GET /api/website/healers': endpoint({
    summary: 'List matching healers, soonest available first',
    who: 'any',
    query: z.strictObject({ ...paging(8), ...healerFilters }),
    data: z.array(healerCard),
    list: true,
  }),
  'GET /api/website/healer': endpoint({
    summary: 'List healers by page, all or those that match `search`',
    who: 'any',
    query: z.strictObject({
      page: z.coerce.number().int().min(1).max(10_000).optional(),
      items_per_page: z.coerce.number().int().min(1).max(100).optional(),
      search: z.string().trim().max(100).optional(),
    }),
    data: z.array(healerCard),
    list: true,
  }),
  'GET /api/website/healer-facets': endpoint({
    summary: 'Count the healers that each filter would leave',
    who: 'any',
    query: z.strictObject(healerFilters),
    data: healerFacets,
  }),
  'GET /api/website/healer/{healerId}': endpoint({
    summary: 'Get one healer with everything on the page',
    who: 'any',
    params: z.object({ healerId: uId }),
    data: healerDetail,
  }),
  'GET /api/website/healer-list/{nUHealerId}': endpoint({
    summary: 'List similar healers: same categories, soonest available first',
    who: 'any',
    params: z.object({ nUHealerId: uId }),
    query: z.strictObject(paging(4)),
    data: z.array(healerCard),
    list: true,
  }),
  'GET /api/website/available-healers': endpoint({
    summary: 'List healers available within a day, soonest first',
    who: 'any',
    query: z.strictObject({
      search: z.string().trim().max(100).optional(),
      new_you_category_u_id: uId.optional(),
    }),
    data: z.array(healerCard),
  }),
  'GET /api/website/available-healers/{u_id}': endpoint({
    summary: 'Get one healer with the times available within a day',
    who: 'any',
    params: z.object({ u_id: uId }),
    data: healerCard.extend({ is_healer_available: z.boolean(), free: z.array(instant) }),
  }),
  'GET /api/website/available-healer-count': endpoint({
    summary: 'Count healers available within a day',
    who: 'any',
    data: z.object({ count: z.int() }),
  }),
  'GET /api/website/check-availability/{u_id}': endpoint({
    summary: 'Check whether the healer has any available time in the booking horizon',
    who: 'any',
    params: z.object({ u_id: uId }),
    data: z.object({ is_healer_available: z.boolean() }),
  }),
  'GET /api/website/healer-availability': endpoint({
    summary: 'Get available and taken times of one day, in the given time zone',
    who: 'any',
    query: z.strictObject({ ...askedTimes, date: bookingDay }),
    data: daySlots,
    errors: ['notFound'],
  }),
  'GET /api/website/healer-availability-date': endpoint({
    summary: 'Get the days of a period with their number of available times, in the given time zone',
    who: 'any',
    query: z.strictObject({
      ...askedTimes,
      from: bookingDay.optional(),
      days: z.coerce.number().int().min(1).max(31).default(7),
    }),
    data: z.array(z.object({ date: calendarDay, free_count: z.int() })),
    errors: ['notFound'],
  }),
}
