import { z } from 'zod'
import { askedCategory, categorySlug } from '../../foundation/categories/slugs.ts'
import type { Declared, DeclaredFields, PlainKind, ValueOf } from './declared.ts'
import { accountMessages } from './messages.ts'

type SchemaOf<Field extends Declared> = Field extends { isOptional: true }
  ? z.ZodOptional<z.ZodType<ValueOf<Field>, ValueOf<Field>>>
  : z.ZodType<ValueOf<Field>, ValueOf<Field>>

/** The schemas of the fields whose kind does not say it all. */
type Particular<Fields> = {
  [Name in keyof Fields as Fields[Name] extends { kind: PlainKind } ? never : Name]: z.ZodType
}

type FormShape<Fields extends DeclaredFields, Given> = {
  [Name in keyof Fields]: Name extends keyof Given ? Given[Name] : SchemaOf<Fields[Name]>
}

const sayingMissing = ({ says = accountMessages.required }: Declared) => ({ error: says })

function plainSchema(field: Declared): z.ZodType {
  const { kind, min, max = 200, of = [''] } = field
  switch (kind) {
    case 'choice':
      return z.enum(of, sayingMissing(field))
    case 'choices': {
      const list = z.array(z.enum(of))
      const some = min ? list.min(min, sayingMissing(field)) : list
      return field.max ? some.max(field.max) : some
    }
    case 'category':
      return askedCategory(sayingMissing(field).error)
    case 'categories':
      return z.array(askedCategory()).max(max)
    default: {
      const text = z.string().trim()
      return (min ? text.min(min, sayingMissing(field)) : text).max(max)
    }
  }
}

/** The schemas of a form that asks for these fields. `particular` has those whose kind does not say it all. */
export function formShape<Fields extends DeclaredFields, Given extends Particular<Fields>>(
  fields: Fields,
  particular: Given,
) {
  const given: Partial<Record<string, z.ZodType>> = particular
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = given[name] ?? plainSchema(field)
      return [name, field.isOptional ? schema.optional() : schema]
    }),
  ) as FormShape<Fields, Given>
}

/** Like `formShape`, for editing saved values, which may be shorter than today's minimum. */
export const standingShape = <Fields extends DeclaredFields>(fields: Fields) =>
  formShape(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, { ...field, min: field.min && 1 }]),
    ) as unknown as Fields,
    {} as Particular<Fields>,
  ) as FormShape<Fields, object>

/** A field's type in an answer. */
type AnswerOf<Field extends Declared> = Field extends { kind: 'paragraphs' } ? string[] : ValueOf<Field>
type AnswerShape<Fields extends DeclaredFields> = {
  [Name in keyof Fields]: z.ZodType<AnswerOf<Fields[Name]>, AnswerOf<Fields[Name]>>
}
type DraftShape<Fields extends DeclaredFields> = {
  [Name in keyof Fields]: z.ZodType<ValueOf<Fields[Name]>, ValueOf<Fields[Name]>>
}

/** A line that was stored; older ones may break today's rules. */
export const spokenLine = z.object({ lang: z.string(), text: z.string() })

function answerSchema({ kind, of = [''] }: Declared): z.ZodType {
  switch (kind) {
    case 'choice':
      return z.enum(of)
    case 'choices':
      return z.array(z.enum(of))
    case 'category':
      return categorySlug
    case 'categories':
      return z.array(categorySlug)
    case 'paragraphs':
    case 'languages':
      return z.array(z.string())
    case 'year':
    case 'rupees':
      return z.int()
    case 'greeting':
      return spokenLine.nullable()
    default:
      return z.string()
  }
}

/** The schemas of an answer that shows these fields. */
export const answerShape = <Fields extends DeclaredFields>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, answerSchema(field)]),
  ) as unknown as AnswerShape<Fields>

/** The same for editing: paragraphs are one text, with a line for each. */
export const draftShape = <Fields extends DeclaredFields>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'paragraphs' ? z.string() : answerSchema(field),
    ]),
  ) as unknown as DraftShape<Fields>

/** The value of an empty column determines its type. */
type StoredFields = Readonly<Record<string, { none: '' | null | readonly [] }>>
type StoredOf<None> = None extends null ? string | null : None extends readonly [] ? string[] : string

/** The schemas of stored values in an answer, also of values not offered now. */
export const storedShape = <Fields extends StoredFields>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { none }]) => [
      name,
      none === null ? z.string().nullable() : none === '' ? z.string() : z.array(z.string()),
    ]),
  ) as unknown as {
    [Name in keyof Fields]: z.ZodType<StoredOf<Fields[Name]['none']>, StoredOf<Fields[Name]['none']>>
  }
