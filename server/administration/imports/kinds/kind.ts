import type { Trx } from '../../../platform/database/database.ts'

/** The cells of a line by the field that they hold; empty where there is none. */
export type Given = Readonly<Record<string, string>>

/** A picture that a line names, at its old address, and the shape that it gets. */
export interface WantedPicture {
  address: string
  shape: 'course' | 'text'
}

/** A line as it was read, or all that is wrong with it. */
export type LineRead<Row> = { row: Row } | { problems: string[] }

/** What a kind of import makes of a line, without a database: on another thread. */
export interface Lines<Row extends object> {
  /** How headings of exports and of Excel are called, in small letters and digits alone. */
  guesses: Readonly<Record<string, readonly string[]>>
  /** What is missing among the chosen columns. */
  missing(fields: ReadonlySet<string>): string | undefined
  read(given: Given, today: string): LineRead<Row>
  /** What no two lines of a file may share, such as a mobile number, each with how it is called. */
  keysOf(row: Row): { key: string; name: string }[]
  /** What the line is about. */
  wordsOf(row: Row): string
  /** The same of a line with a problem, where its cells alone say it badly. */
  cellWords?(cells: readonly string[]): string
}

export interface Numbered<Row> {
  line: number
  row: Row
}
/** What is there already for a line: the record, or why it cannot be told. */
export interface Match {
  line: number
  recordId: string | null
  words: string
  isProblem: boolean
}
export interface Made {
  record_id: string
  fingerprint: string
}

/** The import that a store works for. */
export interface RunOf {
  runId: string
  /** Of a kind whose files belong to one healer. */
  healerId: string | null
  /** Who does it, or takes it back; null at the command line. */
  by: string | null
}

/** What a kind of import does in the database, each for all lines at once. */
export interface Store<Row extends object> {
  /** What has to be locked before others, where it is done or undone. */
  lock?(trx: Trx, run: RunOf): Promise<void>
  match(trx: Trx, run: RunOf, lines: readonly Numbered<Row>[]): Promise<Match[]>
  /** Pictures that lines name elsewhere: they are fetched before it is done. */
  pictures?(lines: readonly Numbered<Row>[]): WantedPicture[]
  /** What is said of lines that are added: what of them is left out, or different. */
  notes?(trx: Trx, run: RunOf, lines: readonly Numbered<Row>[]): Promise<{ line: number; words: string[] }[]>
  /** Adds what was not there; the fingerprint says later whether it has changed. */
  add(trx: Trx, run: RunOf, lines: readonly Numbered<Row>[]): Promise<(Made & { line: number })[]>
  /** Removes those that are unchanged and used by nothing; returns their ids. */
  remove(trx: Trx, run: RunOf, made: readonly Made[]): Promise<string[]>
}

/** What a domain of healers does with the records of one of them. */
interface OfHealer<Row extends object> {
  lock(trx: Trx, healerId: string): Promise<void>
  match(trx: Trx, healerId: string, lines: readonly Numbered<Row>[]): Promise<Match[]>
  add(trx: Trx, healerId: string, lines: readonly Numbered<Row>[]): Promise<(Made & { line: number })[]>
  remove(trx: Trx, healerId: string, made: readonly Made[]): Promise<string[]>
}

/** The healer whose records a file has. */
export function healerIn({ healerId }: RunOf): string {
  if (!healerId) throw new Error('these records belong to a healer')
  return healerId
}

/** A store of records that belong to one healer a file. */
export const ofHealer = <Row extends object>(records: OfHealer<Row>): Store<Row> => ({
  lock: (trx, run) => records.lock(trx, healerIn(run)),
  match: (trx, run, lines) => records.match(trx, healerIn(run), lines),
  add: (trx, run, lines) => records.add(trx, healerIn(run), lines),
  remove: (trx, run, made) => records.remove(trx, healerIn(run), made),
})
