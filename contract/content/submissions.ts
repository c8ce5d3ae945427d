import { z } from 'zod'
import { endpoint, instant, paging, paise, uId } from '../endpoint.ts'
import { categorySlug, offeredCategory } from '../foundation/categories/slugs.ts'
import { speakerAboutMax, speakerNameMax, speakerRoles } from '../learning/events/speakers.ts'
import { eventKinds } from '../vocabulary.ts'

/** The kinds of proposals of healers. */
export const submissionKinds = ['event', 'article', 'reel'] as const
export type SubmissionKind = (typeof submissionKinds)[number]

/** `sent` waits for staff; `accepted` became an event or a reel, or an article that staff edit and publish. */
export const submissionStates = ['draft', 'sent', 'accepted', 'refused'] as const
export type SubmissionState = (typeof submissionStates)[number]

/** The actions that each state allows; server and screens use the same table. */
export const submissionRules = {
  change: ['draft', 'refused'],
  send: ['draft', 'refused'],
  withdraw: ['sent'],
  remove: ['draft', 'refused'],
  decide: ['sent'],
} as const satisfies Record<string, readonly SubmissionState[]>
export type SubmissionAction = keyof typeof submissionRules

/** An event must be proposed this many days before its start, so that staff can review it and clients can enrol. */
export const proposalDays = 2
/** The most undecided proposals of one healer. */
export const openSubmissionsMax = 20

const required = 'This field is required'
const line = (max: number) => z.string().trim().max(max)
const filled = (max: number, words: string = required) => line(max).min(1, { error: words })
const orEmpty = <Schema extends z.ZodType>(schema: Schema) => schema.or(z.literal(''))

/** The most guests in a proposal; editors can add more. */
export const speakersMax = 6
const speakerDraft = z.strictObject({
  role: z.enum(speakerRoles),
  name: line(speakerNameMax),
  about: line(speakerAboutMax),
})
export type SpeakerDraft = z.output<typeof speakerDraft>

/** A draft may be incomplete. */
export const eventDraft = z.strictObject({
  event_kind: z.enum(eventKinds),
  title: line(120),
  lead: line(300),
  category: orEmpty(categorySlug),
  language: line(40),
  starts_at: orEmpty(instant),
  minutes: z.int().min(0).max(1440),
  price_paise: paise.min(0).max(10_000_000),
  /** Null for no limit. */
  seats: z.int().min(1).max(100_000).nullable(),
  /** Empty for an online event. */
  venue_name: line(120),
  venue_address: line(200),
  venue_city: line(60),
  join_url: line(500),
  what_to_bring: line(600),
  about: line(5000),
  speakers: z.array(speakerDraft).max(speakersMax).default([]),
})
export type EventDraft = z.output<typeof eventDraft>

export const articleDraft = z.strictObject({
  title: line(140),
  lead: line(300),
  text: line(20_000),
  categories: z.array(categorySlug).max(3),
  language: z.enum(['en', 'hi']),
})
export type ArticleDraft = z.output<typeof articleDraft>

export const reelDraft = z.strictObject({
  title: line(80),
  words: line(200),
  alt: line(300),
  category: orEmpty(categorySlug),
  /** The language of the captions. */
  language: z.enum(['en', 'hi']),
})
export type ReelDraft = z.output<typeof reelDraft>

/** A proposal ready for review. */
export const eventProposal = eventDraft
  .extend({
    title: filled(120),
    lead: filled(300),
    category: offeredCategory(required),
    language: filled(40),
    starts_at: z.iso.datetime({ error: 'Please choose a date and time' }),
    minutes: z.int().min(10, { error: 'Please enter 10 or more' }).max(1440),
    about: filled(5000),
    speakers: z
      .array(speakerDraft.extend({ name: filled(speakerNameMax) }))
      .max(speakersMax)
      .default([]),
  })
  .superRefine((event, context) => {
    const wrong = (path: keyof EventDraft, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (event.venue_name === '' && (event.venue_address || event.venue_city))
      wrong('venue_name', 'Please enter the venue')
    if (event.venue_name !== '' && event.venue_city === '') wrong('venue_city', required)
    if (event.venue_name !== '' && event.join_url) wrong('join_url', 'An in-person event has no meeting link')
    if (event.join_url && !/^https:\/\/\S+$/.test(event.join_url))
      wrong('join_url', 'Please enter an address that begins with https://')
  })

export const articleProposal = articleDraft.extend({
  title: filled(140),
  lead: filled(300),
  text: line(20_000).min(300, { error: 'Please write at least 300 characters' }),
  categories: z.array(offeredCategory()).min(1, { error: required }).max(3),
})

export const reelProposal = reelDraft.extend({
  title: filled(80),
  words: filled(200),
  alt: filled(300),
  category: offeredCategory(required),
})

/** Files uploaded for a reel. */
export const reelFileSlots = ['film', 'poster', 'captions'] as const
export type ReelFileSlot = (typeof reelFileSlots)[number]
/** Addresses for the healer or staff, valid for a few minutes. */
const reelFiles = z.object({
  film: z.object({ address: z.string(), seconds: z.int() }).nullable(),
  /** The picture that was uploaded, or a frame of the film. */
  poster: z.object({ address: z.string(), is_own: z.boolean() }).nullable(),
  captions: z.object({ address: z.string() }).nullable(),
})

const facts = {
  u_id: uId,
  state: z.enum(submissionStates),
  version: z.int(),
  /** Why it was rejected. */
  reason: z.string(),
  sent_at: instant.nullable(),
  decided_at: instant.nullable(),
  updated_at: instant,
  /** The published record, and whether it is public. */
  result: z.object({ u_id: uId, page: z.string(), is_public: z.boolean() }).nullable(),
  is_demo: z.boolean(),
}
const ofEvent = { kind: z.literal('event'), content: eventDraft }
const ofArticle = { kind: z.literal('article'), content: articleDraft }
const ofReel = { kind: z.literal('reel'), content: reelDraft }
export const submission = z.discriminatedUnion('kind', [
  z.object({ ...facts, ...ofEvent }),
  z.object({ ...facts, ...ofArticle }),
  z.object({ ...facts, ...ofReel, files: reelFiles }),
])
export type Submission = z.output<typeof submission>

export const submissionContent = z.discriminatedUnion('kind', [
  z.strictObject(ofEvent),
  z.strictObject(ofArticle),
  z.strictObject(ofReel),
])
export type SubmissionContent = z.output<typeof submissionContent>

export const submissionVersion = z.int().min(1).max(2_000_000_000)
const params = z.object({ submissionId: uId })
const atVersion = z.strictObject({ version: submissionVersion })

export const submissions = {
  'GET /api/practice/event-form': endpoint({
    summary: 'Get what the form of an event needs to know',
    who: 'healer',
    data: z.object({
      seats_without_link: z.int().nullable().meta({
        description:
          'Online events with up to this number of seats need no meeting link; null if none needs one',
      }),
    }),
  }),
  'GET /api/practice/submission': endpoint({
    summary: 'List events, articles and reels that I proposed, last changed first',
    who: 'healer',
    query: z.strictObject({ ...paging(20), kind: z.enum(submissionKinds).optional() }),
    data: z.array(submission),
    list: true,
  }),
  'GET /api/practice/submission/{submissionId}': endpoint({
    summary: 'Get one of my proposals',
    who: 'healer',
    params,
    data: submission,
  }),
  'POST /api/practice/submission': endpoint({
    summary: 'Create a proposal as a draft, which only I can see',
    who: 'healer',
    body: z.strictObject({ draft: submissionContent }),
    data: submission,
    created: true,
    errors: ['submissionsFull'],
  }),
  'PUT /api/practice/submission/{submissionId}': endpoint({
    summary: 'Save a draft, unless it was changed meanwhile; its kind cannot change',
    who: 'healer',
    params,
    body: z.strictObject({ version: submissionVersion, draft: submissionContent }),
    data: submission,
    errors: ['notNow', 'noteChanged'],
  }),
  'POST /api/practice/submission/{submissionId}/send': endpoint({
    summary: 'Send a draft for review; staff publish it, or reject it with a reason',
    who: 'healer',
    params,
    body: atVersion,
    data: submission,
    errors: ['notNow', 'noteChanged'],
  }),
  'POST /api/practice/submission/{submissionId}/withdraw': endpoint({
    summary: 'Withdraw a proposal that staff have not reviewed yet; it becomes a draft again',
    who: 'healer',
    params,
    body: atVersion,
    data: submission,
    errors: ['notNow', 'noteChanged'],
  }),
  'PUT /api/practice/submission/{submissionId}/file': endpoint({
    summary: 'Set the video, poster or captions of a reel, or remove the poster or captions',
    who: 'healer',
    params,
    body: z.strictObject({
      version: submissionVersion,
      slot: z.enum(reelFileSlots),
      /** The id of a completed upload; null removes the current file. */
      upload_u_id: uId.nullable(),
    }),
    data: submission,
    errors: ['notNow', 'noteChanged', 'fileRefused'],
  }),
  'DELETE /api/practice/submission/{submissionId}': endpoint({
    summary: 'Delete a draft or a rejected proposal',
    who: 'healer',
    params,
    data: z.object({ u_id: uId }),
    errors: ['notNow'],
  }),
}
