import { type RefObject, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { KnownThread } from './queries.ts'

/** Goes once to the message that the address names, fetching what came before until it is there. */
export function useJump({
  scroller,
  thread,
  older,
  loadOlder,
}: {
  scroller: RefObject<HTMLDivElement | null>
  thread: KnownThread
  older: string
  loadOlder: () => Promise<void>
}) {
  const [query] = useSearchParams()
  const seq = Number(query.get('at')) || undefined
  const jumpedTo = useRef<number>(undefined)
  const first = thread.messages[0]?.seq ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that came
  useEffect(() => {
    if (seq === undefined || jumpedTo.current === seq) return
    if (first > seq && thread.hasOlder) {
      if (older === 'quiet') void loadOlder()
      return
    }
    jumpedTo.current = seq
    // After the thread has taken its place at the end.
    requestAnimationFrame(() =>
      scroller.current?.querySelector(`[data-seq="${seq}"]`)?.scrollIntoView({ block: 'center' }),
    )
  }, [seq, first, older])
  return seq
}
