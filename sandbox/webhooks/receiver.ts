import { json, type Reply, type Router, type SandboxRequest } from '../platform/http.ts'

export interface ReceivedWebhook {
  headers: SandboxRequest['headers']
  body: string
}

/** How a receiver answers from now on: with a status, or not at all. */
export type ReceiverAnswer =
  | { status: number; retryAfterSeconds?: number; location?: string }
  | 'cut'
  | 'hang'

export interface ReceiverControl {
  /** What came to the receiver of this name and was taken, oldest first. */
  received(name: string): ReceivedWebhook[]
  /** All requests, also those that were not taken. */
  asked(name: string): number
  /** The answers of the next requests, one each; then it takes everything. */
  answer(name: string, ...answers: ReceiverAnswer[]): void
}

interface Receiver {
  received: ReceivedWebhook[]
  asked: number
  answers: ReceiverAnswer[]
}

/** Receivers of webhooks, as other systems of a practice have them, at `/receivers/<name>`. */
export function addReceivers(router: Router): ReceiverControl {
  const receivers = new Map<string, Receiver>()
  const of = (name: string) => {
    const known = receivers.get(name) ?? { received: [], asked: 0, answers: [] }
    receivers.set(name, known)
    return known
  }

  router.on('POST', '/receivers/:name', ({ params, headers, body }): Reply => {
    const receiver = of(params.name ?? '')
    receiver.asked++
    const next = receiver.answers.shift() ?? { status: 204 }
    if (next === 'cut' || next === 'hang') return next
    const { status, retryAfterSeconds, location } = next
    if (status >= 200 && status < 300) receiver.received.push({ headers, body })
    return json(
      status,
      {},
      {
        ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
        ...(location === undefined ? {} : { location }),
      },
    )
  })
  router.on('GET', '/receivers/:name', ({ params }) => {
    const { received, asked } = of(params.name ?? '')
    return json(200, { asked, received })
  })

  return {
    received: (name) => [...of(name).received],
    asked: (name) => of(name).asked,
    answer: (name, ...answers) => {
      of(name).answers.push(...answers)
    },
  }
}
