import { z } from 'zod'
import type { StaffRole } from '../../vocabulary.ts'
import type { Field } from './fields.ts'

/** The states of a record that is drafted, published and archived. */
export const states = ['draft', 'scheduled', 'published', 'archived'] as const
export type State = (typeof states)[number]

/** The states that can follow each state; server and screens use the same table. */
export const nextStates: Record<State, readonly State[]> = {
  draft: ['published', 'scheduled', 'archived'],
  scheduled: ['published', 'draft', 'archived'],
  published: ['draft', 'archived'],
  archived: ['draft', 'published'],
}

/** The headings of the menu of the back office, by what a person does there. */
export const menuGroups = [
  'today',
  'support',
  'people',
  'community',
  'money',
  'books',
  'catalogue',
  'site',
  'pages',
  'lists',
  'system',
] as const
export type MenuGroup = (typeof menuGroups)[number]

/** A kind of record that staff manage. Its calls, screens and export are made from this. */
export interface Resource<Name extends string = string> {
  name: Name
  label: { one: string; many: string }
  /** Its heading in the menu. */
  group: MenuGroup
  read: readonly StaffRole[]
  write: readonly StaffRole[]
  fields: Record<string, Field>
  /** The field that names a record. */
  title: string
  /** Fields by which a list can be filtered: choices, booleans and records. */
  filters?: readonly string[]
  sorts: readonly string[]
  /** The default sort of a list; a minus means descending. */
  sort: string
  /** Whether it has states; without them a record is shown as soon as it is saved. */
  hasStates?: boolean
  /** Each saved version is kept, without its files, and can be compared and restored. */
  keepsRevisions?: boolean
  /** Staff set the order of all its records in one call; `position` holds it. */
  isOrdered?: boolean
  canCreate?: boolean
  /** A record can be deleted unless other records refer to it. */
  canDelete?: boolean
  /** Visitors read its texts: a claim that a law limits is decided before they do. */
  hasPublicTexts?: boolean
  /** Writing one needs an OTP. */
  needsOtp?: boolean
  /** Its id is a word instead of a UUID. */
  idIsWord?: boolean
  /** It is a part of something else and reached from there, so the menu does not name it. */
  isPart?: boolean
  /** The address of a published record on the site. */
  page?: (row: Row) => string
}

/** Declares a resource; keeps the literal type of its name, for the names of the calls. */
export const resource = <const Name extends string>(declared: Resource<Name>): Resource<Name> => declared

/** A record in an answer: id, version, state if it has one, and fields. */
export type Row = { u_id: string; version: number; state?: State; published_at?: string | null } & Record<
  string,
  unknown
>
/** The written fields of a record. */
export type Values = Record<string, unknown>

/** The most records of a resource whose order staff set. */
export const orderedMax = 50

export const versionNumber = z.int().min(1).max(2_000_000_000)

/** The fields that are columns of a list. Long texts are left out, except the one that names the record. */
export const listed = (of: Resource) =>
  Object.entries(of.fields).filter(
    ([name, { kind }]) => name === of.title || (kind !== 'rich' && kind !== 'long'),
  )
export const written = (of: Resource) => Object.entries(of.fields).filter(([, { isShown }]) => !isShown)
export const changed = (of: Resource) => written(of).filter(([, { isFixed }]) => !isFixed)

/** The fields whose words visitors read. */
export const publicTexts = (of: Resource) =>
  of.hasPublicTexts
    ? written(of).flatMap(([name, { kind, isUnread }]) =>
        !isUnread && ['text', 'long', 'rich', 'words'].includes(kind) ? [name] : [],
      )
    : []

/** The fields that a saved version has. */
export const keptFields = (of: Resource) => written(of).map(([name]) => name)
/** Those of them that refer to a file. */
export const keptFiles = (of: Resource) =>
  written(of).flatMap(([name, { kind }]) => (kind === 'media' ? [name] : []))

/** The schema of a new record. */
export const formOf = (of: Resource): z.ZodType<Values> =>
  z.strictObject(
    Object.fromEntries(
      written(of).map(([name, { schema, initial }]) => [
        name,
        initial === undefined ? schema : schema.optional(),
      ]),
    ),
  )

/** The schema of a change: any of the fields, and the version that was read. */
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
