import type { ChatMessage } from '@newyou/contract/communication/chat'
import { socketEvents } from '@newyou/contract/socket-events'
import { sql } from 'kysely'
import type { Crisis } from '../../foundation/crisis/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { ModerationModule } from '../../people/moderation/index.ts'
import { type Clock, hours, minutes } from '../../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Upload } from '../../platform/http/uploads.ts'
import type { KeptFile } from '../../platform/media/attachments.ts'
import type { Realtime } from '../../platform/realtime/realtime.ts'
import type { CometchatModule } from '../cometchat/index.ts'
import type { GroupBell } from './bell.ts'
import type { ChatFiles } from './files.ts'
import type { GroupReading } from './group-queries.ts'
import type { GroupLive } from './live.ts'
import { type Member, memberOf } from './members.ts'

/** Fewer than between two: many read them. */
const postsPerMinute = 10
const postsPerHour = 120

interface WritingDependencies {
  db: Database
  clock: Clock
  rateLimits: Pick<RateLimits, 'spend'>
  notifications: Pick<Notifications, 'readAbout'>
  realtime: Pick<Realtime, 'publish'>
  crisis: Pick<Crisis, 'wroteInGroup'>
  files: ChatFiles
  reading: GroupReading
  moderation: Pick<ModerationModule, 'reports'>
  live: GroupLive
  bell: GroupBell
  mirror: Pick<CometchatModule['mirror'], 'written'>
}

export interface Draft {
  u_id: string
  text: string
}

/** Posts of members in groups. */
export function createGroupWriting(dependencies: WritingDependencies) {
  const {
    db,
    clock,
    rateLimits,
    notifications,
    realtime,
    crisis,
    files,
    reading,
    moderation,
    live,
    bell,
    mirror,
  } = dependencies

  /** Under the group's lock, which comes before those of people. @throws DomainError chatEnded, memberMuted, rulesNotAgreed */
  async function lock(trx: Trx, { group_id: groupId, person_id: personId, side }: Member): Promise<Member> {
    await sql`select 1 from community_group where u_id = ${groupId} for update`.execute(trx)
    const me = orNotFound(await memberOf(trx, { personId, side }, groupId))
    const writing = reading.writingOf(me)
    if (writing === 'closed') throwError('chatEnded')
    if (writing === 'muted') throwError('memberMuted')
    if (writing === 'rules') throwError('rulesNotAgreed')
    return me
  }

  /**
   * The message this browser already sent with this id.
   * @throws DomainError idempotencyKeyReused for other words
   */
  async function sentBefore(trx: Trx, me: Member, { u_id, text }: Draft) {
    const known = await trx
      .selectFrom('community_post')
      .select(['seq', 'text', 'member_id'])
      .where('group_id', '=', me.group_id)
      .where('u_id', '=', u_id)
      .executeTakeFirst()
    if (known && (known.text !== text || known.member_id !== me.u_id)) throwError('idempotencyKeyReused')
    return known?.seq
  }

  async function post(trx: Trx, me: Member, draft: Draft, kept: readonly KeptFile[]) {
    const now = clock.now()
    const seq = me.last_seq + 1
    await trx
      .insertInto('community_post')
      .values({ ...draft, group_id: me.group_id, seq, member_id: me.u_id, created_at: now })
      .execute()
    await files.write(trx, kept, { group_id: me.group_id, seq, created_at: now })
    await trx
      .updateTable('community_group')
      .set({ last_seq: seq, last_at: now })
      .where('u_id', '=', me.group_id)
      .execute()
    // The author has read the posts above.
    await trx.updateTable('community_member').set({ read_seq: seq }).where('u_id', '=', me.u_id).execute()
    await live.changed(trx, me.group_id)
    await mirror.written(trx, { group_id: me.group_id }, { seq, u_id: draft.u_id })
    await bell.later(trx, me.group_id)
    const message = await reading.post(trx, me, seq)
    const reportId = await moderation.reports.ofCrisis(trx, {
      groupId: me.group_id,
      seq,
      text: draft.text,
      author: { personId: me.person_id, name: message.author?.name ?? '' },
    })
    if (reportId)
      await crisis.wroteInGroup(trx, { memberId: me.u_id, reportId, group: me.group_name, text: draft.text })
    return message
  }

  return {
    /** @throws DomainError tooManyRequests, chatEnded, memberMuted, rulesNotAgreed, fileRefused, idempotencyKeyReused */
    async write(
      member: Member,
      draft: Draft,
      sent: readonly Upload[],
    ): Promise<{ chat_u_id: string; message: ChatMessage }> {
      const { group_id: groupId, person_id: personId } = member
      await rateLimits.spend([
        { key: `group:minute:${personId}`, max: postsPerMinute, window: minutes(1) },
        { key: `group:hour:${personId}`, max: postsPerHour, window: hours(1) },
      ])
      const sender = { personId, isAtWork: false, place: { of: 'group', id: groupId } } as const
      return files.during(sender, sent, (kept) =>
        inTransaction(db, async (trx) => {
          const me = await lock(trx, member)
          const before = await sentBefore(trx, me, draft)
          if (before) return { chat_u_id: groupId, message: await reading.post(trx, me, before) }
          return { chat_u_id: groupId, message: await post(trx, me, draft, kept) }
        }),
      )
    },

    /** Resolves with what is left unread. */
    read: (me: Member, upTo: number): Promise<number> =>
      inTransaction(db, async (trx) => {
        await trx
          .updateTable('community_member')
          .set({ read_seq: sql`greatest(read_seq, least(${upTo}::int, ${me.last_seq}::int))` })
          .where('u_id', '=', me.u_id)
          .execute()
        const unread = await reading.unread(trx, me.u_id)
        if (unread === 0) await notifications.readAbout(trx, me.person_id, me.group_id)
        await realtime.publish(trx, socketEvents.groupMessage, {
          notification_users: [me.person_id],
          target_id: me.group_id,
        })
        return unread
      }),

    typing: (me: Member) => live.typing(me.group_id, me.person_id),
  }
}
export type GroupWriting = ReturnType<typeof createGroupWriting>
