import { z } from 'zod'
import { ProviderError } from './provider.ts'
import { answerOf, type Call, type CallAnswer, type createCalls } from './provider-calls.ts'

/** A time in UTC, as Microsoft Graph writes it: without its zone, and with more digits than a moment has. */
export const graphTime = z
  .object({ dateTime: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?$/) })
  .transform(({ dateTime }) => Date.parse(`${dateTime.replace(/\.\d+$/, '')}Z`))

function problemOf({ status, retryAfterSeconds }: CallAnswer): ProviderError {
  if (status === 401) return new ProviderError('refused', { isStale: true })
  if (status === 403) return new ProviderError('refused')
  if (status === 404 || status === 410) return new ProviderError('gone')
  return new ProviderError('failing', { retryAfterSeconds })
}

/** Calls of Microsoft Graph. */
export function createGraph(send: ReturnType<typeof createCalls>, api: string) {
  async function call(path: string, { accepts = [], ...options }: Call): Promise<CallAnswer> {
    const answer = await send(`${api}/${path}`, options)
    if (answer.status >= 400 && !accepts.includes(answer.status)) throw problemOf(answer)
    return answer
  }

  /** All pages of a list, one after another. The address of the next page is whole, and our way in goes to Graph alone. */
  async function all<T extends z.ZodType>(access: string, path: string, item: T): Promise<z.output<T>[]> {
    const page = z.object({ value: z.array(item), '@odata.nextLink': z.string().optional() })
    const found: z.output<T>[] = []
    for (let next: string | undefined = path; next !== undefined; ) {
      const answer: z.output<typeof page> = answerOf(page, await call(next, { access }))
      found.push(...answer.value)
      const link = answer['@odata.nextLink']
      if (link && !link.startsWith(`${api}/`)) throw new ProviderError('unreadable')
      next = link?.slice(api.length + 1)
    }
    return found
  }

  return { call, all }
}
export type Graph = ReturnType<typeof createGraph>
