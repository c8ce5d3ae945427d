import { createHmac } from 'node:crypto'
import type { SandboxOptions } from '../options.ts'
import type { Timers } from '../platform/timers.ts'
import type { Store } from '../store.ts'
import type { EventName, WebhookRecord, WebhookRoute } from './entities.ts'
import { newId, randomName } from './ids.ts'

export type EventParts = Record<string, { entity: { id: string } }>

export type EventSubject = { orderId: string | null; paymentId: string | null }

export type WebhookMode = 'normal' | 'dropped' | 'held'

/** Makes, signs, sends and repeats events. Delivery is at least once and in no promised order. */
export class Webhooks {
  readonly #options: SandboxOptions
  readonly #store: Store
  readonly #timers: Timers
  readonly #accountId = newId('acc')
  #url: string | undefined
  /** `dropped` loses all events, `held` keeps them until `release`. */
  mode: WebhookMode = 'normal'

  constructor(options: SandboxOptions, store: Store, timers: Timers) {
    this.#options = options
    this.#store = store
    this.#timers = timers
    this.#url = options.webhookUrl
  }

  get secret(): string {
    return this.#store.state.webhookSecret ?? this.#options.webhookSecret
  }

  get previousSecret(): string | undefined {
    return this.#store.state.previousWebhookSecret
  }

  sendTo(url: string | undefined): void {
    this.#url = url
  }

  /** Events made from now on are signed with the new secret; older ones keep the old. */
  rotateSecret(secret = `sandbox-webhook-${randomName()}`): string {
    this.#store.state.previousWebhookSecret = this.secret
    this.#store.state.webhookSecret = secret
    this.#store.changed()
    return secret
  }

  /** Records the webhook of an event; `dispatch` sends it later. */
  make(event: EventName, payload: EventParts, subject: EventSubject): WebhookRecord {
    const createdAt = this.#options.clock.now()
    const record: WebhookRecord = {
      id: randomName(),
      event,
      body: JSON.stringify({
        entity: 'event',
        account_id: this.#accountId,
        event,
        contains: Object.keys(payload),
        payload,
        created_at: Math.floor(createdAt / 1000),
      }),
      secret: this.secret,
      ...subject,
      createdAt,
      state: 'waiting',
      attempts: [],
    }
    this.#store.state.webhooks.push(record)
    this.#store.changed()
    return record
  }

  /** Sends events by the given route. Resolves after the first answers for `early`, at once for the others. */
  async dispatch(records: WebhookRecord[], route: WebhookRoute): Promise<void> {
    if (this.mode === 'dropped' || route === 'dropped') return this.#mark(records, 'dropped')
    if (this.mode === 'held') return this.#mark(records, 'held')
    switch (route) {
      case 'early':
        await Promise.all(records.map((record) => this.#deliver(record)))
        return
      case 'delayed':
        this.#timers.after(this.#options.delays.delayedWebhookMs, () => this.#deliverAll(records))
        return
      case 'duplicated':
        this.#deliverAll(records.flatMap((record) => [record, record, record, this.#copy(record)]))
        return
      case 'reversed':
        this.#deliverInTurn(records.toReversed())
        return
      default:
        this.#deliverAll(records)
    }
  }

  /** Sends what `held` kept back. */
  release(): void {
    this.mode = 'normal'
    this.#deliverAll(this.#store.state.webhooks.filter((record) => record.state === 'held'))
  }

  /** After a restart, resumes the unanswered deliveries. */
  resume(): void {
    this.#deliverAll(this.#store.state.webhooks.filter((record) => record.state === 'waiting'))
  }

  /** Sends one event again, all copies at once. Resolves with the status of each answer (null: none). */
  async resend(
    id: string,
    how: { times?: number; secret?: 'own' | 'current' | 'previous'; newId?: boolean } = {},
  ): Promise<(number | null)[]> {
    const found = this.#store.state.webhooks.find((record) => record.id === id)
    if (!found) throw new Error(`No event has the id ${id}.`)
    const record = how.newId ? this.#copy(found) : found
    const secrets = { own: record.secret, current: this.secret, previous: this.previousSecret }
    const secret = secrets[how.secret ?? 'own']
    if (secret === undefined) throw new Error('The webhook secret was never rotated.')
    return Promise.all(Array.from({ length: how.times ?? 1 }, () => this.#post(record, secret)))
  }

  #copy(record: WebhookRecord): WebhookRecord {
    const copy: WebhookRecord = { ...record, id: randomName(), state: 'waiting', attempts: [] }
    this.#store.state.webhooks.push(copy)
    return copy
  }

  #mark(records: WebhookRecord[], state: WebhookRecord['state']): void {
    for (const record of records) record.state = state
    this.#store.changed()
  }

  #deliverAll(records: WebhookRecord[]): void {
    for (const record of records) void this.#deliver(record)
  }

  async #deliverInTurn(records: WebhookRecord[]): Promise<void> {
    for (const record of records) await this.#deliver(record)
  }

  async #deliver(record: WebhookRecord, failures = 0): Promise<void> {
    if (this.#url === undefined) return
    const status = await this.#post(record, record.secret)
    if (isAccepted(status)) return
    const waitMs = this.#options.delays.webhookRetriesMs[failures]
    if (waitMs === undefined) return this.#mark([record], 'given_up')
    this.#timers.after(waitMs, () => void this.#deliver(record, failures + 1))
  }

  async #post(record: WebhookRecord, secret: string): Promise<number | null> {
    const at = this.#options.clock.now()
    const { status, error } = await this.#request(record, secret)
    record.attempts.push({ at, status, error })
    if (isAccepted(status)) record.state = 'delivered'
    this.#store.changed()
    return status
  }

  async #request(
    record: WebhookRecord,
    secret: string,
  ): Promise<{ status: number | null; error: string | null }> {
    if (this.#url === undefined) return { status: null, error: 'No webhook address is set.' }
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Razorpay-Webhook/v1',
          'x-razorpay-event-id': record.id,
          'x-razorpay-signature': sign(record.body, secret),
        },
        body: record.body,
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#options.delays.webhookTimeoutMs),
      })
      await response.arrayBuffer()
      return { status: response.status, error: null }
    } catch (error) {
      return { status: null, error: error instanceof Error ? error.message : String(error) }
    }
  }
}

export function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

function isAccepted(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300
}
