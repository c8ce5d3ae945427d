import { z } from 'zod'
import { calendarDay, instant, paise } from '../../endpoint.ts'
import { locales } from '../../locales.ts'

/** What a client may put into their health passport, in the order in which it is shown. */
export const passportParts = [
  'sessions',
  'summaries',
  'plans',
  'goals',
  'measures',
  'certificates',
  'receipts',
] as const
export type PassportPart = (typeof passportParts)[number]

/** The most entries of one part; of more, the latest are taken. */
export const passportEntriesMax = 1000

/** How a session ended, as another practice understands it. */
export const passportSessionStates = ['booked', 'completed', 'no-show', 'healer-no-show'] as const

const text = z.string()
const rating = z.int().nullable()
const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(passportEntriesMax)

/** The record of one client, as it stands in a health passport. A part that was not chosen is not there. */
export const passportRecord = z.strictObject({
  format: z.literal('health passport'),
  version: z.literal(1),
  language: z.enum(locales),
  practice: text,
  client: z.strictObject({ name: text }),
  made_at: instant,
  /** Parts that had more entries than fit. */
  shortened: z.array(z.enum(passportParts)),
  sessions: list(
    z.strictObject({
      ...{ healer: text, service: text, mode: text, state: z.enum(passportSessionStates) },
      ...{ starts_at: instant, ends_at: instant },
    }),
  ).optional(),
  summaries: list(
    z.strictObject({ healer: text, session_at: instant, text, homework: z.array(text), updated_at: instant }),
  ).optional(),
  plans: list(
    z.strictObject({
      ...{ healer: text, title: text, description: text, starts_on: calendarDay, ends_on: calendarDay },
      actions: z.array(z.strictObject({ title: text, how_to: text })),
      ended_at: instant.nullable(),
    }),
  ).optional(),
  goals: list(
    z.strictObject({
      ...{ healer: text, wording: text, state: z.enum(['proposed', 'open', 'reached', 'let-go']) },
      ...{ reason: text, created_at: instant, closed_at: instant.nullable() },
      reviews: z.array(
        z.strictObject({
          ...{ asked_at: instant, client_rating: rating, client_words: text },
          ...{ healer_rating: rating, healer_words: text },
        }),
      ),
    }),
  ).optional(),
  measures: list(
    z.strictObject({
      ...{ code: text, version: z.int(), name: text, taken_at: instant },
      ...{ score: z.int(), max_score: z.int(), band: text, source: text },
      items: z.array(z.strictObject({ question: text, answer: text, score: z.int() })),
    }),
  ).optional(),
  certificates: list(
    z.strictObject({ code: text, name: text, course: text, healer: text, issued_at: instant }),
  ).optional(),
  receipts: list(
    z.strictObject({
      number: text,
      title: text,
      paid_at: instant,
      total_paise: paise,
      refunded_paise: paise,
    }),
  ).optional(),
})
export type PassportRecord = z.output<typeof passportRecord>
