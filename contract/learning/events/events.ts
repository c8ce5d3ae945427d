import { z } from 'zod'
import { healerBrief, healerImage } from '../../care/healers/healers.ts'
import { endpoint, instant, paging, paise, uId } from '../../endpoint.ts'
import { askedCategory, categorySlug } from '../../foundation/categories/slugs.ts'
import { richText } from '../../rich-text.ts'
import { versionOf } from '../../versions.ts'
import { eventKinds, eventTypes } from '../../vocabulary.ts'
import { coverImage } from '../courses/courses.ts'
import { speakerRoles } from './speakers.ts'

/** Webinars and workshops are one mechanism; the calls of each have their own names. */
export const eventKind = z.enum(eventKinds)
export type EventKind = z.output<typeof eventKind>

/** `upcoming` until the end, `recorded` once a recording can be watched. */
export const eventType = z.enum(eventTypes)
export type EventType = z.output<typeof eventType>

const cardWords = { title: z.string(), lead: z.string() }

export const eventCard = z.object({
  u_id: uId,
  kind: eventKind,
  ...cardWords,
  ...versionOf(cardWords),
  category: categorySlug,
  /** The English name of the language, as for healers. */
  language: z.string(),
  host: healerBrief,
  starts_at: instant,
  minutes: z.int(),
  is_online: z.boolean(),
  /** The city of an in-person event; null online. */
  city: z.string().nullable(),
  price_paise: paise,
  /** Null without a limit, and for recordings. */
  seats_left: z.int().nullable(),
  is_recorded: z.boolean(),
  /** A free introductory webinar. */
  is_introduction: z.boolean(),
  image: coverImage.nullable(),
  is_demo: z.boolean(),
})
export type EventCard = z.output<typeof eventCard>

/** A row of a list, with the local start in the requested zone. */
export const eventRow = eventCard.extend({
  local_start: z
    .string()
    .meta({ description: 'YYYY-MM-DDTHH:MM in the requested time_zone, by default Asia/Kolkata' }),
})
export type EventRow = z.output<typeof eventRow>

export const eventVenue = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  map_link: z.string(),
})

/** A speaker beside the host. */
const eventSpeaker = z.object({
  u_id: uId,
  role: z.enum(speakerRoles),
  name: z.string(),
  /** The professional title of a healer; empty for a guest. */
  title: z.string(),
  about: z.string(),
  healer_u_id: uId.nullable(),
  image: healerImage.nullable(),
})
export type EventSpeaker = z.output<typeof eventSpeaker>

export const eventDetail = eventCard.extend({
  ends_at: instant,
  /** `over`: it has ended and has no recording. */
  state: z.enum(['upcoming', 'recorded', 'over', 'cancelled']),
  about: richText,
  /** Items participants should bring. */
  what_to_bring: z.string(),
  ...versionOf({ ...cardWords, about: richText, what_to_bring: z.string() }),
  venue: eventVenue.nullable(),
  seats: z.int().nullable(),
  /** Enrolment can be cancelled with a full refund until then; null for recordings. */
  cancellable_until: instant.nullable(),
  speakers: z.array(eventSpeaker),
  related: z.array(eventCard),
})
export type EventDetail = z.output<typeof eventDetail>

const common = {
  search: z.string().trim().max(80).optional(),
  new_you_category_u_id: uId.optional(),
  category: askedCategory().optional(),
  time_zone: z.string().max(60).optional(),
  ...paging(12),
}
const byId = z.object({ u_id: uId })
export const events = {
  'GET /api/website/event': endpoint({
    summary: 'List webinars and workshops: upcoming ones, soonest first; recordings, latest first',
    who: 'any',
    query: z.strictObject({
      ...common,
      kind: eventKind.optional(),
      event_type: eventType.default('upcoming'),
      is_event_online: z.stringbool().optional(),
    }),
    data: z.array(eventRow),
    list: true,
  }),
  'GET /api/website/webinar': endpoint({
    summary: 'List webinars: upcoming ones, soonest first; recordings, latest first',
    who: 'any',
    query: z.strictObject({
      ...common,
      webinar_type: eventType.default('upcoming'),
      is_webinar_online: z.stringbool().optional(),
    }),
    data: z.array(eventRow),
    list: true,
  }),
  'GET /api/website/workshop': endpoint({
    summary: 'List workshops: upcoming ones, soonest first; recordings, latest first',
    who: 'any',
    query: z.strictObject({
      ...common,
      workshop_type: eventType.default('upcoming'),
      is_workshop_online: z.stringbool().optional(),
    }),
    data: z.array(eventRow),
    list: true,
  }),
  'GET /api/website/webinar/{u_id}': endpoint({
    summary: 'Get a webinar',
    who: 'any',
    params: byId,
    data: eventDetail,
  }),
  'GET /api/website/workshop/{u_id}': endpoint({
    summary: 'Get a workshop',
    who: 'any',
    params: byId,
    data: eventDetail,
  }),
  'GET /api/website/demo-webinar': endpoint({
    summary: 'Get the next introductory webinar, which is free; null if none is planned',
    who: 'any',
    data: eventCard.nullable(),
  }),
}
