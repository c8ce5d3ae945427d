import type { Config } from '../platform/config.ts'

/** The end of a call, or that it was answered; `seconds`: how long both were on it. */
export interface PhoneNews {
  providerId: string
  status: 'in-progress' | 'completed' | 'busy' | 'no-answer' | 'failed' | 'pending'
  seconds: number
}

export interface PhoneConnection {
  /** Ours, which comes back with each word about the call. */
  id: string
  /** Called first, with country code; the other once this one has answered. */
  from: string
  to: string
  /** Seconds after which the provider ends it. */
  limit: number
  callbackUrl: string
}

/** Refused for good, and nobody was called. */
export class PhoneRefused extends Error {
  readonly reason: 'bad-number' | 'refused' | 'provider'
  constructor(reason: PhoneRefused['reason']) {
    super(`the telephone provider refused a call: ${reason}`)
    this.reason = reason
  }
}

/** Calls two people under one number of ours, so that neither sees the number of the other. Nothing is recorded. */
export interface PhoneProvider {
  /** @returns the provider's name for the call. @throws PhoneRefused, or Error when it is not known whether it calls */
  connect(wanted: PhoneConnection): Promise<string>
  /** @throws Error when it does not answer */
  look(providerId: string): Promise<PhoneNews>
  /** A word about a call, or undefined for what is none. */
  readNews(body: unknown): (PhoneNews & { id: string }) | undefined
}

const timeoutMs = 10_000
const ringSeconds = '30'
const ends = ['completed', 'busy', 'no-answer', 'failed', 'in-progress'] as const

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const statusOf = (value: unknown) => ends.find((end) => end === value) ?? 'pending'
const secondsOf = (value: unknown) => Math.max(0, Math.floor(Number(value ?? 0)) || 0)

function newsOf(call: Record<string, unknown>): PhoneNews {
  return {
    providerId: String(call.Sid ?? call.CallSid ?? ''),
    status: call.EventType === 'answered' ? 'in-progress' : statusOf(call.Status),
    seconds: secondsOf(call.ConversationDuration ?? call.Duration),
  }
}

/** The voice API of Exotel, version 1. Undefined where it is not configured. */
export function createPhoneCalls(config: Config): PhoneProvider | undefined {
  const { EXOTEL_ACCOUNT_SID: sid, EXOTEL_API_KEY: key, EXOTEL_API_TOKEN: token } = config
  const callerId = config.EXOTEL_CALLER_ID
  if (!sid || !key || !token || !callerId) return undefined
  const calls = `${config.EXOTEL_API_URL}/v1/Accounts/${sid}/Calls`
  const ask = (url: string, body?: URLSearchParams) =>
    fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Basic ${Buffer.from(`${key}:${token}`).toString('base64')}` },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body }),
    })
  async function callIn(answer: Response): Promise<Record<string, unknown>> {
    const body: unknown = await answer.json()
    if (!isObject(body) || !isObject(body.Call)) throw new Error('the telephone provider answered no call')
    return body.Call
  }
  return {
    async connect({ id, from, to, limit, callbackUrl }) {
      const answer = await ask(
        `${calls}/connect.json`,
        new URLSearchParams([
          ['From', from],
          ['To', to],
          ['CallerId', callerId],
          ['CallType', 'trans'],
          ['Record', 'false'],
          ['TimeLimit', String(limit)],
          ['TimeOut', ringSeconds],
          ['CustomField', id],
          ['StatusCallback', callbackUrl],
          ['StatusCallbackContentType', 'application/json'],
          ['StatusCallbackEvents[0]', 'terminal'],
          ['StatusCallbackEvents[1]', 'answered'],
        ]),
      )
      // The answer may repeat a number, so only its status is told.
      if (answer.status === 400) throw new PhoneRefused('bad-number')
      if (answer.status === 403) throw new PhoneRefused('refused')
      if (!answer.ok) throw new PhoneRefused('provider')
      const { providerId } = newsOf(await callIn(answer))
      if (!providerId) throw new Error('the telephone provider did not name its call')
      return providerId
    },
    async look(providerId) {
      const answer = await ask(`${calls}/${encodeURIComponent(providerId)}.json?details=true`)
      if (!answer.ok) throw new Error(`the telephone provider answered ${answer.status}`)
      const call = await callIn(answer)
      const details = isObject(call.Details) ? call.Details : {}
      return newsOf({ ...call, ...details, Sid: call.Sid, Status: call.Status })
    },
    readNews(body) {
      if (!isObject(body) || typeof body.CustomField !== 'string') return undefined
      const news = newsOf(body)
      return news.providerId ? { ...news, id: body.CustomField } : undefined
    },
  }
}
