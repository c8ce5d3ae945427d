import { expect, test } from 'vitest'
import { readMode } from './modes.ts'

test.each([
  ['', '', 'video', ''],
  ['In person', 'Clinic at the Banyan', 'in-person', 'Clinic at the Banyan'],
  ['', 'Clinic at the Banyan, Pune', 'in-person', 'Clinic at the Banyan, Pune'],
  ['Phone call', '', 'voice', ''],
  ['', 'Zoom', 'video', ''],
  ['', 'https://zoom.example/j/123', 'video', ''],
  ['', 'integrations:daily', 'video', ''],
  ['', 'Google Meet (instructions in description)', 'video', ''],
  ['', '+91 98123 45678', 'voice', ''],
  ['', 'Phone call: +91 98123 45678', 'voice', ''],
  ['आमने-सामने', 'बंगला', 'in-person', 'बंगला'],
])('a session of the type “%s” at “%s” is %s', (type, at, mode, place) =>
  expect(readMode(type, at)).toEqual({ value: { mode, place } }),
)

test.each([
  ['in person', '', 'needs a place'],
  ['by pigeon', '', 'no type of session'],
  ['video, voice', '', 'One session'],
  ['video', 'Clinic at the Banyan', 'One session'],
  ['', 'House of rooms; Studio', 'One session'],
])('the type “%s” at “%s” is a problem', (type, at, problem) =>
  expect(readMode(type, at)).toEqual({ problem: expect.stringContaining(problem) }),
)
