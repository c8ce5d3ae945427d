import { createHmac, randomUUID } from 'node:crypto'
import type { TestApp } from './test-app.ts'

/** Posts one event, signed with a secret. Resolves with the status. */
export async function post(app: TestApp, body: string | Buffer, secret: string, eventId?: string) {
  return postSigned(app, body, createHmac('sha256', secret).update(body).digest('hex'), eventId)
}

export async function postSigned(
  app: TestApp,
  body: string | Buffer,
  signature: string | undefined,
  eventId: string = randomUUID(),
) {
  const answer = await app.app.http.inject({
    method: 'POST',
    url: '/api/webhooks/razorpay',
    payload: body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': eventId,
      ...(signature === undefined ? {} : { 'x-razorpay-signature': signature }),
    },
  })
  return answer.statusCode
}
