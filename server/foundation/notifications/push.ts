import { addresses } from '@newyou/contract/addresses'
import type { NotificationKind, PushState } from '@newyou/contract/foundation/notifications'
import type { PushProvider } from '../../integrations/push.ts'
import type { Messages } from '../../messages/index.ts'
import { notificationReplies } from '../../messages/replies/foundation.ts'
import { inTransaction, type Queryable } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { SessionViewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import type { DiscreetStore } from './discreet.ts'
import { languageOf } from './reader.ts'

interface GivenSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

interface PushDependencies extends Pick<Platform, 'clock' | 'db'> {
  discreet: Pick<DiscreetStore, 'of'>
  messages: Pick<Messages, 'bell' | 'localeOf'>
  push: PushProvider | undefined
}

/** Push notifications to the browsers of those who turned them on. */
export function createPushNotifications({ clock, db, discreet, messages, push }: PushDependencies) {
  async function of({ sessionId }: Pick<SessionViewer, 'sessionId'>): Promise<PushState> {
    const row = await db
      .selectFrom('push_subscription')
      .select('endpoint')
      .where('session_id', '=', sessionId)
      .executeTakeFirst()
    return { public_key: push?.publicKey ?? null, endpoint: row?.endpoint ?? null }
  }

  /** The text for a lock screen: the kind of message, without its content. */
  async function textFor(personId: string, kind: NotificationKind, key: string) {
    const locale = messages.localeOf(await languageOf(db, personId))
    const { has_neutral_messages: isNeutral } = await discreet.of(db, personId)
    const { title, description } = isNeutral
      ? messages.bell(locale, 'notifications.neutral', {})
      : messages.bell(locale, 'notifications.push', { kind })
    return JSON.stringify({ title, body: description, path: addresses.notifications, tag: key })
  }

  return {
    isOffered: push !== undefined,
    of,

    /** @throws DomainError invalidInput if the address is not of a push service, notNow if push is not configured */
    async turnOn({ personId, sessionId }: SessionViewer, { endpoint, keys }: GivenSubscription) {
      if (!push) return throwError('notNow')
      if (!push.knows(endpoint))
        throwError('invalidInput', { errors: { endpoint: notificationReplies.unknownPushService } })
      const subscription = { person_id: personId, endpoint, ...keys, last_key: null, created_at: clock.now() }
      await inTransaction(db, async (trx) => {
        // A browser has one subscription, no matter who is logged in.
        await trx
          .deleteFrom('push_subscription')
          .where('endpoint', '=', endpoint)
          .where('session_id', '<>', sessionId)
          .execute()
        await trx
          .insertInto('push_subscription')
          .values({ session_id: sessionId, ...subscription })
          .onConflict((conflict) => conflict.column('session_id').doUpdateSet(subscription))
          .execute()
      })
      return of({ sessionId })
    },

    async turnOff({ sessionId }: SessionViewer) {
      await db.deleteFrom('push_subscription').where('session_id', '=', sessionId).execute()
      return of({ sessionId })
    },

    /** Whether any browser of this person gets them. */
    async reaches(queryable: Queryable, personId: string) {
      if (!push) return false
      const row = await queryable
        .selectFrom('push_subscription')
        .select('session_id')
        .where('person_id', '=', personId)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Sends to each browser once, even when it is repeated. @throws if a push service is unavailable */
    async handOver(
      personId: string,
      { key, kind, isUrgent }: { key: string; kind: NotificationKind; isUrgent: boolean },
    ) {
      if (!push) return
      const now = clock.now()
      const targets = await db
        .selectFrom('push_subscription as p')
        .select(['p.session_id', 'p.endpoint', 'p.p256dh', 'p.auth'])
        .where('p.person_id', '=', personId)
        .where((of) => of.or([of('p.last_key', 'is', null), of('p.last_key', '<>', key)]))
        // A session that was not used again has ended as well.
        .where((of) =>
          of.exists(
            of
              .selectFrom('refresh_token as r')
              .select('r.session_id')
              .whereRef('r.session_id', '=', 'p.session_id')
              .where('r.rotated_at', 'is', null)
              .where('r.expires_at', '>', now),
          ),
        )
        .execute()
      if (targets.length === 0) return
      const text = await textFor(personId, kind, key)
      const outcomes = await Promise.allSettled(
        targets.map(async ({ session_id: sessionId, ...target }) => {
          const outcome = await push.send(target, text, { key, isUrgent })
          // Not one that took its place meanwhile.
          const isMine = { session_id: sessionId, endpoint: target.endpoint }
          if (outcome === 'gone')
            await db
              .deleteFrom('push_subscription')
              .where((of) => of.and(isMine))
              .execute()
          else
            await db
              .updateTable('push_subscription')
              .set({ last_key: key })
              .where((of) => of.and(isMine))
              .execute()
        }),
      )
      const failed = outcomes.find(({ status }) => status === 'rejected')
      if (failed?.status === 'rejected') throw failed.reason
    },
  }
}

export type PushNotifications = ReturnType<typeof createPushNotifications>
