import { z } from 'zod'
import { endpoint, paise, uId } from '../../endpoint.ts'
import { meetingMode, meetingPlace } from './places.ts'

const required = 'This field is required'
const words = (max: number) => z.string().trim().max(max)

export const serviceAudiences = ['everybody', 'known', 'new', 'link'] as const
export const serviceStates = ['draft', 'live', 'retired'] as const
export const serviceLimits = {
  nameMax: 80,
  descriptionMax: 600,
  minutesMin: 15,
  minutesMax: 240,
  breakMax: 120,
  noticeMax: 10_080,
  horizonMax: 365,
  capMax: 24,
  priceMaxRupees: 50_000,
  /** Services of one healer that are not retired. */
  servicesMax: 20,
  placesMax: 20,
  /** Clients who come to one session together. */
  peopleMax: 4,
} as const

const serviceWords = {
  name: words(serviceLimits.nameMax).min(1, { error: required }),
  name_hi: words(serviceLimits.nameMax),
  description: words(serviceLimits.descriptionMax),
  description_hi: words(serviceLimits.descriptionMax),
}

/** A service as a client sees it. The first one has the healer's id and stands for calls that name none. */
export const publicService = z.object({
  u_id: uId,
  ...serviceWords,
  minutes: z.int(),
  price_paise: paise,
  modes: z.array(meetingMode),
  /** Where it is held in person. */
  places: z.array(meetingPlace),
  audience: z.enum(serviceAudiences),
  /** Whether it may be booked now and paid until some hours before the start. */
  pays_later: z.boolean(),
  /** How many clients come together. */
  people_min: z.int(),
  people_max: z.int(),
})
export type PublicService = z.output<typeof publicService>

/** What was booked, as it was named then; the names are null for sessions of before there were services. */
export const bookedService = {
  service_u_id: uId,
  service_name: z.string().nullable(),
  service_name_hi: z.string().nullable(),
}

const wholeNumber = { error: 'Please enter a whole number' }
/** Minutes in steps of five. */
const fives = (least: number, most: number) =>
  z
    .int(wholeNumber)
    .min(least, { error: `Please enter at least ${least} minutes` })
    .max(most, { error: `Please enter at most ${most} minutes` })
    .multipleOf(5, { error: 'Please enter a multiple of 5 minutes' })

const people = z.int(wholeNumber).min(1, wholeNumber).max(serviceLimits.peopleMax, wholeNumber)

/** Null is the healer's own value. */
export const serviceForm = z.strictObject({
  ...serviceWords,
  minutes: fives(serviceLimits.minutesMin, serviceLimits.minutesMax),
  break_before: fives(0, serviceLimits.breakMax).nullable(),
  break_after: fives(0, serviceLimits.breakMax).nullable(),
  /** Minutes between two starts that are offered; null: one session after another. */
  start_step: z.literal([15, 30]).nullable(),
  price_rupees: z.int(wholeNumber).min(0, wholeNumber).max(serviceLimits.priceMaxRupees).nullable(),
  modes: z.array(meetingMode).min(1, { error: 'Please choose at least one' }).nullable(),
  /** Where it is held in person; without that type of session none counts. */
  places: z.array(uId).max(serviceLimits.placesMax).default([]),
  audience: z.enum(serviceAudiences),
  pays_later: z.boolean().default(false),
  /** How many clients may come together, and how many at least. */
  people_min: people.default(1),
  people_max: people.default(1),
  notice_minutes: z.int(wholeNumber).min(0, wholeNumber).max(serviceLimits.noticeMax).nullable(),
  horizon_days: z.int(wholeNumber).min(1).max(serviceLimits.horizonMax).nullable(),
  daily_cap: z.int(wholeNumber).min(1).max(serviceLimits.capMax).nullable(),
  state: z.enum(serviceStates),
})
export type ServiceForm = z.output<typeof serviceForm>

const practiceService = serviceForm.extend({ u_id: uId, version: z.int(), is_first: z.boolean() })
export type PracticeService = z.output<typeof practiceService>

const version = { version: z.int().min(1) }

export const services = {
  'GET /api/website/healer-service/{serviceId}': endpoint({
    summary: 'Get one service that is offered, also one that only its link leads to',
    who: 'any',
    params: z.object({ serviceId: uId }),
    data: publicService.extend({ healer_u_id: uId }),
    errors: ['notFound'],
  }),
  'GET /api/practice/service': endpoint({
    summary: 'List my services, in the order that clients see',
    who: 'healer',
    data: z.array(practiceService),
  }),
  'POST /api/practice/service': endpoint({
    summary: 'Add a service',
    who: 'healer',
    body: serviceForm,
    data: practiceService,
    created: true,
    errors: ['notFound', 'notAllowed'],
  }),
  'PUT /api/practice/service/{serviceId}': endpoint({
    summary:
      'Change a service. What was booked stays as it was; the length is fixed while sessions are booked',
    who: 'healer',
    params: z.object({ serviceId: uId }),
    body: serviceForm.extend(version),
    data: practiceService,
    errors: ['notFound', 'changedMeanwhile'],
  }),
  'PUT /api/practice/first-service': endpoint({
    summary:
      'Name and describe my first service, and say whether it may be paid later. Its price, modes and breaks are those of my page and my hours',
    who: 'healer',
    body: z.strictObject({ ...serviceWords, pays_later: z.boolean().optional(), ...version }),
    data: practiceService,
    errors: ['notFound', 'changedMeanwhile'],
  }),
  'PUT /api/practice/service-order': endpoint({
    summary: 'Put my services in order; the list names each that is not retired, once',
    who: 'healer',
    body: z.strictObject({ services: z.array(uId).min(1).max(200) }),
    data: z.array(practiceService),
    errors: ['notFound'],
  }),
}
