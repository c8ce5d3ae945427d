import type { MessageState } from '@newyou/contract/people/moderation/admin'
import { socketEvents } from '@newyou/contract/socket-events'
import { sql } from 'kysely'
import {
  type FoundMessage,
  type ReportableMessages,
  requireChangeable,
} from '../../people/moderation/index.ts'
import type { Trx } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Realtime } from '../../platform/realtime/realtime.ts'
import type { CometchatModule } from '../cometchat/index.ts'

interface ReportedMessageDependencies {
  realtime: Pick<Realtime, 'publish'>
  mirror: Pick<CometchatModule['mirror'], 'withdrawn'>
}

/** Messages between a client and a healer as messages that can be reported. */
export function reportedMessages({ realtime, mirror }: ReportedMessageDependencies): ReportableMessages {
  /** @throws DomainError notFound, notNow for what was removed */
  async function setState(trx: Trx, conversationId: string, seq: number, state: MessageState) {
    const message = orNotFound(
      await trx
        .selectFrom('conversation_message as m')
        .innerJoin('conversation as c', 'c.u_id', 'm.conversation_id')
        .innerJoin('healer_card as h', 'h.u_id', 'c.healer_id')
        .select(['m.state', 'c.client_id', 'h.person_id'])
        .where('m.conversation_id', '=', conversationId)
        .where('m.seq', '=', seq)
        .forUpdate('m')
        .executeTakeFirst(),
    )
    requireChangeable(message.state, state)
    await trx
      .updateTable('conversation_message')
      .set({ state })
      .where('conversation_id', '=', conversationId)
      .where('seq', '=', seq)
      .execute()
    await realtime.publish(trx, socketEvents.healerMessage, {
      notification_users: [message.client_id, message.person_id],
      target_id: conversationId,
    })
    await mirror.withdrawn(trx, { conversation_id: conversationId }, seq)
  }

  return {
    async find(queryable, { placeId: conversationId, seq }) {
      const { rows } =
        await sql<FoundMessage>`select m.text, m.state, m.created_at, (select count(*)::int from chat_file f
          where f.conversation_id = m.conversation_id and f.seq = m.seq) as files
        from conversation_message m where m.conversation_id = ${conversationId} and m.seq = ${seq}`.execute(
          queryable,
        )
      return rows[0]
    },

    follow: (trx, { placeId, seq }, { decision }) =>
      setState(trx, placeId, seq, decision === 'hide' ? 'hidden' : 'removed'),
  }
}
