import { shownQuestions } from '@newyou/contract/care/intake/rules'
import { z } from 'zod'
import type { Queryable } from '../../platform/database/database.ts'
import { plansOf } from '../action-plans/index.ts'
import { metStates } from '../appointments/index.ts'
import type { createTakenAlong } from '../client-files/index.ts'
import { answersOf } from '../intake/index.ts'
import { goalsOf, measuresOf } from '../progress/index.ts'
import { resultsOf } from '../self-tests/index.ts'

const at = z.iso.datetime()
const rating = z.int().nullable()

/** What a line of the file says, by its kind. `client` is the number of the client in the file. */
const shapes = {
  client: { name: z.string() },
  session: {
    ...{ starts_at: at, ends_at: at, service: z.string(), mode: z.string(), state: z.string() },
  },
  note: {
    ...{ created_at: at, signed_at: at, signed_name: z.string(), template: z.string() },
    sections: z.array(z.object({ heading: z.string(), text: z.string() })),
    addenda: z.array(z.object({ text: z.string(), signed_name: z.string(), created_at: at })),
  },
  summary: { session_at: at, text: z.string(), homework: z.array(z.string()), updated_at: at },
  plan: { title: z.string(), starts_on: z.iso.date(), ends_on: z.iso.date(), actions: z.array(z.string()) },
  goal: {
    ...{
      wording: z.string(),
      state: z.string(),
      reason: z.string(),
      created_at: at,
      closed_at: at.nullable(),
    },
    reviews: z.array(
      z.object({
        ...{ asked_at: at, client_rating: rating, client_words: z.string() },
        ...{ healer_rating: rating, healer_words: z.string() },
      }),
    ),
  },
  measure: { test: z.string(), asked_at: at, score: z.int().nullable() },
  form: {
    ...{ name: z.string(), sent_at: at },
    answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  },
  result: { test: z.string(), score: z.int(), taken_at: at },
  document: { name: z.string(), file: z.string(), session_at: at, created_at: at },
} as const

const numbered = <Kind extends keyof typeof shapes>(kind: Kind) =>
  z.object({ client: z.int(), kind: z.literal(kind), ...shapes[kind] })

/** A line of `records.jsonl`. */
export const recordLine = z.discriminatedUnion('kind', [
  numbered('client'),
  numbered('session'),
  numbered('note'),
  numbered('summary'),
  numbered('plan'),
  numbered('goal'),
  numbered('measure'),
  numbered('form'),
  numbered('result'),
  numbered('document'),
])
export type RecordLine = z.output<typeof recordLine>

/** One client of the file, with the one healer whose record of them it is. */
export interface Taken {
  number: number
  healerId: string
  clientId: string
  name: string
}
/** A private file that goes along, and the name that it has in the file. */
export interface TakenDocument {
  stored: string
  entry: string
}

const answerWords = (answer: unknown): string =>
  Array.isArray(answer)
    ? answer.join(', ')
    : typeof answer === 'boolean'
      ? answer
        ? '✓'
        : '–'
      : String(answer)

/** Under which a document stands in the file: numbered, because two may have one name. */
function entryNameOf(client: number, at: number, { name, file }: { name: string; file: string }) {
  const ending = file.slice(file.lastIndexOf('.'))
  const plain = name.replace(/[^\p{L}\p{M}\p{N}._ -]/gu, '_').replace(/\.[a-z0-9]+$/i, '')
  return `documents/${client}/${at + 1}-${plain}${ending}`
}

/**
 * The record of one client with one healer, as lines, and the documents that belong to it. Each reader asks for both, so
 * nothing of another healer or another client is among them.
 */
export async function recordOf(
  queryable: Queryable,
  { number, healerId, clientId, name }: Taken,
  taken: ReturnType<typeof createTakenAlong>,
): Promise<{ lines: RecordLine[]; documents: TakenDocument[] }> {
  const kept = { healerId, clientId }
  const sessions = await queryable
    .selectFrom('session_times')
    .select(['starts_at', 'ends_at', 'service_name', 'mode', 'state'])
    .where('healer_id', '=', healerId)
    .where('client_id', '=', clientId)
    .where('state', 'in', metStates)
    .orderBy('starts_at')
    .execute()
  const notes = await taken.notes(queryable, kept)
  const documents = await taken.documents(queryable, kept)
  const named = documents.map((one, index) => ({ ...one, entry: entryNameOf(number, index, one) }))
  const client = number
  const lines: RecordLine[] = [
    { client, kind: 'client', name },
    ...sessions.map((one) => ({
      ...{
        client,
        kind: 'session' as const,
        service: one.service_name ?? '',
        mode: one.mode,
        state: one.state,
      },
      ...{ starts_at: one.starts_at.toISOString(), ends_at: one.ends_at.toISOString() },
    })),
    ...notes.map((one) => ({
      ...{ client, kind: 'note' as const, template: one.template, sections: one.sections },
      ...{ created_at: one.created_at, signed_at: one.signed_at ?? one.created_at },
      signed_name: one.signed_name ?? '',
      addenda: one.addenda.map(({ u_id: _, ...addendum }) => addendum),
    })),
    ...(await taken.summaries(queryable, kept)).map((one) => ({ client, kind: 'summary' as const, ...one })),
    ...(await plansOf(queryable, kept)).map((one) => ({ client, kind: 'plan' as const, ...one })),
    ...(await goalsOf(queryable, kept)).map((one) => ({ client, kind: 'goal' as const, ...one })),
    ...(await measuresOf(queryable, kept)).map((one) => ({ client, kind: 'measure' as const, ...one })),
    ...(await answersOf(queryable, kept)).map((form) => ({
      ...{ client, kind: 'form' as const, name: form.name, sent_at: form.sent_at },
      answers: shownQuestions(form.questions, form.answers)
        .filter(({ kind, code }) => kind !== 'heading' && form.answers[code] !== undefined)
        .map(({ text, code }) => ({ question: text, answer: answerWords(form.answers[code]) })),
    })),
    ...(await resultsOf(queryable, kept)).map(({ test_code: test, ...one }) => ({
      ...{ client, kind: 'result' as const, test, ...one },
    })),
    ...named.map(({ entry, ...one }) => ({ client, kind: 'document' as const, ...one, file: entry })),
  ]
  return { lines, documents: named.map(({ file, entry }) => ({ stored: file, entry })) }
}
