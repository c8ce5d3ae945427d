import { administrationCalls } from './administration/calls.ts'
import { careCalls } from './care/calls.ts'
import { communicationCalls } from './communication/calls.ts'
import { contentCalls } from './content/calls.ts'
import type { Answer, Body, Params, Query } from './endpoint.ts'
import { foundationCalls } from './foundation/calls.ts'
import { learningCalls } from './learning/calls.ts'
import { moneyCalls } from './money/calls.ts'
import { peopleCalls } from './people/calls.ts'

/** Every call of the site, by method and path. The server binds each one exactly once. */
export const api = {
  ...administrationCalls,
  ...careCalls,
  ...communicationCalls,
  ...contentCalls,
  ...foundationCalls,
  ...learningCalls,
  ...moneyCalls,
  ...peopleCalls,
}

export type Api = typeof api
export type Call = keyof Api

type Empty = Record<string, never>
type Part<Name extends string, Value> = Value extends Empty
  ? unknown
  : Empty extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value }

/** The input of a call by its description; parts without fields are left out. */
export type InputOf<D> = Part<'params', Params<D>> & Part<'query', Query<D>> & Part<'body', Body<D>>
export type CallInput<K extends Call> = InputOf<Api[K]>
export type CallAnswer<K extends Call> = Answer<Api[K]>
