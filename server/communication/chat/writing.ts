import type { ChatMessage } from '@newyou/contract/communication/chat'
import { accountMessages } from '@newyou/contract/people/accounts/messages'
import { socketEvents } from '@newyou/contract/socket-events'
import type { Crisis } from '../../foundation/crisis/index.ts'
import { choiceReplies } from '../../messages/replies/foundation.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { BlocksModule } from '../../people/blocks/index.ts'
import type { ModerationModule, ReportForm } from '../../people/moderation/index.ts'
import { type Clock, hours, minutes } from '../../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Upload } from '../../platform/http/uploads.ts'
import type { Ids } from '../../platform/ids.ts'
import type { KeptFile } from '../../platform/media/attachments.ts'
import type { Realtime } from '../../platform/realtime/realtime.ts'
import type { CometchatModule } from '../cometchat/index.ts'
import type { CommunityModule, Participant } from '../community/index.ts'
import type { ChatReading } from './conversation-queries.ts'
import type { ChatNotifications } from './notifications.ts'
import { otherSide, type Pair, pairOf, pairStateOf } from './pairs.ts'

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
  realtime: Pick<Realtime, 'publish' | 'say'>
  reading: ChatReading
  blocks: Pick<BlocksModule, 'add'>
  community: Pick<CommunityModule, 'files'>
  moderation: Pick<ModerationModule, 'reports'>
  mirror: Pick<CometchatModule['mirror'], 'written'>
}

interface Draft {
  u_id: string
  text: string
}

/** Writes of the two people of a conversation. */
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
    moderation,
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

  /**
   * The message this browser already sent with this id.
   * @throws DomainError idempotencyKeyReused for other words
   */
  async function sentBefore(trx: Trx, conversationId: string, side: string, { u_id, text }: Draft) {
    const known = await trx
      .selectFrom('conversation_message')
      .select(['seq', 'side', 'text'])
      .where('conversation_id', '=', conversationId)
      .where('u_id', '=', u_id)
      .executeTakeFirst()
    if (known && (known.text !== text || known.side !== side)) throwError('idempotencyKeyReused')
    return known?.seq
  }

  async function send(
    trx: Trx,
    {
      participant,
      pair,
      draft,
      kept,
    }: { participant: Participant; pair: Pair; draft: Draft; kept: readonly KeptFile[] },
  ): Promise<{ chat_u_id: string; message: ChatMessage }> {
    const { side } = participant
    const pairState = await pairStateOf(trx, side, pair)
    if (pairState.writing === 'not-met') throwError('chatNotMet')
    if (pairState.writing === 'blocked' || pairState.writing === 'blocked-by-me') throwError('chatBlocked')
    if (pairState.writing !== 'open') throwError('chatEnded')
    const conversation = await lock(trx, pair)
    const { u_id: conversationId } = conversation
    const answer = async (seq: number) => ({
      chat_u_id: conversationId,
      message: await reading.message(trx, participant, conversationId, seq),
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
  async function otherOf(participant: Participant, pair: Pair) {
    const state = await pairStateOf(db, participant.side, pair)
    return participant.side === 'client'
      ? { personId: state.healer_person_id, name: state.full_name }
      : { personId: pair.client_id, name: accounts.knownAs(state) }
  }

  return {
    /** @throws DomainError tooManyRequests, notFound, chatNotMet, chatEnded, chatBlocked, fileRefused, idempotencyKeyReused */
    async write(
      participant: Participant,
      id: string,
      draft: Draft,
      sent: readonly Upload[],
    ): Promise<{ chat_u_id: string; message: ChatMessage }> {
      const { personId } = participant
      await rateLimits.spend([
        { key: `chat:minute:${personId}`, max: messagesPerMinute, window: minutes(1) },
        { key: `chat:hour:${personId}`, max: messagesPerHour, window: hours(1) },
      ])
      const { client_id: clientId, healer_id: healerId } = await pairOf(db, participant, id)
      const sender = {
        personId,
        isAtWork: participant.side === 'healer',
        place: { of: 'chat', id: `${clientId} ${healerId}` },
      } as const
      return community.files.during(sender, sent, (kept) =>
        inTransaction(db, async (trx) =>
          send(trx, { participant, pair: await pairOf(trx, participant, id), draft, kept }),
        ),
      )
    },

    /** Tells the other, unless one of them has blocked the other. @throws DomainError notFound */
    async typing(participant: Participant, id: string) {
      const pair = await pairOf(db, participant, id)
      const conversation = await conversationOf(pair)
      const { writing } = await pairStateOf(db, participant.side, pair)
      if (!conversation || writing !== 'open') return
      const { personId } = await otherOf(participant, pair)
      await realtime.say(socketEvents.typing, personId, { target_id: conversation.u_id })
    },

    /** A message of the other, or the other themselves. @throws DomainError notFound, tooManyRequests */
    async report(participant: Participant, id: string, seq: number | undefined, form: ReportForm) {
      const pair = await pairOf(db, participant, id)
      const conversation = orNotFound(await conversationOf(pair))
      const place = { conversation_id: conversation.u_id }
      if (seq !== undefined) {
        const message = await reading.message(db, participant, conversation.u_id, seq)
        if (message.is_mine) throwError('notFound')
      } else if (form.about === 'message')
        throwError('invalidInput', { errors: { seq: accountMessages.required } })
      if (form.about === 'name') throwError('invalidInput', { errors: { about: choiceReplies.notInList } })
      const subject = await otherOf(participant, pair)
      await moderation.reports.byPerson(participant.personId, { place, seq: seq ?? null, subject }, form)
    },

    /** @throws DomainError notFound */
    async block(participant: Participant, id: string) {
      const pair = await pairOf(db, participant, id)
      orNotFound(await conversationOf(pair))
      await blocks.add(db, participant.personId, await otherOf(participant, pair))
    },

    /** Resolves with what is left unread. @throws DomainError notFound, also for a conversation that was not begun */
    read: (participant: Participant, id: string, upTo: number): Promise<number> =>
      inTransaction(db, async (trx) => {
        const { side, personId } = participant
        const pair = await pairOf(trx, participant, id)
        const conversation = orNotFound(
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
