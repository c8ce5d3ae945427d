import type { ChatMessage } from '@newyou/contract/chat'
import { expect, test } from 'vitest'
import { joined, lastWithoutGap } from './joined.ts'

const messages = (...seqs: number[]): ChatMessage[] =>
  seqs.map((seq) => ({
    u_id: `m${seq}`,
    seq,
    side: 'client',
    text: '',
    created_at: '2026-11-21T06:00:00.000Z',
  }))
const seqs = (list: readonly ChatMessage[]) => list.map(({ seq }) => seq)

test('what comes twice stands once, in the order of the conversation', () => {
  expect(seqs(joined(messages(4, 5, 7), messages(5, 6, 8)))).toEqual([4, 5, 6, 7, 8])
})

test('what is asked for next comes after the last message before a gap', () => {
  expect(lastWithoutGap(messages(4, 5, 6))).toBe(6)
  // My own came while the other side's was on its way.
  expect(lastWithoutGap(messages(4, 5, 7))).toBe(5)
  expect(lastWithoutGap([])).toBe(0)
})
