import { json, type Reply } from '../platform/http.ts'

export const operations = [
  'orders.create',
  'orders.list',
  'orders.fetch',
  'orders.payments',
  'payments.list',
  'payments.fetch',
  'payments.capture',
  'payments.refund',
  'refunds.list',
  'refunds.fetch',
  'disputes.list',
  'disputes.fetch',
  'disputes.accept',
  'disputes.contest',
  'documents.create',
  'payouts.create',
  'payouts.list',
  'payouts.fetch',
] as const

export type Operation = (typeof operations)[number]

/**
 * `error500`, `rate429`, `garbage` and `hang` do nothing else; `cut` does the work and then drops the
 * connection; `slow` waits, then answers normally.
 */
export const faultKinds = ['error500', 'rate429', 'garbage', 'hang', 'cut', 'slow'] as const

export type Fault = {
  operation: Operation | '*'
  kind: (typeof faultKinds)[number]
  /** How many calls it hits; 1 when not given. */
  times?: number
  /** How long `slow` waits; 30 seconds when not given. */
  delayMs?: number
}

const slowMs = 30_000

/** Faults waiting for the next calls of the API, first in first out for each operation. */
export class Faults {
  #waiting: Fault[] = []

  add(fault: Fault): void {
    this.#waiting.push({ ...fault, times: fault.times ?? 1 })
  }

  clear(): void {
    this.#waiting = []
  }

  waiting(): Fault[] {
    return this.#waiting.map((fault) => ({ ...fault }))
  }

  async run(operation: Operation, work: () => Promise<Reply> | Reply): Promise<Reply> {
    const fault = this.#take(operation)
    switch (fault?.kind) {
      case undefined:
        return work()
      case 'error500':
        return json(500, { error: { ...unavailable, code: 'SERVER_ERROR' } })
      case 'rate429':
        return json(429, { error: { ...unavailable, description: 'Too many requests. Try again later.' } })
      case 'garbage':
        return { status: 200, headers: { 'content-type': 'application/json' }, body: '{"id":"order_<html>' }
      case 'hang':
        return 'hang'
      case 'cut':
        await work()
        return 'cut'
      case 'slow':
        await new Promise((resolve) => setTimeout(resolve, fault.delayMs ?? slowMs).unref())
        return work()
    }
  }

  #take(operation: Operation): Fault | undefined {
    const fault = this.#waiting.find((one) => one.operation === operation || one.operation === '*')
    if (!fault) return undefined
    fault.times = (fault.times ?? 1) - 1
    if (fault.times <= 0) this.#waiting = this.#waiting.filter((one) => one !== fault)
    return fault
  }
}

const unavailable = {
  code: 'BAD_REQUEST_ERROR',
  description: 'The gateway cannot do this right now. Try again in a moment.',
  source: 'internal',
  step: 'NA',
  reason: 'server_error',
  metadata: {},
}
