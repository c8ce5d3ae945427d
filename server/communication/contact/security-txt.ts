import { addresses } from '@newyou/contract/addresses'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../foundation/settings/index.ts'
import { after, type Clock, days } from '../../platform/clock.ts'
import { limits } from '../../platform/http/limits.ts'

/** A reader asks again after so long, so that a contact that changed is not trusted for longer. */
const daysValid = 90

interface SecurityTextDependencies {
  clock: Clock
  publicUrl: string
  settings: Pick<Settings, 'read'>
}

/** Where a weakness of this site is reported (RFC 9116): by mail to the practice, or by its contact page. */
export function securityText(app: FastifyInstance, { clock, publicUrl, settings }: SecurityTextDependencies) {
  app.get(
    '/.well-known/security.txt',
    {
      config: { limit: limits.read, plain: { policy: 'any', reason: 'for people who report a weakness' } },
      schema: { hide: true },
    },
    async (_request, reply) => {
      const { email } = await settings.read()
      const lines = [
        `Contact: ${email ? `mailto:${email}` : `${publicUrl}${addresses.contactUs}`}`,
        `Expires: ${after(clock.now(), days(daysValid)).toISOString()}`,
        'Preferred-Languages: en, hi',
        `Canonical: ${publicUrl}/.well-known/security.txt`,
      ]
      return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
    },
  )
}
