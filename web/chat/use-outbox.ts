import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useErrorWords } from '../api/error-words.ts'
import { callApi } from '../session/call-api.ts'
import { randomUuid } from '../session/random-id.ts'
import { keepOutbox, readOutbox, type Waiting } from './kept.ts'
import { addSent } from './queries.ts'

/**
 * Sends one message after the other. What fails stays, also through a reload, and goes again under its own id, so
 * that it is written once even when only the answer was lost. `onBegun` hears the id of a conversation that was new.
 */
export function useOutbox(
  id: string,
  isThere: (messageId: string) => boolean,
  onBegun: (chatId: string) => void,
) {
  const client = useQueryClient()
  const wordsFor = useErrorWords()
  const [waiting, setWaiting] = useState<readonly Waiting[]>(() => readOutbox(id))
  const queue = useRef(Promise.resolve())

  function change(make: (before: readonly Waiting[]) => readonly Waiting[]) {
    const next = make(readOutbox(id))
    keepOutbox(id, next)
    setWaiting(next)
  }
  const mark = (messageId: string, failure: string | null) =>
    change((before) => before.map((one) => (one.u_id === messageId ? { ...one, failure } : one)))
  const remove = (messageId: string) => change((before) => before.filter(({ u_id }) => u_id !== messageId))

  async function deliver({ u_id, text }: Waiting) {
    try {
      const { data } = await callApi('POST /api/website/all-user-chat/{id}/message', {
        params: { id },
        body: { u_id, text },
      })
      addSent(client, id, data.message)
      remove(u_id)
      if (data.chat_u_id !== id) onBegun(data.chat_u_id)
      await client.invalidateQueries({ queryKey: ['chat'] })
    } catch (error) {
      mark(u_id, wordsFor(error))
    }
  }
  const line = (message: Waiting) => {
    queue.current = queue.current.then(() => deliver(message))
  }

  // After a reload only the server knows whether a message on its way has arrived.
  const goOn = useEffectEvent(() => {
    for (const message of readOutbox(id)) {
      mark(message.u_id, null)
      line(message)
    }
  })
  useEffect(() => goOn(), [])

  return {
    waiting: waiting.filter(({ u_id }) => !isThere(u_id)),
    send(text: string) {
      const message: Waiting = { u_id: randomUuid(), text, failure: null }
      change((before) => [...before, message])
      line(message)
    },
    again(message: Waiting) {
      mark(message.u_id, null)
      line(message)
    },
    remove,
  }
}
