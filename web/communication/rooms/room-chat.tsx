import '../../messages/chat.ts'
import '../../messages/rooms.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorState } from '../../ui/error-state.tsx'
import { moveKept } from '../chat/kept.ts'
import { chatQueries, type KnownThread, renameThread } from '../chat/queries.ts'
import { Thread } from '../chat/thread.tsx'
import { useOutbox } from '../chat/use-outbox.ts'
import { WriteBox } from '../chat/write-box.tsx'
import styles from './notes.module.css'
import type { KnownRoom } from './queries.ts'

/** The conversation of the two, as it stands in their messages before and after the session. */
export function RoomChat({ room }: { room: KnownRoom }) {
  const t = useTranslations('rooms.in')
  const client = useQueryClient()
  const [id, setId] = useState(room.u_id)
  const { data, error, refetch } = useQuery(chatQueries.thread(client, id))
  const ownId = data?.chat.u_id
  useEffect(() => {
    if (!ownId || ownId === id) return
    renameThread(client, id, ownId)
    moveKept(id, ownId)
    // Messages that came in between are not in the copy.
    void client.invalidateQueries({ queryKey: chatQueries.thread(client, ownId).queryKey })
    setId(ownId)
  }, [ownId, id, client])
  if (error && !data)
    return <ErrorState heading="h3" words={t('chatFailed')} onRetry={() => void refetch()} />
  if (!data || ownId !== id) return null
  return <Open key={id} thread={data} room={room} onBegun={setId} />
}

function Open({
  thread,
  room,
  onBegun,
}: {
  thread: KnownThread
  room: KnownRoom
  onBegun: (id: string) => void
}) {
  const { chat } = thread
  const t = useTranslations('rooms.in')
  const { name } = room.other
  const ids = new Set(thread.messages.map(({ u_id }) => u_id))
  const outbox = useOutbox(chat.u_id, (messageId) => ids.has(messageId), onBegun)
  return (
    <div className={styles.chat}>
      <Thread thread={thread} side={room.role} name={name} first={t('chatNone')} outbox={outbox} />
      {chat.writing === 'open' && <WriteBox id={chat.u_id} name={name} onSend={outbox.send} />}
    </div>
  )
}

/** How many messages of the other came that were not read. The room of an event has no conversation of two. */
export function useUnread(room: KnownRoom) {
  const client = useQueryClient()
  const { data } = useQuery({ ...chatQueries.thread(client, room.u_id), enabled: !room.event })
  return data?.chat.unread ?? 0
}
