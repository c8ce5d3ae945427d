import { expect, test } from 'vitest'
import { safeTarget, usualLinkHosts } from './link-targets.ts'

const hosts = usualLinkHosts
const origin = 'https://newyou.example'

test.each([
  ['https://www.facebook.com/newyou', 'https://www.facebook.com/newyou'],
  ['https://wa.me/919845012345', 'https://wa.me/919845012345'],
  ['/feedback/webinar/7?x=1', '/feedback/webinar/7?x=1'],
  ['https://newyou.example/feedback/webinar/7', '/feedback/webinar/7'],
  ['http://www.facebook.com/newyou', undefined],
  ['https://evil.example/facebook.com', undefined],
  ['https://facebook.com.evil.example', undefined],
  ['https://facebook.com@evil.example', undefined],
  ['https://evil@facebook.com', undefined],
  ['https://facebook.com:8443/', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['\\\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['https:evil', undefined],
  ['https:/\\facebook.com', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['feedback', undefined],
  ['', undefined],
])('%s leads to %s', (link, target) => {
  expect(safeTarget(link, { hosts, origin })).toBe(target)
})
