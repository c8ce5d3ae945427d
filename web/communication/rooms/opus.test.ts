import { expect, test } from 'vitest'
import { withVoiceFirst } from './opus.ts'

const lines = (...all: string[]) => all.join('\r\n')

test('Opus is asked for silence in pauses and for repair, and nothing else changes', () => {
  const before = lines('a=rtpmap:63 red/48000/2', 'a=fmtp:63 111/111', 'a=rtpmap:111 opus/48000/2')
  expect(withVoiceFirst(lines(before, 'a=fmtp:111 minptime=10;useinbandfec=0', 'a=ptime:20'))).toBe(
    lines(before, 'a=fmtp:111 minptime=10;usedtx=1;useinbandfec=1', 'a=ptime:20'),
  )
})

test.each([
  ['without Opus', lines('a=rtpmap:0 PCMU/8000', 'a=fmtp:0 x=1')],
  ['with an Opus that says nothing more', lines('a=rtpmap:111 opus/48000/2', 'a=ptime:20')],
])('a description %s stays', (_, sdp) => {
  expect(withVoiceFirst(sdp)).toBe(sdp)
})
