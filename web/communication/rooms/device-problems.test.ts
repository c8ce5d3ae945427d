import { describe, expect, test } from 'vitest'
import { browserOf, problemOf, systemOf, troublesOf } from './device-problems.ts'

test.each([
  ['NotAllowedError', 'Permission denied', 'denied', 'refused'],
  ['NotAllowedError', 'Permission denied', undefined, 'refused'],
  ['NotAllowedError', 'Permission dismissed', 'prompt', 'dismissed'],
  ['NotAllowedError', 'Permission denied by system', 'granted', 'system'],
  ['NotAllowedError', 'The request is not allowed by the user agent', 'granted', 'system'],
  ['NotReadableError', 'Could not start video source', 'granted', 'busy'],
  ['NotFoundError', 'Requested device not found', 'denied', 'missing'],
  ['OverconstrainedError', '', 'granted', 'missing'],
  ['TypeError', '', 'granted', 'failed'],
] as const)('%s, "%s", permission %s: %s', (name, message, permission, problem) => {
  expect(problemOf({ name, message }, permission)).toBe(problem)
})

test('one sentence for both, when the same is the matter with both', () => {
  expect(troublesOf({})).toEqual([])
  expect(troublesOf({ camera: 'refused', microphone: 'refused' })).toEqual([
    { of: 'both', problem: 'refused' },
  ])
  expect(troublesOf({ camera: 'busy', microphone: 'refused' })).toEqual([
    { of: 'microphone', problem: 'refused' },
    { of: 'camera', problem: 'busy' },
  ])
})

describe('where a permission is kept', () => {
  const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)'
  test.each([
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${engine} Chrome/140.0 Mobile Safari/537.36`,
      5,
      'chromePhone',
      'android',
    ],
    ['Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 5, 'firefox', 'android'],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1`,
      5,
      'safariPhone',
      'ios',
    ],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15`, 5, 'safariPhone', 'ios'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15`, 0, 'safari', 'mac'],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${engine} Chrome/140.0 Safari/537.36`,
      0,
      'chrome',
      'mac',
    ],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/140.0 Edg/140.0`, 0, 'chrome', 'windows'],
    [`Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 0, 'firefox', 'other'],
  ] as const)('%s', (userAgent, maxTouchPoints, browser, system) => {
    expect(browserOf({ userAgent, maxTouchPoints })).toBe(browser)
    expect(systemOf({ userAgent, maxTouchPoints })).toBe(system)
  })
})
