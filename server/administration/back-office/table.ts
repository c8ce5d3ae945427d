import type { Row, Values } from '@newyou/contract/administration/back-office/resource'
import type { StoredMedia } from '../../foundation/media/index.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import type { Fragment } from '../../platform/database/statement.ts'

/** Files of a form that differ from those of the record: by field, null where one was taken away. */
export type ChangedMedia = Record<string, StoredMedia | null>

/** Columns and what is written into them. */
export type Columns = Record<string, unknown>

/** Where a resource is kept, and what follows a change of it. Fields are columns of the same name unless it says so. */
export interface Table {
  table: string
  /** The column of the id. */
  id?: string
  /** Of fields that are no column of their own: how they are read, on the table named `t`. */
  reads?: Record<string, Fragment>
  /** The text that a search looks into. */
  search: Fragment
  /** The text of the columns for values that are not written as they come; the others are written as they are. */
  write?: (values: Values, before: Row | undefined) => Columns
  /** The columns of files that were sent or taken away. @throws DomainError invalidInput where one does not fit */
  media?: (changed: ChangedMedia, values: Values, before: Row | undefined) => Columns
  /** Columns of a new record beside its fields. */
  initial?: (now: Date, values: Values) => Columns
  /** Whether the table knows when a row was changed. */
  isStamped?: boolean
  /** Refuses what a schema cannot know; sees the record as it would be. @throws DomainError invalidInput */
  check?: (values: Values, queryable: Queryable, before: Row | undefined) => void | Promise<void>
  /** Refuses to publish an incomplete row. @throws DomainError invalidInput */
  requireReady?: (row: Row, queryable: Queryable) => void | Promise<void>
  /** Locks what a record is part of, before it is written. @throws DomainError invalidInput where that is not there */
  lock?: (trx: Trx, values: Values, before: Row | undefined) => Promise<void>
  /** Writes what belongs to the record and lies in other tables. */
  follow?: (trx: Trx, id: string, values: Values, before: Row | undefined) => Promise<void>
  /** Writes what its removal leaves to do in other rows. */
  leave?: (trx: Trx, row: Row) => Promise<void>
  /** The page tags that a change touches, before and after it. */
  tags: (row: Row) => string[]
  /** The field and message of a violated constraint. */
  constraints?: Record<string, [field: string, words: string]>
}
