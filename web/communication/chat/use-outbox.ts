import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import '../../messages/chat.ts'
import { useErrorWords } from '../../api/error-words.ts'
import { callApi } from '../../session/call-api.ts'
import { randomUuid } from '../../session/random-id.ts'
import { keepOutbox, readOutbox, type Waiting } from './kept.ts'
import { addSent } from './queries.ts'

/** Files of the messages being sent. */
const filesOf = new Map<string, readonly File[]>()

function formOf(fields: { u_id: string; text: string }, files: readonly File[]) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append('files', file)
  return form as never // the client's body is the form itself; the server reads the contract's fields from it
}

/**
 * Sends one message after the other. Failed ones stay after a reload and go again under their own id, so that each is
 * written once even when only the answer was lost. `onBegun` hears the id of a conversation that was new.
 */
export function useOutbox(
  id: string,
  isThere: (messageId: string) => boolean,
  onBegun: (chatId: string) => void,
) {
  const client = useQueryClient()
  const wordsFor = useErrorWords()
  const t = useTranslations('chat.thread')
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

  async function deliver({ u_id, text, files: names }: Waiting) {
    const files = filesOf.get(u_id) ?? []
    // A browser keeps words through a reload, and no files.
    if (names.length > files.length) return mark(u_id, t('filesLost'))
    try {
      const { data } = await callApi('POST /api/website/all-user-chat/{id}/message', {
        params: { id },
        body: files.length === 0 ? { u_id, text } : formOf({ u_id, text }, files),
      })
      filesOf.delete(u_id)
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
    send(text: string, files: readonly File[] = []) {
      const u_id = randomUuid()
      filesOf.set(u_id, files)
      const message: Waiting = { u_id, text, files: files.map(({ name }) => name), failure: null }
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
