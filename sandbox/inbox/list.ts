import type { Store } from '../store.ts'
import { codeOfMail, codeOfMessage, isSameReceiver } from './inbox.ts'

export type ListedItem = {
  kind: 'mail' | 'sms' | 'whatsapp' | 'order' | 'payment' | 'refund' | 'webhook'
  id: string
  /** Milliseconds since 1970. */
  at: number
  to: string[]
  title: string
  text: string
  code?: string
  html?: string
  attachments?: { filename: string; mimeType: string; base64: string }[]
  /** How a payment, a refund or a webhook stands. */
  state?: string
}

/** All that reached the outside world, newest first. With `to`, only messages to that address or number. */
export function listReceived({ state }: Store, to: string | null, kind: string | null): ListedItem[] {
  const isWanted = (receivers: string[]) => to === null || isFor(receivers, to)
  const messages: ListedItem[] = [
    ...state.mails
      .filter((mail) => isWanted(mail.to))
      .map((mail) => ({
        kind: 'mail' as const,
        id: mail.id,
        at: mail.at,
        to: mail.to,
        title: mail.subject,
        text: mail.text,
        code: codeOfMail(mail).code,
        html: mail.html,
        attachments: mail.attachments,
      })),
    ...state.sms.filter((sms) => isWanted([sms.to])).map((sms) => listMessage('sms', sms)),
    ...state.whatsapp
      .filter((message) => isWanted([message.to]))
      .map((message) => listMessage('whatsapp', message)),
  ]
  const items = to === null ? [...messages, ...listMoney(state)] : messages
  return items
    .filter((item) => kind === null || item.kind === kind)
    .map((item, place) => ({ item, place }))
    .toSorted((one, other) => other.item.at - one.item.at || other.place - one.place)
    .map(({ item }) => item)
}

function isFor(receivers: string[], to: string): boolean {
  // A plus sign in a query that was not encoded arrives as a space.
  return receivers.some((one) => isSameReceiver(one, to.trim()))
}

function listMessage(
  kind: 'sms' | 'whatsapp',
  message: { id: string; at: number; to: string; text: string },
): ListedItem {
  const { id, at, to, text } = message
  return { kind, id, at, to: [to], title: text.split('\n')[0] ?? '', text, code: codeOfMessage(message).code }
}

function listMoney(state: Store['state']): ListedItem[] {
  return [
    ...state.orders.map(({ entity }) => ({
      kind: 'order' as const,
      id: entity.id,
      at: entity.created_at * 1000,
      to: [],
      title: `${rupees(entity.amount)}, receipt ${entity.receipt ?? 'none'}`,
      text: JSON.stringify(entity, null, 2),
      state: entity.status,
    })),
    ...state.payments.map(({ entity }) => ({
      kind: 'payment' as const,
      id: entity.id,
      at: entity.created_at * 1000,
      to: [],
      title: `${rupees(entity.amount)} by ${entity.vpa ?? entity.bank ?? `card ending ${entity.card?.last4}`}`,
      text: JSON.stringify(entity, null, 2),
      state: entity.status,
    })),
    ...state.refunds.map(({ entity }) => ({
      kind: 'refund' as const,
      id: entity.id,
      at: entity.created_at * 1000,
      to: [],
      title: `${rupees(entity.amount)} of ${entity.payment_id}`,
      text: JSON.stringify(entity, null, 2),
      state: entity.status,
    })),
    ...state.webhooks.map((record) => ({
      kind: 'webhook' as const,
      id: record.id,
      at: record.createdAt,
      to: [],
      title: record.event,
      text: JSON.stringify({ answers: record.attempts, sent: JSON.parse(record.body) }, null, 2),
      state: webhookState(record),
    })),
  ]
}

function webhookState(record: Store['state']['webhooks'][number]): string {
  const answers = record.attempts.map((attempt) => attempt.status ?? 'no answer').join(', ')
  const words = record.state.replace('_', ' ')
  return answers === '' ? words : `${words} (${answers})`
}

const inRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

function rupees(paise: number): string {
  return inRupees.format(paise / 100)
}
