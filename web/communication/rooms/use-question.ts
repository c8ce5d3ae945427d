import { useRef, useState } from 'react'
import { useAction } from '../../api/use-action.ts'

/** A question that is being written. Sent again after a lost answer, it is the same question. */
export function useQuestion(ask: (question: { u_id: string; text: string }) => Promise<unknown>) {
  const [text, setText] = useState('')
  const id = useRef(crypto.randomUUID())
  const { run, isBusy } = useAction(ask)
  return {
    text,
    setText,
    isBusy,
    async send() {
      if (!text.trim() || !(await run({ u_id: id.current, text: text.trim() }))) return
      id.current = crypto.randomUUID()
      setText('')
    },
  }
}
