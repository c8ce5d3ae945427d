import { json, type Reply } from '../platform/http.ts'

export type ErrorBody = {
  code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR' | 'SERVER_ERROR'
  description: string
  source: string
  step: string
  reason: string
  metadata: Record<string, string>
  field?: string
}

/** A refusal by the gateway; the API turns it into Razorpay's error body. */
export class GatewayError extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(description: string, details: Partial<ErrorBody> & { status?: number } = {}) {
    super(description)
    const { status = 400, ...rest } = details
    this.status = status
    this.body = {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
      ...rest,
    }
  }

  reply(): Reply {
    return json(this.status, { error: this.body })
  }
}

export function unknownId(): GatewayError {
  return new GatewayError('The id provided does not exist', { reason: 'NA', step: 'NA', source: 'NA' })
}
