import { randomUUID } from 'node:crypto'
import { json, readObject } from '../platform/http.ts'
import type { MicrosoftAccount, MicrosoftCalendar, MicrosoftSubscription } from './accounts.ts'
import type { ChangeType } from './events.ts'
import { graphError, itemNotFound, type On } from './graph.ts'

/** Messages arrive, get lost, or come twice. */
export const messageModes = ['normal', 'lost', 'doubled'] as const
export type MessageMode = (typeof messageModes)[number]
export const lifecycleEvents = ['reauthorizationRequired', 'subscriptionRemoved', 'missed'] as const
export type LifecycleEvent = (typeof lifecycleEvents)[number]

/** How a program is reached: for a test, in which it has no address, without a socket. */
export type Reach = (
  address: string,
  message: { headers: Record<string, string>; body: string },
) => Promise<{ status: number; type: string; body: string }>

const answersWithinMs = 10_000
const livesMs = 4230 * 60_000

const overHttp: Reach = async (address, message) => {
  const answer = await fetch(address, {
    ...{ method: 'POST', ...message },
    signal: AbortSignal.timeout(answersWithinMs),
  })
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', body: await answer.text() }
}

const shown = ({ id, calendarId, expiration, clientState, notificationUrl }: MicrosoftSubscription) => ({
  ...{ id, clientState, notificationUrl, resource: `me/calendars/${calendarId}/events` },
  ...{ changeType: 'created,updated,deleted', expirationDateTime: new Date(expiration).toISOString() },
})

/** Subscriptions to changes of calendars, and what programs are told by them. */
export function addSubscriptions(on: On) {
  let mode: MessageMode = 'normal'
  let reach = overHttp

  /** Whether a program wants messages at its address: it says the words back within ten seconds. */
  async function isWanted(address: string): Promise<boolean> {
    const words = `Validation: Testing client application reachability ${randomUUID()}`
    const question = new URL(address)
    question.searchParams.set('validationToken', words)
    const headers = { 'content-type': 'text/plain; charset=utf-8' }
    const answer = await reach(question.href, { headers, body: '' }).catch(() => undefined)
    return answer?.status === 200 && answer.type.startsWith('text/plain') && answer.body === words
  }

  on('POST', 'subscriptions', async (account, request) => {
    const body = readObject(request) ?? {}
    const [, calendarId = ''] = /^me\/calendars\/([^/]+)\/events$/.exec(String(body.resource)) ?? []
    if (!account.calendars.has(calendarId)) return itemNotFound()
    const expiration = Date.parse(String(body.expirationDateTime))
    if (!(expiration <= Date.now() + livesMs * 1000) || String(body.clientState ?? '').length > 128)
      return graphError(400, 'InvalidRequest', 'Subscription expiration or client state is not valid.')
    const addresses = [String(body.notificationUrl), String(body.lifecycleNotificationUrl)]
    for (const address of addresses)
      if (!(await isWanted(address)))
        return graphError(400, 'ValidationError', 'Subscription validation request failed.')
    const subscription: MicrosoftSubscription = {
      ...{ id: randomUUID(), calendarId, expiration, clientState: String(body.clientState ?? '') },
      ...{ notificationUrl: addresses[0] ?? '', lifecycleNotificationUrl: addresses[1] ?? '' },
    }
    account.subscriptions.set(subscription.id, subscription)
    return json(201, shown(subscription))
  })

  const notThere = () => graphError(404, 'ResourceNotFound', 'The object was not found.')

  on('PATCH', 'subscriptions/:id', ({ subscriptions }, request) => {
    const known = subscriptions.get(request.params.id ?? '')
    if (!known) return notThere()
    known.expiration = Date.parse(String(readObject(request)?.expirationDateTime))
    return json(200, shown(known))
  })

  on('DELETE', 'subscriptions/:id', ({ subscriptions }, { params }) =>
    subscriptions.delete(params.id ?? '') ? { status: 204, body: '' } : notThere(),
  )

  const messageOf = (subscription: MicrosoftSubscription, said: Record<string, unknown>) => ({
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      value: [
        {
          ...{ subscriptionId: subscription.id, clientState: subscription.clientState, ...said },
          subscriptionExpirationDateTime: new Date(subscription.expiration).toISOString(),
          tenantId: '84bd8158-6d4d-4958-8b9f-9d6445542f95',
        },
      ],
    }),
  })
  const under = new Set<Promise<unknown>>()
  function send(address: string, message: ReturnType<typeof messageOf>) {
    const sending: Promise<unknown> = reach(address, message)
      .catch(() => undefined)
      .finally(() => under.delete(sending))
    under.add(sending)
  }

  return {
    set(next: MessageMode) {
      mode = next
    },
    reachBy(next: Reach) {
      reach = next
    },
    /** Everything that is on its way has arrived. */
    async arrived() {
      await Promise.all(under)
    },
    changed({ subscriptions }: MicrosoftAccount, { id }: MicrosoftCalendar, changeType: ChangeType) {
      if (mode === 'lost') return
      for (const one of subscriptions.values()) {
        if (one.calendarId !== id) continue
        const message = messageOf(one, { changeType, resource: `Users/x/Events/y` })
        for (let time = mode === 'doubled' ? 0 : 1; time < 2; time++) send(one.notificationUrl, message)
      }
    },
    /** What is told of subscriptions themselves; one that was removed is there no more. */
    lifecycle({ subscriptions }: MicrosoftAccount, lifecycleEvent: LifecycleEvent) {
      for (const one of subscriptions.values()) {
        if (lifecycleEvent === 'subscriptionRemoved') subscriptions.delete(one.id)
        send(one.lifecycleNotificationUrl, messageOf(one, { lifecycleEvent }))
      }
    },
  }
}
