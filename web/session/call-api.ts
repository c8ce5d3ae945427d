import { addresses } from '@newyou/contract/addresses'
import type { CallAnswer } from '@newyou/contract/api'
import { ApiError, type ApiRequest, type ApiResponse, type ApiTransport, createApi } from '../api/client.ts'
import { say } from '../api/say.ts'
import { deviceZone } from '../ui/format.ts'
import { localeOf, withoutLocale } from '../ui/locale.ts'
import { storageKeys } from '../ui/storage-keys.ts'
import { urls } from '../urls.ts'
import { sendOnce } from './early-answers.ts'
import { clearSession, currentSession, deviceId, storeSession } from './session.ts'

/** An access token that ends sooner than this is renewed before it is used. */
const renewBeforeSeconds = 30
const nowSeconds = () => Date.now() / 1000

const csrfCookie = /(?:^|;\s*)(?:__Host-)?csrf=([^;]+)/

async function send(
  request: ApiRequest,
  token: string | undefined,
  signal?: AbortSignal,
): Promise<ApiResponse> {
  const isUnsafe = request.method !== 'GET'
  const csrf = isUnsafe ? csrfCookie.exec(document.cookie)?.[1] : undefined
  const { body: sent } = request
  const isForm = sent instanceof FormData
  let response: Response
  try {
    response = await fetch(request.url, {
      method: request.method,
      headers: {
        accept: 'application/json',
        time_zone: deviceZone(),
        ...(token && { authorization: `Bearer ${token}` }),
        // A form with files brings its own type, with the boundary in it.
        ...(sent !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(csrf && { 'x-csrf-token': decodeURIComponent(csrf) }),
        ...request.headers,
      },
      // What is not sent is undefined in JSON too.
      body: isForm ? sent : (JSON.stringify(sent) ?? null),
      keepalive: request.keepalive ?? false,
      signal: signal ?? null,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, { code: 'offline' })
  }
  const body: unknown = await response.json().catch(() => null)
  return { status: response.status, body }
}

/** Renews the session once across all tabs. Returns the token to go on with, or undefined when it is over. */
async function renewSession(oldToken: string): Promise<string | undefined> {
  return await navigator.locks.request('newyou-session', async () => {
    const session = currentSession()
    if (!session) return undefined
    // Another tab was first.
    if (session.token !== oldToken) return session.token
    const { status, body } = await send(
      {
        method: 'POST',
        url: '/api/website/get-refresh-token',
        body: { refresh_token: session.refreshToken, device_id: deviceId() },
      },
      undefined,
    )
    if (status === 200) {
      const { data } = body as CallAnswer<'POST /api/website/get-refresh-token'> // the server answers by the contract
      storeSession(data)
      return data.token
    }
    if (status >= 400 && status < 500 && status !== 429) clearSession()
    return undefined
  })
}

/**
 * The logged-in person's token. The anti-forgery cookie ends with the browser while the session does not: a change
 * without it would be refused, and renewing brings it back.
 */
async function sessionToken(isChange = false): Promise<string | undefined> {
  const session = currentSession()
  if (!session) return undefined
  const hasPair = !isChange || csrfCookie.test(document.cookie)
  if (hasPair && session.tokenTime - nowSeconds() > renewBeforeSeconds) return session.token
  return await renewSession(session.token)
}

/** The token of a visitor who is not logged in; asked for only when a call needs one. */
async function visitorToken(): Promise<string | undefined> {
  const known = localStorage.getItem(storageKeys.visitorToken)
  if (known && Number(localStorage.getItem(storageKeys.visitorTokenTime)) - nowSeconds() > renewBeforeSeconds)
    return known
  const { status, body } = await send({ method: 'GET', url: '/api/token' }, undefined)
  if (status !== 200) return undefined
  const { data } = body as CallAnswer<'GET /api/token'> // the server answers by the contract
  localStorage.setItem(storageKeys.visitorToken, data.token)
  localStorage.setItem(storageKeys.visitorTokenTime, `${data.token_time}`)
  return data.token
}

/** A colleague whose session is not confirmed yet enters the code of the second factor and comes back here. */
function requireSecondFactor({ status, body }: ApiResponse) {
  if (status !== 403 || (body as { code?: string } | null)?.code !== 'secondFactorRequired') return
  const { pathname, search } = location
  if (withoutLocale(pathname) !== addresses.secondFactor)
    location.replace(urls.secondFactor(pathname + search))
}

const transport: ApiTransport = async (request, signal) => {
  const answer = await sendOnce(request, () => sendAndRenew(request, signal))
  requireSecondFactor(answer)
  return answer
}

const sendAndRenew: ApiTransport = async (request, signal) => {
  const isChange = request.method !== 'GET'
  const token = (await sessionToken(isChange)) ?? (isChange ? await visitorToken() : undefined)
  const answer = await send(request, token, signal)
  if (answer.status !== 401 || !currentSession() || !token) return answer
  const renewed = await renewSession(token)
  if (!renewed) return answer
  const second = await send(request, renewed, signal)
  if (second.status === 401) clearSession()
  return second
}

const pageLocale = () => localeOf(location.pathname)

/** The typed client of the browser. */
export const callApi = createApi(transport, pageLocale, (sentence) => say(pageLocale(), sentence))

/** Headers of a change, for libraries that make their own requests. */
export async function changeHeaders(): Promise<Record<string, string>> {
  const token = await sessionToken(true)
  const csrf = csrfCookie.exec(document.cookie)?.[1] ?? ''
  return { authorization: `Bearer ${token ?? ''}`, 'x-csrf-token': decodeURIComponent(csrf) }
}

/** A private file, such as a receipt, with the session of this browser. */
export async function callFile(url: string): Promise<Blob> {
  const get = (token: string | undefined) =>
    fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} })
  const token = await sessionToken()
  let response = await get(token).catch(() => undefined)
  if (response?.status === 401 && token)
    response = await get(await renewSession(token)).catch(() => undefined)
  if (!response) throw new ApiError(0, { code: 'offline' })
  if (response.ok) return await response.blob()
  const answer: unknown = await response.json().catch(() => null)
  throw new ApiError(response.status, typeof answer === 'object' && answer !== null ? answer : {})
}
