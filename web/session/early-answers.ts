import type { ApiRequest, ApiResponse } from '../api/client.ts'

/** Milliseconds after which an unused answer is too old to show. */
const goodFor = 5000

const early = new Map<string, { answer: Promise<ApiResponse>; until: number }>()
let isAhead = false

/** Runs a loader before its page is asked for; what it calls at once, before it awaits anything, waits for the page. */
export function loadAhead<Loaded>(load: () => Loaded): Loaded {
  isAhead = true
  try {
    return load()
  } finally {
    isAhead = false
  }
}

/**
 * Sends a request, or takes the answer that was asked for while the finger was still on the link. Each is taken once,
 * and none outlasts a change: what is shown after it has to be read after it.
 */
export async function sendOnce(request: ApiRequest, send: () => Promise<ApiResponse>): Promise<ApiResponse> {
  const { method, url } = request
  if (method !== 'GET') {
    early.clear()
    return await send()
  }
  if (isAhead) {
    const answer = send()
    early.set(url, { answer, until: Date.now() + goodFor })
    return await answer
  }
  const known = early.get(url)
  if (!known) return await send()
  early.delete(url)
  const answer = known.until > Date.now() ? await known.answer.catch(() => undefined) : undefined
  return answer?.status === 200 ? answer : await send()
}
