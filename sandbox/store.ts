import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type {
  DisputeEntity,
  OrderRecord,
  PaymentRecord,
  PayoutMode,
  PayoutRecord,
  RefundRecord,
  WebhookRecord,
} from './gateway/entities.ts'
import type { MailRecord } from './mail/mail-record.ts'
import type { SmsRecord, WhatsAppRecord } from './messages/message-record.ts'
import type { RegisteredText } from './messages/registered.ts'

export type State = {
  orders: OrderRecord[]
  payments: PaymentRecord[]
  refunds: RefundRecord[]
  disputes: DisputeEntity[]
  payouts: PayoutRecord[]
  webhooks: WebhookRecord[]
  webhookSecret: string | undefined
  previousWebhookSecret: string | undefined
  mails: MailRecord[]
  sms: SmsRecord[]
  whatsapp: WhatsAppRecord[]
  registeredTexts: RegisteredText[]
}

/** Changes within this time are written together. */
const saveDelayMs = 200
/** Writing takes at most this part of the time, however much there is to write. */
const savingShare = 1 / 20

function emptyState(): State {
  return {
    orders: [],
    payments: [],
    refunds: [],
    disputes: [],
    payouts: [],
    webhooks: [],
    webhookSecret: undefined,
    previousWebhookSecret: undefined,
    mails: [],
    sms: [],
    whatsapp: [],
    registeredTexts: [],
  }
}

/** Everything the sandbox remembers, kept in a JSON file when one is given. */
export class Store {
  readonly #file: string | undefined
  #saving: NodeJS.Timeout | undefined
  #lastSaveMs = 0
  state: State
  payoutMode: PayoutMode = 'normal'

  constructor(file: string | undefined) {
    this.#file = file
    this.state = { ...emptyState(), ...readState(file) }
  }

  /** Call after each change; several close together are written once. */
  changed(): void {
    if (!this.#file || this.#saving) return
    const delay = Math.max(saveDelayMs, this.#lastSaveMs / savingShare)
    this.#saving = setTimeout(() => this.#save(), delay)
  }

  /** Forgets everything but what the server still holds: webhook secrets, and ids of registered texts. */
  clear(): void {
    const { webhookSecret, previousWebhookSecret, registeredTexts } = this.state
    this.state = { ...emptyState(), webhookSecret, previousWebhookSecret, registeredTexts }
    this.changed()
  }

  close(): void {
    this.#save()
  }

  #save(): void {
    clearTimeout(this.#saving)
    this.#saving = undefined
    if (!this.#file) return
    const began = performance.now()
    // Written beside and renamed, so that a stop in between leaves the old file whole.
    const draft = `${this.#file}.draft`
    writeFileSync(draft, JSON.stringify(this.state))
    renameSync(draft, this.#file)
    this.#lastSaveMs = performance.now() - began
  }
}

function readState(file: string | undefined): Partial<State> {
  if (!file) return {}
  try {
    // The file is our own writing; a broken one stops the start with its parse error.
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<State>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {} // what the file system throws
    throw error
  }
}
