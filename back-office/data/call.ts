import type { ResourceCalls } from '@newyou/contract/administration/back-office/resource-calls'
import type { Call, CallAnswer, CallInput, InputOf } from '@newyou/contract/api'
import type { Answer } from '@newyou/contract/endpoint'
import { ApiError, type CallApi, type CallExtras } from '@newyou/web/api/client.ts'
import { callApi } from '@newyou/web/session/call-api.ts'
import { HttpError } from 'react-admin'
import { withStepUp } from './step-up.ts'
import { countAgain } from './waiting.ts'

/** A call of the contract. Refusals become the errors that react-admin shows at the fields of its forms. */
export const call: CallApi = async (name, ...input) => {
  try {
    const answer = await withStepUp(() => callApi(name, ...input))
    if (!name.startsWith('GET ')) countAgain()
    return answer
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const offline = name.startsWith('GET ') ? 'You are offline' : 'You are offline. Nothing was saved'
    throw new HttpError(error.status === 0 ? offline : error.message, error.status, {
      errors: { ...error.fieldErrors },
      code: error.code,
      data: error.data,
    })
  }
}

interface LooseInput extends CallExtras {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** A call whose name is made of parts that only react-admin knows, for its data provider alone. */
export const callByName = async (
  name: string,
  input: LooseInput = {},
): Promise<{ data: unknown; total?: number }> =>
  call(name as Call, input as CallInput<Call>) as Promise<CallAnswer<Call> & { total?: number }>

/** The calls that a resource may offer; `{name}` stands for its name. */
type EachResource = ResourceCalls<'{name}'>

/** A call of one resource: typed by what all resources have, because which one it is shows only while running. */
export const callResource = <K extends keyof EachResource>(
  resource: string,
  name: K,
  input: InputOf<EachResource[K]>,
) => callByName(name.replace('{name}', resource), input as LooseInput) as Promise<Answer<EachResource[K]>>
