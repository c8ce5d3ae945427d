import type { ChatMessage } from '@newyou/contract/communication/chat'
import { expect, test } from 'vitest'
import { hasReturned, joined, lastWithoutGap, withoutGone } from './joined.ts'

const messages = (...seqs: number[]): ChatMessage[] =>
  seqs.map((seq) => ({
    u_id: `m${seq}`,
    seq,
    side: 'client',
    is_mine: true,
    author: null,
    text: '',
    files: [],
    is_gone: false,
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

test('what is gone loses its words, and what came back is noticed', () => {
  const shown = messages(1, 2, 3).map((one) => ({ ...one, text: 'words' }))
  const left = withoutGone(shown, [2])
  expect(left.map(({ text, is_gone: isGone }) => [text, isGone])).toEqual([
    ['words', false],
    ['', true],
    ['words', false],
  ])
  expect(hasReturned(left, [2])).toBe(false)
  expect(hasReturned(left, [1])).toBe(true)
  expect(hasReturned(shown, [])).toBe(false)
})
