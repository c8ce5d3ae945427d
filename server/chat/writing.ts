import type { ChatMessage } from '@newyou/contract/chat'
import { type Clock, hours, minutes } from '../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../platform/database/database.ts'
import { fail, found } from '../platform/http/errors.ts'
import type { RateLimits } from '../platform/http/rate-limits.ts'
import type { Ids } from '../platform/ids.ts'
import type { ChatNotifications } from './notifications.ts'
import { otherSide, type Pair, pairOf, pairStateOf, type Talker } from './pairs.ts'
import { presentMessage } from './reading.ts'

const messagesPerMinute = 30
const messagesPerHour = 300

interface WritingDependencies {
  db: Database
  clock: Clock
  ids: Ids
  rateLimits: Pick<RateLimits, 'spend'>
  chatNotifications: ChatNotifications
}

interface Draft {
  u_id: string
  text: string
}

/** What the two people of a conversation do to it. */
export function createChatWriting({ db, clock, ids, rateLimits, chatNotifications }: WritingDependencies) {
  /** The conversation under its lock, which comes before those of people; begun when there is none. */
  async function lock(trx: Trx, pair: Pair) {
    const now = clock.now()
    await trx
      .insertInto('conversation')
      .values({ ...pair, u_id: ids.next(), last_at: now, created_at: now })
      .onConflict((conflict) => conflict.columns(['client_id', 'healer_id']).doNothing())
      .execute()
    return trx
      .selectFrom('conversation')
      .selectAll()
      .where('client_id', '=', pair.client_id)
      .where('healer_id', '=', pair.healer_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
  }

  /** What the same browser has sent before under this id. @throws DomainError idempotencyKeyReused for other words */
  async function sentBefore(trx: Trx, conversationId: string, side: string, { u_id, text }: Draft) {
    const known = await trx
      .selectFrom('conversation_message')
      .select(['u_id', 'seq', 'side', 'text', 'created_at'])
      .where('conversation_id', '=', conversationId)
      .where('u_id', '=', u_id)
      .executeTakeFirst()
    if (known && (known.text !== text || known.side !== side)) fail('idempotencyKeyReused')
    return known
  }

  return {
    /** @throws DomainError tooManyRequests, notFound, chatNotMet, chatEnded, idempotencyKeyReused */
    async write(
      talker: Talker,
      id: string,
      draft: Draft,
    ): Promise<{ chat_u_id: string; message: ChatMessage }> {
      const { side, personId } = talker
      await rateLimits.spend([
        { key: `chat:minute:${personId}`, max: messagesPerMinute, window: minutes(1) },
        { key: `chat:hour:${personId}`, max: messagesPerHour, window: hours(1) },
      ])
      return inTransaction(db, async (trx) => {
        const pair = await pairOf(trx, talker, id)
        const pairState = await pairStateOf(trx, pair)
        if (pairState.writing === 'not-met') fail('chatNotMet')
        if (pairState.writing !== 'open') fail('chatEnded')
        const conversation = await lock(trx, pair)
        const known = await sentBefore(trx, conversation.u_id, side, draft)
        if (known) return { chat_u_id: conversation.u_id, message: presentMessage(known) }
        const now = clock.now()
        const message = await trx
          .insertInto('conversation_message')
          .values({
            ...draft,
            conversation_id: conversation.u_id,
            seq: conversation.last_seq + 1,
            side,
            created_at: now,
          })
          .returning(['u_id', 'seq', 'side', 'text', 'created_at'])
          .executeTakeFirstOrThrow()
        const unread = side === 'client' ? 'healer_unread' : 'client_unread'
        await trx
          .updateTable('conversation')
          .set((of) => ({ last_seq: message.seq, last_at: now, [unread]: of(unread, '+', 1) }))
          .where('u_id', '=', conversation.u_id)
          .execute()
        await chatNotifications.messageArrived(trx, { ...pairState, ...conversation }, otherSide(side), {
          seq: message.seq,
          isFirst: conversation[unread] === 0,
        })
        return { chat_u_id: conversation.u_id, message: presentMessage(message) }
      })
    },

    /** Resolves with what is left unread. @throws DomainError notFound, also for a conversation that was not begun */
    read: (talker: Talker, id: string, upTo: number): Promise<number> =>
      inTransaction(db, async (trx) => {
        const { side, personId } = talker
        const pair = await pairOf(trx, talker, id)
        const conversation = found(
          await trx
            .selectFrom('conversation')
            .selectAll()
            .where('client_id', '=', pair.client_id)
            .where('healer_id', '=', pair.healer_id)
            .forUpdate()
            .executeTakeFirst(),
        )
        const seq = Math.min(upTo, conversation.last_seq)
        if (seq <= conversation[`${side}_read_seq`]) return conversation[`${side}_unread`]
        const { count: unread } = await trx
          .selectFrom('conversation_message')
          .select((of) => of.fn.countAll<number>().as('count'))
          .where('conversation_id', '=', conversation.u_id)
          .where('side', '=', otherSide(side))
          .where('seq', '>', seq)
          .executeTakeFirstOrThrow()
        await trx
          .updateTable('conversation')
          .set({
            [`${side}_read_seq`]: seq,
            [`${side}_read_at`]: clock.now(),
            [`${side}_unread`]: unread,
          })
          .where('u_id', '=', conversation.u_id)
          .execute()
        const { healer_person_id } = await pairStateOf(trx, pair)
        await chatNotifications.read(trx, conversation.u_id, {
          reader: personId,
          isAllRead: unread === 0,
          people: [pair.client_id, healer_person_id],
        })
        return unread
      }),
  }
}
export type ChatWriting = ReturnType<typeof createChatWriting>
