import { type RawBuilder, sql } from 'kysely'
import type { DB } from '../../platform/database/schema.ts'

export type TableName = keyof DB
type Columns<Table extends TableName> = Extract<keyof DB[Table], string>

/** The person whose data is meant, with the contacts under which it may be stored. */
export interface Subject {
  personId: string
  /** Children without an account, whose guardian the person is: their data is theirs to ask for and to delete. */
  wards: readonly string[]
  contacts: readonly string[]
}

/** The condition under which a row belongs to a person. */
export type Whose = (subject: Subject) => RawBuilder<boolean>

/** A table with data of people: how their rows are found, exported and erased. */
export interface Place {
  table: TableName
  /** The columns that refer to the person. Every such column of a table must be in some place. */
  columns: readonly string[]
  whose: Whose
  /** Columns left out of the export; `all` if the row has no meaning for the person. */
  hidden: readonly string[] | 'all'
  erased: 'delete' | 'keep' | { set: Record<string, unknown> }
  /** The column that names a private file, removed with the row. */
  file?: string
  /** Why it is kept, emptied, or not exported. */
  because: string
}

type Given<Table extends TableName> = Partial<Pick<Place, 'because'>> & {
  hidden?: readonly Columns<Table>[] | 'all'
  erased?: 'delete' | 'keep' | { set: Partial<Record<Columns<Table>, unknown>> }
  file?: Columns<Table>
}

const place = <Table extends TableName>(
  table: Table,
  columns: readonly Columns<Table>[],
  whose: Whose,
  given: Given<Table>,
): Place => ({ hidden: [], erased: 'delete', because: '', ...given, table, columns, whose })

/** Rows whose column is the person. */
export const own = <Table extends TableName>(
  table: Table,
  column: Columns<Table>,
  given: Given<Table> = {},
): Place =>
  place(
    table,
    [column],
    ({ personId, wards }) => sql`${sql.ref(column)} = any(${[personId, ...wards]}::uuid[])`,
    given,
  )

/** Rows that refer to a row of another place. */
export const under = <Table extends TableName>(
  table: Table,
  column: Columns<Table>,
  parent: Place,
  given: Given<Table> & { key?: string; and?: RawBuilder<boolean> } = {},
): Place => {
  const { key = 'u_id', and = sql<boolean>`true`, ...rest } = given
  return place(
    table,
    [],
    (subject) =>
      sql`${sql.ref(column)} in (select ${sql.ref(key)} from ${sql.table(parent.table)} where ${parent.whose(subject)}) and ${and}`,
    rest as Given<Table>,
  )
}

/** Rows that name one of the person's contacts. */
export const byContact = <Table extends TableName>(
  table: Table,
  columns: readonly Columns<Table>[],
  given: Given<Table> = {},
): Place =>
  place(
    table,
    [],
    ({ contacts }) =>
      sql`(${sql.join(
        columns.map(
          (column) =>
            sql`lower(${sql.ref(column)}) = any(${contacts.map((one) => one.toLowerCase())}::text[])`,
        ),
        sql` or `,
      )})`,
    given,
  )

/** Rows with a condition of their own. */
export const where = <Table extends TableName>(table: Table, whose: Whose, given: Given<Table> = {}): Place =>
  place(table, [], whose, given)

/** A column that names a colleague, who is no client. */
export const colleague = <Table extends TableName>(table: Table, column: Columns<Table>): Place =>
  place(table, [column], () => sql`false`, {
    hidden: 'all',
    erased: 'keep',
    because: 'Names a colleague or a healer; their accounts are closed by an administrator',
  })
