import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const entry = {
  id: '0197',
  startsAt: '2026-11-22T01:45:00Z',
  endsAt: '2026-11-22T02:30:00Z',
  title: 'Meera Krishnan, 45 minutes',
  words: 'On video; come as you are.\nSee you',
  url: 'https://newyou.example/dashboard/appointments/0197',
  madeAt: '2026-11-21T17:21:00Z',
}

test('a calendar reads the start, the end and the words as they are meant', () => {
  const lines = calendarFile(entry).split('\r\n')
  expect(lines).toContain('DTSTART:20261122T014500Z')
  expect(lines).toContain('DTEND:20261122T023000Z')
  expect(lines).toContain('SUMMARY:Meera Krishnan\\, 45 minutes')
  expect(lines).toContain('DESCRIPTION:On video\\; come as you are.\\nSee you')
})

test('no line is longer than 75 bytes, and nothing is lost by folding', () => {
  const words = 'नींद और चिंता के बारे में बात करना चाहता हूँ। '.repeat(6).trim()
  const file = calendarFile({ ...entry, words })
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(words)
})
