import type { ChatMessage } from '@newyou/contract/communication/chat'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { callApi } from '../../session/call-api.ts'
import { fetchOlder, type KnownThread } from './queries.ts'

/** As near to the end as this one still reads along; as near to the beginning as this, earlier messages come. */
const nearPx = 80

const toEndOf = (box: HTMLElement | null) => box?.scrollTo({ top: box.scrollHeight })

/**
 * Where the reader is in a conversation: at the end it follows what comes and marks it as read; elsewhere it stays
 * where it is, also when earlier messages come in above.
 */
export function useReading(thread: KnownThread, waitingCount: number) {
  const client = useQueryClient()
  const scroller = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const [older, setOlder] = useState<'quiet' | 'loading' | 'failed'>('quiet')
  const [heard, setHeard] = useState<{ last: ChatMessage | undefined; isNew: boolean }>({
    last: undefined,
    isNew: false,
  })
  const { messages, chat } = thread
  const [first, last] = [messages[0]?.seq, messages.at(-1)]
  /** The end as it was when it was looked at last, to keep the place while something comes in above. */
  const before = useRef({ first, height: 0, lastSeq: last?.seq ?? 0 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what stands there
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    if (before.current.height === 0 || isAtEnd) toEndOf(box)
    else if (first !== before.current.first) box.scrollTop += box.scrollHeight - before.current.height
    before.current = { ...before.current, first, height: box.scrollHeight }
  }, [first, last?.seq, waitingCount])

  // Growth at the end, such as a send error or the input box, must not push messages out of sight.
  const stay = useEffectEvent(() => {
    if (isAtEnd) toEndOf(scroller.current)
  })
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const sizes = new ResizeObserver(() => stay())
    for (const one of [box, ...box.children]) sizes.observe(one)
    return () => sizes.disconnect()
  }, [])

  // The writer of a message sees it at once.
  useEffect(() => {
    if (waitingCount > 0) toEndOf(scroller.current)
  }, [waitingCount])

  useEffect(() => {
    const came = last && last.seq > before.current.lastSeq && !last.is_mine && !last.is_gone
    before.current.lastSeq = last?.seq ?? 0
    if (came) setHeard({ last, isNew: true })
  }, [last])

  async function loadOlder() {
    if (older === 'loading') return
    setOlder('loading')
    setOlder(
      await fetchOlder(client, chat.u_id).then(
        () => 'quiet' as const,
        () => 'failed' as const,
      ),
    )
  }

  const onScroll = useEffectEvent(() => {
    const box = scroller.current
    if (!box) return
    const isEnd = box.scrollHeight - box.scrollTop - box.clientHeight < nearPx
    setAtEnd(isEnd)
    if (isEnd) setHeard((now) => ({ ...now, isNew: false }))
    if (box.scrollTop < nearPx && thread.hasOlder && older === 'quiet') void loadOlder()
  })
  useEffect(() => {
    const box = scroller.current
    const listener = () => onScroll()
    box?.addEventListener('scroll', listener, { passive: true })
    return () => box?.removeEventListener('scroll', listener)
  }, [])

  const markRead = useEffectEvent(() => {
    const newest = messages.findLast((one) => !one.is_mine)
    if (!newest || newest.seq <= thread.read_seq || !isAtEnd || document.visibilityState !== 'visible') return
    void callApi('POST /api/website/all-user-chat/{id}/read', {
      params: { id: chat.u_id },
      body: { seq: newest.seq },
    })
      .then(() =>
        Promise.all([
          client.invalidateQueries({ queryKey: ['chat'] }),
          client.invalidateQueries({ queryKey: ['notifications'] }),
          chat.is_group && client.invalidateQueries({ queryKey: ['community'] }),
        ]),
      )
      .catch(() => undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something came, and when one is at the end again
  useEffect(() => {
    markRead()
  }, [last?.seq, isAtEnd])
  useEffect(() => {
    const listener = () => {
      // A message from another window of the same person is not announced.
      if (document.visibilityState === 'visible') void client.invalidateQueries({ queryKey: ['chat'] })
      markRead()
    }
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [client])

  return { scroller, isAtEnd, toEnd: () => toEndOf(scroller.current), older, loadOlder, heard }
}
