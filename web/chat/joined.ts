import type { ChatMessage } from '@newyou/contract/chat'

/** Both lists as one, in their order, each message once. */
export function joined(one: readonly ChatMessage[], other: readonly ChatMessage[]): ChatMessage[] {
  const bySeq = new Map([...one, ...other].map((message) => [message.seq, message]))
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}

/** The last message before a gap: what comes after it is to be asked for. */
export function lastWithoutGap(messages: readonly ChatMessage[]): number {
  let last = messages[0]?.seq ?? 0
  for (const { seq } of messages) if (seq === last + 1) last = seq
  return last
}
