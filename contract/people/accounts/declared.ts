/**
 * Fields of a profile that are declared once: calls, columns, forms and tests are made from them. No schema library here,
 * so that public pages can draw a form before they load what checks it.
 */

export interface Declared {
  /**
   * `text` is one line, `long` several, `paragraphs` several that are stored one by one. The schemas of kinds that are
   * not plain differ from form to form, or belong to one field, and are in the form.
   */
  kind: PlainKind | 'languages' | 'year' | 'rupees' | 'greeting' | PersonalKind
  /** The least number of letters or entries. */
  min?: number
  max?: number
  /** What can be chosen. */
  of?: readonly [string, ...string[]]
  /** The message when the field is too short or missing; by default, that it is required. */
  says?: string
  /** A form may leave it out; it then stays as it is. */
  isOptional?: true
}
export type DeclaredFields<Field extends Declared = Declared> = Readonly<Record<string, Field>>

/** The kinds whose schema follows from the declaration. */
export type PlainKind =
  | 'text'
  | 'long'
  | 'paragraphs'
  | 'place'
  | 'choice'
  | 'choices'
  | 'category'
  | 'categories'
type PersonalKind = 'name' | 'birth' | 'mobile' | 'record' | 'organization'

/** One line in a language, with its code. */
export interface SpokenLine {
  lang: string
  text: string
}

/** A field's type in a validated form. */
export type ValueOf<Field extends Declared> = Field extends { kind: 'year' | 'rupees' }
  ? number
  : Field extends { kind: 'choice'; of: readonly (infer Choice)[] }
    ? Choice
    : Field extends { kind: 'choices'; of: readonly (infer Choice)[] }
      ? Choice[]
      : Field extends { kind: 'languages' | 'categories' }
        ? string[]
        : Field extends { kind: 'greeting' }
          ? SpokenLine | null
          : string

/** The names of the fields with this property. */
type NamesHaving<Fields, Said> = {
  [Name in keyof Fields]: Fields[Name] extends Said ? Name : never
}[keyof Fields]

/** The fields that say something of themselves: `having(fields, 'page', 'reviewed')`, in the order of the declaration. */
export function having<Fields extends object, Key extends string, const Value = unknown>(
  fields: Fields,
  key: Key,
  value?: Value,
) {
  const found = Object.entries(fields).filter(([, field]: [string, Record<string, unknown>]) =>
    value === undefined ? field[key] !== undefined : field[key] === value,
  )
  return Object.fromEntries(found) as Pick<Fields, NamesHaving<Fields, Record<Key, Value>>>
}

/** The names of declared fields, in their order. */
export const namesOf = <Fields extends object>(fields: Fields) =>
  Object.keys(fields) as (keyof Fields & string)[] // the declaration has no other keys

const isList = ({ kind }: Declared) => kind === 'choices' || kind === 'languages' || kind === 'categories'

/** The values of an empty form: empty lists, and empty text otherwise. */
export const emptyForm = <Fields extends DeclaredFields>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, isList(field) ? [] : '']),
  ) as unknown as {
    [Name in keyof Fields]: Fields[Name] extends { kind: 'choices' | 'languages' | 'categories' }
      ? string[]
      : string
  }
