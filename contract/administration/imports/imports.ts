import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../../endpoint.ts'
import { importKindNames } from './kinds.ts'

const who = ['admin'] as const
const params = z.object({ id: uId })

/**
 * `columns`: read, and its columns are to be confirmed. `checked`: each line says what would become of it. The others speak
 * for themselves.
 */
export const importStates = ['columns', 'checked', 'applied', 'undone'] as const

/**
 * `ready` would be added, `exists` is there already and stays as it is, `problem` is left out. After it was done, `added`;
 * after it was undone, `removed`, or `kept` because it has changed or is used.
 */
export const importOutcomes = ['ready', 'exists', 'problem', 'added', 'removed', 'kept'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

const importRun = z.object({
  u_id: uId,
  kind: z.enum(importKindNames),
  file_name: z.string(),
  state: z.enum(importStates),
  lines: z.int(),
  /** Null for an operator at the command line. */
  made_by: z.string().nullable(),
  created_at: instant,
  applied_at: instant.nullable(),
  undone_at: instant.nullable(),
})
export type ImportRun = z.output<typeof importRun>

/** The column of each field, counted from 0. */
const columns = z.record(z.string(), z.int().min(0).max(99))

const importDetails = importRun.extend({
  headings: z.array(z.string()),
  columns,
  /** Whose records the file has, where they belong to one healer. */
  healer: z.object({ u_id: uId, name: z.string() }).nullable(),
  /** The first lines as they stand in the file. */
  examples: z.array(z.array(z.string())),
  counts: z.record(z.enum(importOutcomes), z.int()),
  /** Of a kind whose records have pictures elsewhere: how many are to be fetched, were, and could not be. */
  pictures: z.object({ waiting: z.int(), kept: z.int(), refused: z.int() }),
  /** Until when it can be undone; null where it was not done, or not any more. */
  undo_until: instant.nullable(),
  /** Of the clients that it added: the question whether they may be written to. */
  clients: z.object({
    /** Not asked yet, and still without an account. */
    to_ask: z.int(),
    asked: z.int(),
    yes: z.int(),
    no: z.int(),
  }),
})
export type ImportDetails = z.output<typeof importDetails>

const importLine = z.object({
  /** The line of the file, the heading being 1. */
  line: z.int(),
  /** What the line is about, in a few words. */
  words: z.string(),
  outcome: z.enum(importOutcomes),
  problems: z.array(z.string()),
})
export type ImportLine = z.output<typeof importLine>

const importedClient = z.object({ is: z.enum(['open', 'closed']) })
const token = z.object({ token: z.string().max(200) })

/** What a practice brings from elsewhere: a file is read, tried, done in one step, and can be undone. */
export const imports = {
  'GET /api/staff/imports': endpoint({
    summary: 'List the imports, latest first',
    who,
    query: z.strictObject({ ...paging(25) }),
    data: z.array(importRun),
    list: true,
  }),
  'POST /api/staff/imports': endpoint({
    summary:
      'Read a CSV or XLSX file, of sessions an iCalendar file too, of articles the XML file of a WordPress site, of a course its packed folder, sent as the file `table` of a form. Nothing is changed by it',
    who,
    body: z.strictObject({
      kind: z.enum(importKindNames),
      table: z.string().meta({ format: 'binary' }).optional(),
    }),
    data: importDetails,
    created: true,
    errors: ['fileRefused'],
  }),
  'GET /api/staff/imports/example': endpoint({
    summary: 'Get the folder of a small course as a ZIP file in Base64, which can be imported as it is',
    who,
    data: z.object({ zip: z.string() }),
  }),
  'GET /api/staff/imports/{id}': endpoint({
    summary: 'Get an import: its columns, what became of its lines, and until when it can be undone',
    who,
    params,
    data: importDetails,
    errors: ['notFound'],
  }),
  'PUT /api/staff/imports/{id}/columns': endpoint({
    summary:
      'Say which column holds which field, and try each line. Nothing is changed by it; pictures that lines name are fetched',
    who,
    params,
    body: z.strictObject({
      columns,
      /** Of a file with the records of one healer. */
      healer_u_id: uId.nullable().default(null),
    }),
    data: importDetails,
    errors: ['notFound', 'notNow'],
  }),
  'GET /api/staff/imports/{id}/lines': endpoint({
    summary: 'List the lines of an import with what becomes of each',
    who,
    params,
    query: z.strictObject({ ...paging(50), outcome: z.enum(importOutcomes).optional() }),
    data: z.array(importLine),
    list: true,
    errors: ['notFound'],
  }),
  'GET /api/staff/imports/{id}/report': endpoint({
    summary: 'Get each line with its outcome as a CSV file',
    who,
    params,
    data: z.object({ csv: z.string() }),
    errors: ['notFound'],
  }),
  'POST /api/staff/imports/{id}/apply': endpoint({
    summary:
      'Do an import that was tried: all its lines in one step, without a message to anybody. Balances and packages are imported by another colleague than who read the file',
    who,
    params,
    data: importDetails,
    errors: ['notFound', 'notNow', 'slotTaken', 'secondPersonNeeded', 'stepUpRequired'],
  }),
  'POST /api/staff/imports/{id}/undo': endpoint({
    summary: 'Undo an import of the last seven days; what has changed since or is used is kept',
    who,
    params,
    data: importDetails,
    errors: ['notFound', 'notNow', 'importTooOld', 'stepUpRequired'],
  }),
  'POST /api/staff/imports/{id}/question': endpoint({
    summary: 'Ask the clients of an import, once, whether they may be written to',
    who,
    params,
    data: z.object({ asked: z.int() }),
    errors: ['notFound', 'notNow', 'stepUpRequired'],
  }),
  'DELETE /api/staff/imports/{id}': endpoint({
    summary: 'Throw an import away that was not done',
    who,
    params,
    data: z.object({ u_id: uId }),
    errors: ['notFound', 'notNow'],
  }),
  'GET /api/website/imported-client/{token}': endpoint({
    summary: 'Get whether the question to an imported client is open. Opening it changes nothing',
    who: 'any',
    params: token,
    data: importedClient,
    errors: ['importedLinkUnknown'],
  }),
  'POST /api/website/imported-client/{token}': endpoint({
    summary: 'Say yes: the account opens, by the first name that the practice knows',
    who: 'any',
    params: token,
    body: z.strictObject({
      first_name: z.string().trim().min(1, { error: 'Please enter your first name' }).max(60),
      accepts_terms: z.literal(true, { error: 'Please accept the terms and the privacy policy' }),
    }),
    data: importedClient,
    errors: ['importedLinkUnknown', 'importedLinkClosed', 'importedNameWrong', 'contactTaken'],
  }),
  'POST /api/website/imported-client/{token}/no': endpoint({
    summary: 'Say no: the contacts are deleted at once, and nothing is sent again',
    who: 'any',
    params: token,
    data: importedClient,
    errors: ['importedLinkUnknown', 'importedLinkClosed'],
  }),
}
