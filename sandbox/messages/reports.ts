import { createHmac, randomUUID } from 'node:crypto'
import type { SandboxOptions } from '../options.ts'
import type { Timers } from '../platform/timers.ts'

/** A report as it goes to the site. */
export interface SentReport {
  url: string
  headers: Record<string, string>
  body: string
}

const againAfterMs = [500, 2000, 8000]

/** Reports and answers on their way to the site: sent again where they are not taken. */
export class Reports {
  readonly all: SentReport[] = []
  readonly #options: SandboxOptions
  readonly #timers: Timers

  constructor(options: SandboxOptions, timers: Timers) {
    this.#options = options
    this.#timers = timers
  }

  msg91(report: { requestId: string; number: string; isDelivered: boolean; parts: number; why: string }) {
    const { requestId, number, isDelivered, parts, why } = report
    this.#post(this.#options.msg91WebhookUrl, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        requestId,
        number: number.replace('+', ''),
        status: isDelivered ? '1' : '16',
        desc: isDelivered ? 'DELIVERED' : 'REJECTED',
        failedReason: why,
        credit: String(parts),
        amount: (parts * 0.2).toFixed(2),
      }),
    })
  }

  exotel(url: string, report: { sid: string; to: string; isDelivered: boolean; parts: number; why: string }) {
    const { sid, to, isDelivered, parts, why } = report
    this.#post(url, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        SmsSid: sid,
        To: to,
        Status: isDelivered ? 'sent' : 'failed',
        SmsUnits: String(parts),
        DetailedStatus: isDelivered ? 'DELIVERED_TO_HANDSET' : why,
        DetailedStatusCode: isDelivered ? '20000' : '30001',
      }).toString(),
    })
  }

  whatsapp(value: Record<string, unknown>) {
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        { id: '1', changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', ...value } }] },
      ],
    })
    const signature = createHmac('sha256', this.#options.whatsappAppSecret).update(body).digest('hex')
    this.#post(this.#options.whatsappWebhookUrl, {
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
      body,
    })
  }

  /** @returns the id of the answer */
  answer(from: string, text: string, answersTo: string | undefined): string {
    const id = `wamid.${randomUUID()}`
    this.whatsapp({
      messages: [
        {
          id,
          from: from.replace('+', ''),
          timestamp: String(Math.floor(this.#options.clock.now() / 1000)),
          type: 'text',
          text: { body: text },
          ...(answersTo && { context: { id: answersTo } }),
        },
      ],
    })
    return id
  }

  #post(url: string | undefined, { headers, body }: Omit<SentReport, 'url'>, tries = againAfterMs) {
    if (tries === againAfterMs) this.all.push({ url: url ?? '', headers, body })
    if (!url || !this.#options.sendsReports) return
    const again = () => {
      const [wait, ...more] = tries
      if (wait !== undefined) this.#timers.after(wait, () => this.#post(url, { headers, body }, more))
    }
    void fetch(url, { method: 'POST', headers, body }).then(
      (answer) => answer.ok || again(),
      () => again(),
    )
  }
}
