import { z } from 'zod'
import { calendarDay, instant, paise, uId } from '../../endpoint.ts'
import type { MediaWish } from '../../foundation/media.ts'

export const required = 'This field is required'
const richMax = 100_000
/** The most `<` and similar marks: each costs the sanitizer as much as a hundred letters. */
const richMarksMax = 6000
const hasRoomForMarks = (html: string) => html.split('<', richMarksMax + 2).length <= richMarksMax + 1

/** How a field is stored, checked, shown and filled in. */
export type FieldKind =
  | 'text'
  | 'long'
  | 'rich'
  | 'whole'
  | 'money'
  | 'percent'
  | 'choice'
  | 'choices'
  | 'words'
  | 'yes-no'
  | 'moment'
  | 'day'
  | 'record'
  | 'records'
  | 'media'

export interface Field {
  kind: FieldKind
  label: string
  /** The values that may be written. */
  schema: z.ZodType
  /** The default of a new record; without it the field is required. */
  initial?: unknown
  isNullable: boolean
  hint?: string
  choices?: readonly string[]
  /** For records: the list to choose from. */
  of?: OptionKind
  /** For files: what is accepted. */
  media?: MediaWish
  max?: number
  /** Set when the record is created, and never changed. */
  isFixed?: boolean
  /** Shown, never written. */
  isShown?: boolean
  /** Not shown as a column of the list. */
  isHidden?: boolean
  /** No visitor reads it, so no law of advertising is held against it. */
  isUnread?: boolean
}

/** Targets of a reference. */
export const optionKinds = [
  'healers',
  'courses',
  'ebooks',
  'events',
  'albums',
  'sections',
  'lessons',
  'services',
  'intake-forms',
  'places',
  'categories',
] as const
export type OptionKind = (typeof optionKinds)[number]

export interface Common {
  hint?: string
  isFixed?: boolean
  isHidden?: boolean
  isUnread?: boolean
}

export const nullable = <S extends z.ZodType>(schema: S, isNullable: boolean) =>
  isNullable ? schema.nullable() : schema

/** One line of text; '' if it is optional and empty. */
export const text = (
  label: string,
  {
    max = 160,
    isRequired = true,
    pattern,
    ...common
  }: Common & { max?: number; isRequired?: boolean; pattern?: { is: RegExp; words: string } } = {},
): Field => {
  const trimmed = z
    .string()
    .trim()
    .min(isRequired ? 1 : 0, { error: required })
    .max(max)
  const schema = pattern ? trimmed.regex(pattern.is, { error: pattern.words }) : trimmed
  return {
    kind: 'text',
    label,
    schema,
    max,
    isNullable: false,
    ...(!isRequired && { initial: '' }),
    ...common,
  }
}

/** Several lines of plain text. */
export const long = (label: string, options: Parameters<typeof text>[1] = {}): Field => ({
  ...text(label, { max: 2000, ...options }),
  kind: 'long',
})

/** Text with headings, lists and links; sanitised on the server. */
export const rich = (
  label: string,
  { isRequired = true, ...common }: Common & { isRequired?: boolean } = {},
): Field => ({
  kind: 'rich',
  label,
  schema: z
    .string()
    .trim()
    .min(isRequired ? 1 : 0, { error: required })
    .max(richMax)
    .refine(hasRoomForMarks, { error: 'This text has too many parts. Please split it into several' }),
  max: richMax,
  isNullable: false,
  isHidden: true,
  ...(!isRequired && { initial: '' }),
  ...common,
})

interface NumberOptions extends Common {
  min?: number
  max?: number
  isNullable?: boolean
  initial?: number
}

const number =
  (kind: FieldKind, base: z.ZodNumber | z.ZodInt, most: number) =>
  (
    label: string,
    { min = 0, max = most, isNullable = false, initial, ...common }: NumberOptions = {},
  ): Field => ({
    kind,
    label,
    schema: nullable(base.min(min).max(max), isNullable),
    isNullable,
    ...(isNullable ? { initial: null } : initial === undefined ? {} : { initial }),
    ...common,
  })

export const whole = number('whole', z.int(), 1_000_000)
/** In paise; people read and write rupees. */
export const money = number('money', paise, 1_000_000_000)
/** In basis points; people read and write percent. */
export const percent = number('percent', z.int(), 10_000)

export const choice = (
  label: string,
  choices: readonly [string, ...string[]],
  { isNullable = false, initial, ...common }: Common & { isNullable?: boolean; initial?: string } = {},
): Field => ({
  kind: 'choice',
  label,
  schema: nullable(z.enum(choices), isNullable),
  choices,
  isNullable,
  ...(isNullable ? { initial: null } : initial === undefined ? {} : { initial }),
  ...common,
})

export const choices = (
  label: string,
  from: readonly [string, ...string[]],
  { isNullable = false, initial = [], ...common }: Common & { isNullable?: boolean; initial?: string[] } = {},
): Field => ({
  kind: 'choices',
  label,
  schema: nullable(z.array(z.enum(from)).max(from.length), isNullable),
  choices: from,
  isNullable,
  initial: isNullable ? null : initial,
  ...common,
})

/** Short texts in a list, such as tags. */
export const words = (label: string, { max = 12, ...common }: Common & { max?: number } = {}): Field => ({
  kind: 'words',
  label,
  schema: z.array(z.string().trim().min(1, { error: required }).max(300)).max(max),
  max,
  isNullable: false,
  initial: [],
  ...common,
})

export const yesNo = (
  label: string,
  { initial = false, ...common }: Common & { initial?: boolean } = {},
): Field => ({
  kind: 'yes-no',
  label,
  schema: z.boolean(),
  isNullable: false,
  initial,
  ...common,
})

export const moment = (
  label: string,
  { isNullable = false, ...common }: Common & { isNullable?: boolean } = {},
): Field => ({
  kind: 'moment',
  label,
  schema: nullable(instant, isNullable),
  isNullable,
  ...(isNullable && { initial: null }),
  ...common,
})

export const day = (
  label: string,
  { isNullable = false, ...common }: Common & { isNullable?: boolean } = {},
): Field => ({
  kind: 'day',
  label,
  schema: nullable(calendarDay, isNullable),
  isNullable,
  ...(isNullable && { initial: null }),
  ...common,
})

/** Another record, by its id. */
export const record = (
  label: string,
  of: OptionKind,
  { isNullable = false, ...common }: Common & { isNullable?: boolean } = {},
): Field => ({
  kind: 'record',
  label,
  schema: nullable(uId, isNullable),
  of,
  isNullable,
  ...(isNullable && { initial: null }),
  ...common,
})

/** Several other records in a fixed order, by their ids. */
export const records = (
  label: string,
  of: OptionKind,
  { max = 24, ...common }: Common & { max?: number } = {},
): Field => ({
  kind: 'records',
  label,
  schema: z
    .array(uId)
    .max(max)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'Each entry can be added only once' }),
  of,
  max,
  isNullable: false,
  isHidden: true,
  initial: [],
  ...common,
})

/** A field that is shown and never written. */
export const shown = (field: Field): Field => ({ ...field, isShown: true })

const shapes: Record<FieldKind, z.ZodType> = {
  text: z.string(),
  long: z.string(),
  rich: z.string(),
  whole: z.number(),
  money: z.number(),
  percent: z.number(),
  choice: z.string(),
  choices: z.array(z.string()),
  words: z.array(z.string()),
  'yes-no': z.boolean(),
  moment: z.string(),
  day: z.string(),
  record: z.string(),
  records: z.array(z.string()),
  media: z.string(),
}

/** The schema of a field in an answer. */
export const shapeOf = ({ kind }: Field): z.ZodType => shapes[kind].nullable()
