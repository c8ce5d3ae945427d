import { createHmac, timingSafeEqual } from 'node:crypto'
import { addresses, pathTo } from '@newyou/contract/addresses'
import {
  type ChosenKind,
  chosenKinds,
  type NotificationKind,
} from '@newyou/contract/foundation/notifications'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import type { PreferenceStore } from './preferences.ts'

const idBytes = 16
const bodyBytes = idBytes + 1
const macBytes = 16

/**
 * Links that stop the mails of one kind for one person, without login: signed, without expiry, and nothing is
 * stored. Kinds that are always sent have none. A link can only change the mails of its kind.
 */
export function createUnsubscribeLinks({ secret, publicUrl }: { secret: string; publicUrl: string }) {
  const key = createHmac('sha256', secret).update('unsubscribe-link').digest()
  const macOf = (body: Buffer) => createHmac('sha256', key).update(body).digest().subarray(0, macBytes)

  return {
    /** Undefined for kinds that are always sent. */
    urlFor(personId: string, kind: NotificationKind): string | undefined {
      const index = (chosenKinds as readonly string[]).indexOf(kind)
      if (index < 0) return undefined
      const body = Buffer.alloc(bodyBytes, index)
      body.write(personId.replaceAll('-', ''), 0, 'hex')
      return (
        publicUrl + pathTo('unsubscribe', { token: Buffer.concat([body, macOf(body)]).toString('base64url') })
      )
    },
    /** @throws DomainError linkNotValid without a valid signature */
    read(token: string): { personId: string; kind: ChosenKind } {
      const bytes = Buffer.from(token, 'base64url')
      const body = bytes.subarray(0, bodyBytes)
      const kind = chosenKinds[body[idBytes] ?? chosenKinds.length]
      if (bytes.length !== bodyBytes + macBytes || !kind) throwError('linkNotValid')
      if (!timingSafeEqual(bytes.subarray(bodyBytes), macOf(body))) throwError('linkNotValid')
      const personId = body
        .toString('hex', 0, idBytes)
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      return { personId, kind }
    },
  }
}
export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>

interface UnsubscribingDependencies {
  db: Database
  links: UnsubscribeLinks
  preferences: Pick<PreferenceStore, 'of' | 'choose'>
}

/** Views and actions of a mail link. */
export function createUnsubscribing({ db, links, preferences }: UnsubscribingDependencies) {
  /** @throws DomainError linkNotValid, also after the account was deleted */
  async function open(token: string) {
    const meaning = links.read(token)
    const person = await db
      .selectFrom('person_name')
      .select('u_id')
      .where('u_id', '=', meaning.personId)
      .executeTakeFirst()
    return person ? meaning : throwError('linkNotValid')
  }
  return {
    async look(token: string) {
      const { personId, kind } = await open(token)
      const { choices } = await preferences.of(db, personId)
      return { kind, is_on: (choices[`${kind} mail`] ?? 'on') !== 'off' }
    },
    async set(token: string, isOn: boolean) {
      const { personId, kind } = await open(token)
      await preferences.choose(db, personId, [{ kind, channel: 'mail', choice: isOn ? 'on' : 'off' }])
      return { kind, is_on: isOn }
    },
  }
}
export type Unsubscribing = ReturnType<typeof createUnsubscribing>

/**
 * The request of a mail program's own "unsubscribe" button (RFC 8058): a form posted to the address of the header,
 * without a cookie. People who open the address get the page with the same path.
 */
export function oneClickRoute(app: FastifyInstance, { set }: Pick<Unsubscribing, 'set'>) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The form says nothing that the address does not say.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null),
    )
    scope.post<{ Params: { token: string } }>(
      addresses.unsubscribe,
      {
        config: {
          limit: limits.write,
          plain: { policy: 'signed address', reason: 'mail programs unsubscribe here' },
        },
        schema: { hide: true },
      },
      async ({ params }, reply) => {
        await set(params.token, false)
        return reply.status(204).send()
      },
    )
  })
}
