import { pathTo, withQuery } from '@newyou/contract/addresses'
import { sql } from 'kysely'
import { type CometChat, CometChatError, type CometChatReceiver } from '../../integrations/cometchat.ts'
import { after, type Clock, minutes } from '../../platform/clock.ts'
import type { Database, Trx } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { CometChatGroups } from './groups.ts'
import { hourOf } from './hour-of.ts'
import type { CometChatPeople, Participant } from './people.ts'

const sendQueue = 'cometchat-send'
const withdrawQueue = 'cometchat-withdraw'
/** Longer than the calls for one message can take. */
const leaseMs = minutes(1)
const longestSeconds = 300
const placesAtOnce = 500

/** Where a message stands: in a conversation, or in a group. */
export type Place = { conversation_id: string } | { group_id: string }

interface Leased {
  place_id: string
  seq: number
  is_group: boolean
  message_id: string
  tries: number
}

type Row = Pick<Leased, 'place_id' | 'seq'>

interface Outgoing {
  text: string
  sender: Participant
  /** Of a group: as whom it was written. */
  member_id: string | null
  /** Of a conversation. */
  other: Participant | undefined
  files: number
  /** Not hidden or removed. */
  is_shown: boolean
}

interface OutboxDependencies {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'work' | 'send' | 'sendMany'>
  cometChat: CometChat
  people: CometChatPeople
  groups: CometChatGroups
  publicUrl: string
}

/**
 * Messages on their way to CometChat, one after the other in each conversation and group. Earlier attempts are looked
 * up there first, so a lost answer sends nothing twice.
 */
export function createCometChatOutbox(dependencies: OutboxDependencies) {
  const { db, clock, jobs, cometChat, people, groups, publicUrl } = dependencies
  /** Messages that are being written because they came from there, with their ids at CometChat. */
  const arriving = new Map<string, string>()

  /** The oldest that waits in a place, unless another job holds it. */
  async function lease(placeId: string): Promise<Leased | undefined> {
    const now = clock.now()
    const { rows } = await sql<Leased>`update cometchat_message
      set leased_until = ${after(now, leaseMs)}, tries = tries + 1
      where place_id = ${placeId} and seq = (select min(seq) from cometchat_message
          where place_id = ${placeId} and remote_id is null)
        and remote_id is null and (leased_until is null or leased_until < ${now})
      returning place_id, seq, is_group, message_id, tries`.execute(db)
    return rows[0]
  }

  const isHeld = async (placeId: string) =>
    (await db
      .selectFrom('cometchat_message')
      .select('seq')
      .where('place_id', '=', placeId)
      .where('remote_id', 'is', null)
      .where('leased_until', 'is not', null)
      .executeTakeFirst()) !== undefined

  const at = ({ place_id: placeId, seq }: Row) =>
    db.updateTable('cometchat_message').where('place_id', '=', placeId).where('seq', '=', seq)
  const forget = ({ place_id: placeId, seq }: Row) =>
    db.deleteFrom('cometchat_message').where('place_id', '=', placeId).where('seq', '=', seq).execute()

  async function outgoing({ place_id: placeId, seq, is_group }: Leased): Promise<Outgoing | undefined> {
    const place = is_group ? sql.ref('f.group_id') : sql.ref('f.conversation_id')
    const files = sql`(select count(*)::int from chat_file f where ${place} = ${placeId} and f.seq = ${seq})`
    const { rows } = await (is_group
      ? sql<Outgoing>`select p.text, p.state = 'shown' as is_shown, ${files} as files, null as other, p.member_id,
            jsonb_build_object('side', m.side, 'personId', m.person_id) as sender
          from community_post p join community_member m on m.u_id = p.member_id
          where p.group_id = ${placeId} and p.seq = ${seq}`
      : sql<Outgoing>`select m.text, m.state = 'shown' as is_shown, ${files} as files, null as member_id,
            case when m.side = 'client' then client else healer end as sender,
            case when m.side = 'client' then healer else client end as other
          from conversation_message m join conversation c on c.u_id = m.conversation_id
          join healer_card h on h.u_id = c.healer_id,
          jsonb_build_object('side', 'client', 'personId', c.client_id) client,
          jsonb_build_object('side', 'healer', 'personId', h.person_id) healer
          where m.conversation_id = ${placeId} and m.seq = ${seq}`
    ).execute(db)
    return rows[0]
  }

  /** Files stay on the site, behind a link to where they stand. */
  function textOf({ place_id: placeId, is_group }: Leased, { text, files, other }: Outgoing): string {
    if (files === 0) return text
    const page = other?.side === 'healer' ? 'practiceChat' : 'chat'
    const path = is_group
      ? pathTo('communityGroup', { groupId: placeId })
      : withQuery(pathTo(page), { with: placeId })
    return [text, `${publicUrl}${path}`].filter(Boolean).join('\n')
  }

  async function receiverOf(
    leased: Leased,
    other: Participant | undefined,
  ): Promise<CometChatReceiver | undefined> {
    if (!leased.is_group) {
      const id = other && (await people.ensure(other))
      return id ? { type: 'user', id } : undefined
    }
    await groups.ensure(leased.place_id)
    return { type: 'group', id: leased.place_id }
  }

  async function send(
    { sender, receiver, memberId }: { sender: string; receiver: CometChatReceiver; memberId: string | null },
    text: string,
    ourId: string,
  ) {
    try {
      return await cometChat.send(sender, receiver, text, ourId)
    } catch (error) {
      const isRefused = error instanceof CometChatError && error.status >= 400 && error.status < 500
      if (!isRefused) throw error
      if (error.isGone) {
        await (receiver.type === 'user' ? people.lost([sender, receiver.id]) : people.lost([sender]))
        if (receiver.type === 'group') await groups.lost(receiver.id)
        throw error
      }
      if (!memberId) throw error
      // The job of the membership may come after that of the first post, or before that of the last one.
      await cometChat.addMember(receiver.id, sender)
      try {
        return await cometChat.send(sender, receiver, text, ourId)
      } finally {
        await groups.sync(memberId)
      }
    }
  }

  /** Resolves with its id there; undefined for a message without a recipient, or one that is not to be seen. */
  async function deliver(leased: Leased): Promise<string | undefined> {
    const message = await outgoing(leased)
    const { message_id: ourId, tries } = leased
    const isFirst = tries === 1
    if (!message || (isFirst && !message.is_shown)) return undefined
    const sender = message.member_id
      ? await people.ensureMember(message.member_id)
      : await people.ensure(message.sender)
    const receiver = await receiverOf(leased, message.other)
    if (!sender || !receiver) return undefined
    const before = isFirst ? undefined : await cometChat.findSent(sender, receiver, ourId)
    const way = { sender, receiver, memberId: message.member_id }
    if (message.is_shown) return before ?? (await send(way, textOf(leased, message), ourId))
    // It was hidden before its first attempt was known to have arrived.
    if (before) await cometChat.deleteMessage(before)
    return undefined
  }

  jobs.work<{ placeId: string }>(
    sendQueue,
    async ({ placeId }) => {
      for (let leased = await lease(placeId); leased; leased = await lease(placeId))
        try {
          const remoteId = await deliver(leased)
          await (remoteId
            ? at(leased).set({ remote_id: remoteId, leased_until: null }).execute()
            : forget(leased))
        } catch (error) {
          await at(leased).set({ leased_until: null }).execute()
          throw error
        }
      // Its holder may have died: this job checks again later.
      if (await isHeld(placeId)) throw new Error('another job sends what stands before it')
    },
    { longestSeconds },
  )

  jobs.work<{ placeId: string; seq: number }>(withdrawQueue, async ({ placeId, seq }) => {
    const row = await db
      .selectFrom('cometchat_message')
      .select(['place_id', 'seq', 'remote_id', 'leased_until'])
      .where('place_id', '=', placeId)
      .where('seq', '=', seq)
      .executeTakeFirst()
    if (!row) return
    if (!row.remote_id) {
      if (row.leased_until) throw new Error('the message is being sent')
      return
    }
    await cometChat.deleteMessage(row.remote_id)
    await forget(row)
  })

  const placeOf = (place: Place) =>
    'group_id' in place
      ? { place_id: place.group_id, is_group: true }
      : { place_id: place.conversation_id, is_group: false }

  return {
    /** In the transaction in which it was written. */
    async written(trx: Trx, place: Place, { seq, u_id: messageId }: { seq: number; u_id: string }) {
      const remoteId = arriving.get(messageId) ?? null
      const { place_id: placeId, is_group } = placeOf(place)
      await trx
        .insertInto('cometchat_message')
        .values({ place_id: placeId, is_group, seq, message_id: messageId, remote_id: remoteId })
        .execute()
      if (!remoteId) await jobs.send(trx, sendQueue, { placeId }, { key: `${placeId}:${seq}` })
    },

    /** In the transaction in which it was hidden or removed. */
    withdrawn: (trx: Trx, place: Place, seq: number) =>
      jobs.send(trx, withdrawQueue, { placeId: placeOf(place).place_id, seq }),

    /** Once an hour for each place, for those whose jobs were given up while CometChat was away. */
    async sendWaiting() {
      const places = await db
        .selectFrom('cometchat_message')
        .select('place_id')
        .distinct()
        .where('remote_id', 'is', null)
        .limit(placesAtOnce)
        .execute()
      await jobs.sendMany(
        db,
        sendQueue,
        places.map(({ place_id: placeId }) => ({
          data: { placeId },
          key: `${placeId}:hour:${hourOf(clock)}`,
          afterSeconds: 0,
        })),
      )
    },

    /** Messages written during the work are known by this id. */
    async during<T>(messageId: string, remoteId: string, work: () => Promise<T>): Promise<T> {
      arriving.set(messageId, remoteId)
      try {
        return await work()
      } finally {
        arriving.delete(messageId)
      }
    },
  }
}
export type CometChatOutbox = ReturnType<typeof createCometChatOutbox>
