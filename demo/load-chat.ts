import type { Transaction } from 'kysely'
import { after, hours } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { type DemoChat, demoChats } from './content/chat.ts'
import { demoId } from './ids.ts'

async function loadChat(trx: Transaction<DB>, { client, healer, lines, unread }: DemoChat, now: Date) {
  const id = demoId('conversation', `${client}:${healer}`)
  const at = (hoursAgo: number) => after(now, -hours(hoursAgo))
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return
  const readSeq = lines.length - unread
  const lastRead = lines[readSeq - 1] ?? first
  const isToClient = last.by === 'healer'
  await trx
    .insertInto('conversation')
    .values({
      u_id: id,
      client_id: demoId('person', client),
      healer_id: demoId('healer', healer),
      last_seq: lines.length,
      last_at: at(last.hoursAgo),
      client_read_seq: isToClient ? readSeq : lines.length,
      healer_read_seq: isToClient ? lines.length : readSeq,
      client_read_at: at(isToClient ? lastRead.hoursAgo : last.hoursAgo),
      healer_read_at: at(isToClient ? last.hoursAgo : lastRead.hoursAgo),
      client_unread: isToClient ? unread : 0,
      healer_unread: isToClient ? 0 : unread,
      is_demo: true,
      created_at: at(first.hoursAgo),
    })
    .execute()
  await trx
    .insertInto('conversation_message')
    .values(
      lines.map(({ by, hoursAgo, text }, place) => ({
        conversation_id: id,
        seq: place + 1,
        u_id: demoId('conversation-message', `${client}:${healer}:${place}`),
        side: by,
        text,
        created_at: at(hoursAgo),
      })),
    )
    .execute()
}

/** Chats between clients and their healers. */
export async function loadChats(trx: Transaction<DB>, now: Date) {
  for (const chat of demoChats) await loadChat(trx, chat, now)
}
