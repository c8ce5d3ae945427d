import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { throwError } from '../../platform/http/errors.ts'
import { signedWebhook } from '../../platform/http/signed-webhook.ts'
import type { CometChatArrivals } from './arrivals.ts'

const news = z.object({
  trigger: z.literal('message_sent'),
  data: z.object({ message: z.object({ id: z.coerce.string().regex(/^\d{1,20}$/) }) }),
})

const digest = (text: string) => createHash('sha256').update(text).digest()

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return throwError('malformedRequest')
  }
}

/** News of CometChat, which it sends with a name and a password (basic authentication). Other triggers are not for us. */
export const cometChatWebhook = (
  app: FastifyInstance,
  { arrivals, credential }: { arrivals: CometChatArrivals; credential: { user: string; password: string } },
) => {
  const { user, password } = credential
  const expected = digest(`Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`)
  return signedWebhook(app, {
    path: '/api/webhooks/cometchat',
    policy: 'with the credential of CometChat',
    async receive(body, { authorization = '' }) {
      if (!timingSafeEqual(digest(authorization), expected) || !Buffer.isBuffer(body))
        throwError('invalidToken')
      const heard = news.safeParse(parsed(body))
      if (heard.success) await arrivals.heard(heard.data.data.message.id)
    },
  })
}
