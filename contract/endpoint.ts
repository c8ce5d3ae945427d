import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { StaffRole } from './vocabulary.ts'

/**
 * Callers of an endpoint: `any` needs no session, `anonymous` only makes sense without one, the rest are roles of a
 * signed-in person. A list names staff roles, of which one is enough. A staff session without its second factor may
 * make only the `-unproven` calls: to verify itself and to log out. Finer rules, such as ownership, are in each domain.
 */
export type Caller =
  | 'any'
  | 'anonymous'
  | 'signed-in'
  | 'signed-in-unproven'
  | 'client'
  | 'healer'
  | 'staff'
  | 'staff-unproven'
  | readonly StaffRole[]

type Schema = z.ZodType
const nothing = z.strictObject({})

interface Description {
  /** One imperative sentence without a full stop. "My" and "I" are the caller's. */
  summary: string
  who: Caller
  params?: Schema
  query?: Schema
  body?: Schema
  data: Schema
  /** Further fields of the envelope, beside `data` and `message`. */
  beside?: z.ZodObject
  /** `true` if data is one page of a list: the envelope adds total, page and items_per_page. */
  list?: boolean
  /** `true` if the call creates something: the status is 201 instead of 200. */
  created?: boolean
  /** Errors of this call, beside those that every call can have. */
  errors?: readonly ErrorCode[]
}

/** Declares one call: what goes in, what comes out, who may make it. */
export function endpoint<const D extends Description>(description: D): D {
  return description
}

type SchemaOf<D, K extends string> = D extends Record<K, infer S extends Schema> ? S : typeof nothing

/** Request input; parts that an endpoint does not declare are empty. */
export type Params<D> = z.input<SchemaOf<D, 'params'>>
export type Query<D> = z.input<SchemaOf<D, 'query'>>
export type Body<D> = z.input<SchemaOf<D, 'body'>>

/** Handler input after validation. */
export type ParsedParams<D> = z.output<SchemaOf<D, 'params'>>
export type ParsedQuery<D> = z.output<SchemaOf<D, 'query'>>
export type ParsedBody<D> = z.output<SchemaOf<D, 'body'>>

export type Data<D extends Description> = z.output<D['data']>

export interface Page {
  total: number
  page: number
  items_per_page: number
}

/** The envelope of an answer: `data`, an optional `message`, and the page for lists. */
export type Answer<D extends Description> = { data: Data<D>; message?: string } & (D extends { list: true }
  ? Page
  : unknown) &
  (D extends { beside: infer B extends z.ZodObject } ? z.output<B> : unknown)

export const pageShape = {
  total: z.int().meta({
    description:
      'Public lists count up to 10,000; 10,001 means more. What is found by words has pages up to its row 600',
  }),
  page: z.int(),
  items_per_page: z.int(),
}

/** The schema of a successful answer, for validation and OpenAPI. */
export function envelope(description: Description) {
  return z.object({
    data: description.data,
    message: z.string().optional(),
    ...(description.list ? pageShape : {}),
    ...description.beside?.shape,
  })
}

export const uId = z.uuid().meta({ description: 'Public id (UUIDv7)' })
/** A moment, always UTC with a trailing Z. */
export const instant = z.iso.datetime().meta({ description: 'UTC time, ISO 8601 with a trailing Z' })
/** A calendar day in the zone that the field names. */
export const calendarDay = z.iso.date()
/** Indian rupees in paise, never a fraction. */
export const paise = z.int().meta({ description: 'Amount in paise (100 paise are 1 rupee)' })

const wholeNumber = (fallback: number, max: number) =>
  z.coerce.number().int().min(1).max(max).default(fallback)

/** `page` and `items_per_page` of every list. */
export const paging = (itemsPerPage = 12) => ({
  page: wholeNumber(1, 10_000),
  items_per_page: wholeNumber(itemsPerPage, 100),
})

export type { Description }
