import type { ChatMessage } from '@newyou/contract/communication/chat'

/** Both lists as one, in their order, each message once. */
export function joined(one: readonly ChatMessage[], other: readonly ChatMessage[]): ChatMessage[] {
  const bySeq = new Map([...one, ...other].map((message) => [message.seq, message]))
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}

/** The same list without the words of what is not to be seen any more. */
export function withoutGone(messages: readonly ChatMessage[], gone: readonly number[]): ChatMessage[] {
  const seqs = new Set(gone)
  return messages.map((message) =>
    seqs.has(message.seq) && !message.is_gone
      ? { ...message, is_gone: true, text: '', author: null, files: [] }
      : message,
  )
}

/** Whether a hidden message is visible again; its text must be fetched. */
export function hasReturned(messages: readonly ChatMessage[], gone: readonly number[]): boolean {
  const earliest = Math.min(...gone, messages.at(-1)?.seq ?? 0)
  return messages.some(({ seq, is_gone: isGone }) => isGone && seq >= earliest && !gone.includes(seq))
}

/** The last message before a gap: what comes after it is to be asked for. */
export function lastWithoutGap(messages: readonly ChatMessage[]): number {
  let last = messages[0]?.seq ?? 0
  for (const { seq } of messages) if (seq === last + 1) last = seq
  return last
}
