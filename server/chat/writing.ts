import { accountMessages } from '@newyou/contract/accounts/messages'
import type { ChatMessage } from '@newyou/contract/chat'
import { socketEvents } from '@newyou/contract/socket-events'
import type { Accounts } from '../accounts/index.ts'
import type { BlocksModule } from '../blocks/index.ts'
import type { CometchatModule } from '../cometchat/index.ts'
import type { CommunityModule, Talker } from '../community/index.ts'
import type { Crisis } from '../crisis/index.ts'
import { choiceReplies } from '../messages/replies/choices.ts'
import { type Clock, hours, minutes } from '../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../platform/database/database.ts'
import { fail, found } from '../platform/http/errors.ts'
import type { RateLimits } from '../platform/http/rate-limits.ts'
import type { Upload } from '../platform/http/uploads.ts'
import type { Ids } from '../platform/ids.ts'
import type { KeptFile } from '../platform/media/attachments.ts'
import type { Realtime } from '../platform/realtime/realtime.ts'
import type { ChatNotifications } from './notifications.ts'
import { otherSide, type Pair, pairOf, pairStateOf } from './pairs.ts'
import type { ChatReading } from './reading.ts'

const messagesPerMinute = 30
const messagesPerHour = 300

interface WritingDependencies {
  db: Database
  clock: Clock
  ids: Ids
  rateLimits: Pick<RateLimits, 'spend'>
  chatNotifications: ChatNotifications
  accounts: Pick<Accounts, 'knownAs'>
  crisis: Pick<Crisis, 'wroteToHealer'>
  realtime: Pick<Realtime, 'publish'>
  reading: ChatReading
  blocks: Pick<BlocksModule, 'add'>
  community: Pick<CommunityModule, 'files' | 'reports'>
  mirror: Pick<CometchatModule['mirror'], 'written'>
}

type ReportForm = Parameters<CommunityModule['reports']['byPerson']>[2]

interface Draft {
  u_id: string
  text: string
}

/** What the two people of a conversation do to it. */
export function createChatWriting(dependencies: WritingDependencies) {
  const {
    db,
    clock,
    ids,
    rateLimits,
    chatNotifications,
    accounts,
    crisis,
    realtime,
    reading,
    blocks,
    community,
    mirror,
  } = dependencies

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

  const conversationOf = (pair: Pair) =>
    db
      .selectFrom('conversation')
      .select('u_id')
      .where('client_id', '=', pair.client_id)
      .where('healer_id', '=', pair.healer_id)
      .executeTakeFirst()

  /** What the same browser has sent before under this id. @throws DomainError idempotencyKeyReused for other words */
  async function sentBefore(trx: Trx, conversationId: string, side: string, { u_id, text }: Draft) {
    const known = await trx
      .selectFrom('conversation_message')
      .select(['seq', 'side', 'text'])
      .where('conversation_id', '=', conversationId)
      .where('u_id', '=', u_id)
      .executeTakeFirst()
    if (known && (known.text !== text || known.side !== side)) fail('idempotencyKeyReused')
    return known?.seq
  }

  async function send(
    trx: Trx,
    { talker, pair, draft, kept }: { talker: Talker; pair: Pair; draft: Draft; kept: readonly KeptFile[] },
  ): Promise<{ chat_u_id: string; message: ChatMessage }> {
    const { side } = talker
    const pairState = await pairStateOf(trx, side, pair)
    if (pairState.writing === 'not-met') fail('chatNotMet')
    if (pairState.writing === 'blocked' || pairState.writing === 'blocked-by-me') fail('chatBlocked')
    if (pairState.writing !== 'open') fail('chatEnded')
    const conversation = await lock(trx, pair)
    const { u_id: conversationId } = conversation
    const answer = async (seq: number) => ({
      chat_u_id: conversationId,
      message: await reading.message(trx, talker, conversationId, seq),
    })
    const before = await sentBefore(trx, conversationId, side, draft)
    if (before) return answer(before)
    const now = clock.now()
    const seq = conversation.last_seq + 1
    await trx
      .insertInto('conversation_message')
      .values({ ...draft, conversation_id: conversationId, seq, side, created_at: now })
      .execute()
    await community.files.write(trx, kept, { conversation_id: conversationId, seq, created_at: now })
    await mirror.written(trx, { conversation_id: conversationId }, { seq, u_id: draft.u_id })
    const unread = side === 'client' ? 'healer_unread' : 'client_unread'
    await trx
      .updateTable('conversation')
      .set((of) => ({ last_seq: seq, last_at: now, [unread]: of(unread, '+', 1) }))
      .where('u_id', '=', conversationId)
      .execute()
    await chatNotifications.messageArrived(trx, { ...pairState, ...conversation }, otherSide(side), {
      seq,
      isFirst: conversation[unread] === 0,
    })
    if (side === 'client')
      await crisis.wroteToHealer(trx, {
        place: 'chat',
        targetId: conversationId,
        text: draft.text,
        healerPersonId: pairState.healer_person_id,
        clientId: pair.client_id,
        client: accounts.knownAs(pairState),
      })
    return answer(seq)
  }

  /** The other person, as this side knows them. */
  async function otherOf(talker: Talker, pair: Pair) {
    const state = await pairStateOf(db, talker.side, pair)
    return talker.side === 'client'
      ? { personId: state.healer_person_id, name: state.full_name }
      : { personId: pair.client_id, name: accounts.knownAs(state) }
  }

  return {
    /** @throws DomainError tooManyRequests, notFound, chatNotMet, chatEnded, chatBlocked, fileRefused, idempotencyKeyReused */
    async write(
      talker: Talker,
      id: string,
      draft: Draft,
      sent: readonly Upload[],
    ): Promise<{ chat_u_id: string; message: ChatMessage }> {
      const { personId } = talker
      await rateLimits.spend([
        { key: `chat:minute:${personId}`, max: messagesPerMinute, window: minutes(1) },
        { key: `chat:hour:${personId}`, max: messagesPerHour, window: hours(1) },
      ])
      const { client_id: clientId, healer_id: healerId } = await pairOf(db, talker, id)
      const sender = {
        personId,
        isAtWork: talker.side === 'healer',
        place: { of: 'chat', id: `${clientId} ${healerId}` },
      } as const
      return community.files.during(sender, sent, (kept) =>
        inTransaction(db, async (trx) =>
          send(trx, { talker, pair: await pairOf(trx, talker, id), draft, kept }),
        ),
      )
    },

    /** Tells the other, unless one of them has blocked the other. @throws DomainError notFound */
    async typing(talker: Talker, id: string) {
      const pair = await pairOf(db, talker, id)
      const conversation = await conversationOf(pair)
      const { writing } = await pairStateOf(db, talker.side, pair)
      if (!conversation || writing !== 'open') return
      const { personId } = await otherOf(talker, pair)
      await realtime.publish(db, socketEvents.typing, {
        notification_users: [personId],
        target_id: conversation.u_id,
      })
    },

    /** A message of the other, or the other themselves. @throws DomainError notFound, tooManyRequests */
    async report(talker: Talker, id: string, seq: number | undefined, form: ReportForm) {
      const pair = await pairOf(db, talker, id)
      const conversation = found(await conversationOf(pair))
      const place = { conversation_id: conversation.u_id }
      if (seq !== undefined) {
        const message = await reading.message(db, talker, conversation.u_id, seq)
        if (message.is_mine) fail('notFound')
      } else if (form.about === 'message') fail('invalidInput', { errors: { seq: accountMessages.required } })
      if (form.about === 'name') fail('invalidInput', { errors: { about: choiceReplies.notInList } })
      const subject = await otherOf(talker, pair)
      await community.reports.byPerson(talker.personId, { place, seq: seq ?? null, subject }, form)
    },

    /** @throws DomainError notFound */
    async block(talker: Talker, id: string) {
      const pair = await pairOf(db, talker, id)
      found(await conversationOf(pair))
      await blocks.add(db, talker.personId, await otherOf(talker, pair))
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
        const { healer_person_id } = await pairStateOf(trx, side, pair)
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
