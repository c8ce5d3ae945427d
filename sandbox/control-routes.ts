import { type CaldavControl, davFaults } from './caldav/caldav.ts'
import { type CalendarsControl, calendarModes } from './calendars/calendars.ts'
import type { CometChatControl } from './cometchat/cometchat.ts'
import type { GatewayControl } from './gateway/control.ts'
import { payoutModes } from './gateway/entities.ts'
import { GatewayError } from './gateway/errors.ts'
import { type Fault, faultKinds, operations } from './gateway/faults.ts'
import { payoutEnds } from './gateway/payouts.ts'
import { type GoogleControl, googleFaults } from './google/google.ts'
import { pushModes } from './google/pushes.ts'
import type { Inbox } from './inbox/inbox.ts'
import type { MailControl } from './mail/mail-server.ts'
import type { MessagesControl } from './messages/messages.ts'
import { messageProviders, providerModes } from './messages/modes.ts'
import type { RegisteredText } from './messages/registered.ts'
import { microsoftFaults } from './microsoft/graph.ts'
import type { MicrosoftControl } from './microsoft/microsoft.ts'
import { lifecycleEvents, messageModes } from './microsoft/subscriptions.ts'
import { type PhoneControl, phoneModes } from './phone/phone.ts'
import { json, type Router, readObject, type SandboxRequest } from './platform/http.ts'
import type { PushControl } from './push/push.ts'

export type SandboxControl = {
  gateway: GatewayControl
  inbox: Inbox
  mail: MailControl
  messages: MessagesControl
  phone: PhoneControl
  push: PushControl
  cometChat: CometChatControl
  calendars: CalendarsControl
  caldav: CaldavControl
  google: GoogleControl
  microsoft: MicrosoftControl
}

/** The control object over HTTP, for a sandbox that runs as its own process. */
export function addControl(router: Router, control: SandboxControl): void {
  const { gateway, inbox, mail, messages, phone, push, cometChat, calendars, caldav, google, microsoft } =
    control
  const on = (
    path: string,
    work: (input: Record<string, unknown>, params: Record<string, string>) => unknown,
  ) => {
    router.on('POST', `/_control/${path}`, async (request) => {
      if (isFromAnotherPage(request))
        return json(403, { error: 'Pages of other sites may not control this.' })
      const input = readObject(request)
      if (!input) return json(400, { error: 'The body must be a JSON object.' })
      try {
        return json(200, (await work(input, request.params)) ?? { done: true })
      } catch (error) {
        if (error instanceof GatewayError) return error.reply()
        return json(400, { error: error instanceof Error ? error.message : String(error) })
      }
    })
  }
  // A developer types this input; the control object checks what matters.
  on('orders/:id/pay', (input, { id = '' }) => gateway.payOrder(id, input))
  on('faults', (input) => gateway.fault(readFault(input)))
  on('faults/clear', () => gateway.clearFaults())
  on('late', async ({ payment_id: id }) => ({
    moved: await gateway.advanceLate(typeof id === 'string' ? id : undefined),
  }))
  on('payments/:id/authorise', (_input, { id = '' }) => gateway.authorisePayment(id))
  on('payments/:id/capture', (_input, { id = '' }) => gateway.capturePayment(id))
  on('payments/:id/fail', (_input, { id = '' }) => gateway.failPayment(id))
  on('payments/:id/dispute', ({ amount }, { id = '' }) =>
    gateway.openDispute(id, typeof amount === 'number' ? amount : undefined),
  )
  on('disputes/:id/decide', ({ outcome }, { id = '' }) =>
    gateway.decideDispute(id, oneOf(outcome, ['won', 'lost', 'closed'] as const, 'outcome')),
  )
  on('payouts/:id/end', ({ status }, { id = '' }) =>
    gateway.endPayout(id, oneOf(status, payoutEnds, 'status')),
  )
  on('cometchat', () => ({
    users: cometChat.users(),
    groups: cometChat.groups(),
    messages: cometChat.messages(),
  }))
  on('cometchat/write', ({ sender, receiver, receiver_type: type, text }) =>
    cometChat.write({
      sender: String(sender),
      receiver: String(receiver),
      receiverType: oneOf(type, ['user', 'group'] as const, 'receiver_type'),
      ...(typeof text === 'string' && { text }),
    }),
  )
  on('cometchat/fail', ({ times }) => cometChat.fail(Number(times)))
  on('push/subscribe', () => push.subscribe())
  on('push/messages', ({ endpoint }) => ({ messages: push.messages(String(endpoint)) }))
  on('push/end', ({ endpoint }) => push.end(String(endpoint)))
  on('payouts', ({ mode }) => gateway.setPayouts(oneOf(mode, payoutModes, 'mode')))
  on('refunds/:id/process', (_input, { id = '' }) => gateway.processRefund(id))
  on('refunds/:id/fail', (_input, { id = '' }) => gateway.failRefund(id))
  on('events/:id/resend', async (input, { id = '' }) => ({ answers: await gateway.resend(id, input) }))
  on('webhook-secret/rotate', ({ secret }) => ({
    secret: gateway.rotateWebhookSecret(typeof secret === 'string' ? secret : undefined),
  }))
  on('webhooks', ({ mode, url }) => {
    if (mode !== undefined)
      gateway.setWebhookMode(oneOf(mode, ['normal', 'dropped', 'held'] as const, 'mode'))
    if (typeof url === 'string') gateway.setWebhookUrl(url)
  })
  on('webhooks/release', () => gateway.releaseWebhooks())
  on('capture', ({ setting }) =>
    gateway.setCapture(oneOf(setting, ['automatic', 'manual'] as const, 'setting')),
  )
  on('mail', ({ down, code }) =>
    down === true ? mail.goDown(typeof code === 'number' ? code : undefined) : mail.comeBack(),
  )
  on('messages', ({ provider, mode }) =>
    messages.set(
      oneOf(provider, [...messageProviders, 'sms'] as const, 'provider'),
      oneOf(mode, providerModes, 'mode'),
    ),
  )
  on('messages/register', ({ texts }) => messages.register(texts as RegisteredText[]))
  on('messages/answer', ({ from, text, answers_to: answersTo }) => ({
    id: messages.answer(String(from), String(text), typeof answersTo === 'string' ? answersTo : undefined),
  }))
  on('messages/read', ({ id }) => messages.read(String(id)))
  on('calendars/:name', ({ ics, mode }, { name = '' }) => {
    const url = typeof ics === 'string' ? calendars.put(name, ics) : undefined
    if (mode !== undefined) calendars.set(name, oneOf(mode, calendarModes, 'mode'))
    return { url, answers: calendars.answers(name) }
  })
  on('caldav/:user', ({ busy, revoked }, { user = '' }) => {
    if (Array.isArray(busy))
      caldav.put(
        user,
        busy.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) })),
      )
    if (typeof revoked === 'boolean') caldav.revoke(user, revoked)
    return { entries: Object.fromEntries(caldav.entries(user)) }
  })
  on('caldav', ({ fault, times }) => {
    if (fault !== undefined) caldav.fail(oneOf(fault, davFaults, 'fault'), Number(times ?? 1))
    return { answers: caldav.answers() }
  })
  on('google/:email', ({ busy, withdraws }, { email = '' }) => {
    if (Array.isArray(busy))
      google.put(
        email,
        busy.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) })),
      )
    if (withdraws === true) google.withdraw(email)
    return { events: google.events(email), ...google.programs(email) }
  })
  on('google', ({ fault, times, pushes }) => {
    if (fault !== undefined) google.fail(oneOf(fault, googleFaults, 'fault'), Number(times ?? 1))
    if (pushes !== undefined) google.push(oneOf(pushes, pushModes, 'pushes'))
    return { answers: google.answers() }
  })
  on('microsoft/:email', ({ busy, withdraws, lifecycle }, { email = '' }) => {
    if (Array.isArray(busy))
      microsoft.put(
        email,
        busy.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) })),
      )
    if (withdraws === true) microsoft.withdraw(email)
    if (lifecycle !== undefined) microsoft.lifecycle(email, oneOf(lifecycle, lifecycleEvents, 'lifecycle'))
    return { events: microsoft.events(email), ...microsoft.programs(email) }
  })
  on('microsoft', ({ fault, times, messages: mode }) => {
    if (fault !== undefined) microsoft.fail(oneOf(fault, microsoftFaults, 'fault'), Number(times ?? 1))
    if (mode !== undefined) microsoft.messages(oneOf(mode, messageModes, 'messages'))
    return { answers: microsoft.answers() }
  })
  on('phone', ({ mode }) => phone.set(oneOf(mode, phoneModes, 'mode')))
  on('phone/calls', () => ({ calls: phone.calls() }))
  on('phone/hang-up', () => phone.hangUp())
  on('clear', () => inbox.clear())
}

function readFault(input: Record<string, unknown>): Fault {
  return {
    operation: oneOf(input.operation, [...operations, '*'] as const, 'operation'),
    kind: oneOf(input.kind, faultKinds, 'kind'),
    ...(typeof input.times === 'number' && { times: input.times }),
    ...(typeof input.delayMs === 'number' && { delayMs: input.delayMs }),
  }
}

function oneOf<Choice extends string>(value: unknown, choices: readonly Choice[], name: string): Choice {
  const found = choices.find((choice) => choice === value)
  if (!found) throw new Error(`${name} must be one of ${choices.join(', ')}.`)
  return found
}

function isFromAnotherPage({ headers }: SandboxRequest): boolean {
  return headers.origin !== undefined && headers.origin !== `http://${headers.host}`
}
