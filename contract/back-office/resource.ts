import { z } from 'zod'
import type { StaffRole } from '../vocabulary.ts'
import type { Field } from './fields.ts'

/** What is written before it is shown, shown, and taken away again. */
export const states = ['draft', 'scheduled', 'published', 'archived'] as const
export type State = (typeof states)[number]

/** Which state may follow which; server and screens ask the same table. */
export const nextStates: Record<State, readonly State[]> = {
  draft: ['published', 'scheduled', 'archived'],
  scheduled: ['published', 'draft', 'archived'],
  published: ['draft', 'archived'],
  archived: ['draft', 'published'],
}

/** A kind of record that staff looks after. Calls, screens and export follow from it. */
export interface Resource<Name extends string = string> {
  name: Name
  label: { one: string; many: string }
  /** Under which heading of the menu it stands. */
  group: 'content' | 'lists' | 'money' | 'people'
  read: readonly StaffRole[]
  write: readonly StaffRole[]
  fields: Record<string, Field>
  /** The field by which people know a record. */
  title: string
  /** Fields with choices, yes and no, or a record, by which a list may be narrowed. */
  filters?: readonly string[]
  sorts: readonly string[]
  /** The first sort of a list; with a minus the other way round. */
  sort: string
  /** Whether it has states; without them a record is shown as soon as it is saved. */
  hasStates?: boolean
  /** Each saved version is kept, but for its files, and can be compared and restored. */
  keepsRevisions?: boolean
  /** Its records are put in order by hand, all at once; their place is the field `position`. */
  isOrdered?: boolean
  canCreate?: boolean
  /** A record may be deleted where nothing refers to it. */
  canDelete?: boolean
  /** Its id is a word and no UUID. */
  idIsWord?: boolean
  /** Where a published record is seen on the site. */
  page?: (row: Row) => string
}

/** Keeps the name as it is written, for the names of the calls. */
export const resource = <const Name extends string>(declared: Resource<Name>): Resource<Name> => declared

/** A record as it travels: its id, its version, its state where it has one, and its fields. */
export type Row = { u_id: string; version: number; state?: State; published_at?: string | null } & Record<
  string,
  unknown
>
/** What is written of a record. */
export type Values = Record<string, unknown>

/** Records of a resource that is put in order by hand. */
export const orderedMax = 50

export const versionNumber = z.int().min(1).max(2_000_000_000)

/** The fields that are columns of a list; long texts are not sent with it, but for the one that names the record. */
export const listed = (of: Resource) =>
  Object.entries(of.fields).filter(
    ([name, { kind }]) => name === of.title || (kind !== 'rich' && kind !== 'long'),
  )
export const written = (of: Resource) => Object.entries(of.fields).filter(([, { isShown }]) => !isShown)
export const changed = (of: Resource) => written(of).filter(([, { isFixed }]) => !isFixed)

/** The fields that a saved version holds. */
export const keptFields = (of: Resource) => written(of).map(([name]) => name)
/** Those of them that name a file. */
export const keptFiles = (of: Resource) =>
  written(of).flatMap(([name, { kind }]) => (kind === 'media' ? [name] : []))

/** What a new record needs. */
export const formOf = (of: Resource): z.ZodType<Values> =>
  z.strictObject(
    Object.fromEntries(
      written(of).map(([name, { schema, initial }]) => [
        name,
        initial === undefined ? schema : schema.optional(),
      ]),
    ),
  )

/** What a change may name: any of the fields, and the version that was read. */
export const changeOf = (of: Resource): z.ZodType<Values & { version: number }> =>
  z.strictObject({
    version: versionNumber,
    ...Object.fromEntries(changed(of).map(([name, { schema }]) => [name, schema.optional()])),
  }) as unknown as z.ZodType<Values & { version: number }>

export interface ListQuery {
  page: number
  items_per_page: number
  search?: string
  sort?: string
  ids?: string[]
  [filter: string]: unknown
}
