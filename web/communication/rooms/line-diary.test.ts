import { expect, test } from 'vitest'
import { createLineDiary, type LineMoment } from './line-diary.ts'

const fine: LineMoment = {
  strength: 'good',
  isLost: false,
  isApart: false,
  isPictureOff: false,
  sound: undefined,
}

/** A diary with a moment every two seconds, as long as each part lasts. */
function diaryOf(...parts: [seconds: number, Partial<LineMoment>][]) {
  const diary = createLineDiary()
  let now = 1000
  diary.take(now, fine)
  for (const [seconds, moment] of parts)
    for (let passed = 0; passed < seconds; passed += 2) {
      now += 2000
      diary.take(now, { ...fine, ...moment })
    }
  return { diary, now }
}

test('each minute is what it mostly was, and what was lost is added up', () => {
  const { diary } = diaryOf(
    [60, {}],
    [40, { strength: 'weak', isPictureOff: true }],
    [20, { strength: 'fair' }],
    [34, { isLost: true, strength: undefined }],
    [10, { isApart: true }],
    [16, {}],
  )
  expect(diary.report()).toEqual({
    minutes: ['good', 'weak', 'lost'],
    seconds: 180,
    lost_seconds: 34,
    apart_seconds: 10,
    reconnects: 1,
    picture_off_seconds: 40,
    sound_packets: 0,
    sound_packets_lost: 0,
    concealed_ms: 0,
  })
})

test('sound is counted on through a new connection, which begins from nothing', () => {
  const heard = (packets: number, lost: number, concealedMs: number) => ({
    sound: { packets, lost, concealedMs },
  })
  const { diary } = diaryOf(
    [2, heard(100, 2, 40)],
    [2, heard(200, 4, 80)],
    [2, { isApart: true }],
    [2, heard(50, 0, 10)],
  )
  expect(diary.report()).toMatchObject({ sound_packets: 254, sound_packets_lost: 4, concealed_ms: 90 })
})

test('a page that slept measured nothing, and before the first moment there is no report', () => {
  expect(createLineDiary().report()).toBeUndefined()
  const { diary, now } = diaryOf([30, {}])
  diary.take(now + 3_600_000, fine)
  expect(diary.report()).toMatchObject({ seconds: 30, minutes: ['good'] })
})

test('the making of a connection is no break, and a visit after a broken one began with a reconnect', () => {
  const making = { ...fine, strength: undefined, isApart: true }
  const first = createLineDiary()
  const next = createLineDiary({ isContinued: true })
  for (const diary of [first, next]) {
    for (const at of [0, 2000, 4000]) diary.take(at, making)
    diary.take(6000, fine)
  }
  expect(first.report()).toMatchObject({ apart_seconds: 0, reconnects: 0 })
  expect(next.report()).toMatchObject({ apart_seconds: 4, reconnects: 1 })
})
