import { expect, test } from 'vitest'
import { resumePlace } from './player.ts'

const lesson = (
  u_id: string,
  given: { is_open?: boolean; is_complete?: boolean; position_seconds?: number } = {},
) => ({
  u_id,
  is_open: true,
  is_complete: false,
  position_seconds: 0,
  ...given,
})
const done = { is_complete: true, position_seconds: 70 }

test('one goes on in the lesson that was last open', () => {
  const contents = [lesson('a', { position_seconds: 9 }), lesson('b', { position_seconds: 42 }), lesson('c')]
  expect(resumePlace(contents, 'b')).toEqual({ content_u_id: 'b', position_seconds: 42 })
})

test('after a lesson that is done comes the next that is not, also from before', () => {
  expect(resumePlace([lesson('a'), lesson('b', done), lesson('c', done), lesson('d')], 'b')).toEqual({
    content_u_id: 'd',
    position_seconds: 0,
  })
  expect(resumePlace([lesson('a', { position_seconds: 5 }), lesson('b', done)], 'b')).toEqual({
    content_u_id: 'a',
    position_seconds: 5,
  })
})

test('what is done begins anew, what is closed is passed over', () => {
  expect(resumePlace([lesson('a', done), lesson('b', done)], 'b')).toEqual({
    content_u_id: 'b',
    position_seconds: 0,
  })
  expect(resumePlace([lesson('a', { is_open: false }), lesson('b')], undefined)?.content_u_id).toBe('b')
  expect(resumePlace([lesson('a', { is_open: false })], undefined)).toBeNull()
})
