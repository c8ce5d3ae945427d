import { expect, test } from 'vitest'
import { isForwarder, safeTarget, usualLinkHosts } from './link-targets.ts'

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
  ['https://www.google.com/maps/place/Pune', 'https://www.google.com/maps/place/Pune'],
  ['https://maps.google.com/?q=Pune', 'https://maps.google.com/?q=Pune'],
  ['https://maps.app.goo.gl/AbC123', 'https://maps.app.goo.gl/AbC123'],
  ['https://www.youtube.com/watch?v=abc&t=10', 'https://www.youtube.com/watch?v=abc&t=10'],
  [
    'https://wa.me/919845012345?text=I%20saw%20https://newyou.example',
    'https://wa.me/919845012345?text=I%20saw%20https://newyou.example',
  ],
  ['https://www.linkedin.com/company/newyou/', 'https://www.linkedin.com/company/newyou/'],
  [
    'https://play.google.com/store/apps/details?id=in.newyou',
    'https://play.google.com/store/apps/details?id=in.newyou',
  ],
])('%s leads to %s', (link, target) => {
  expect(safeTarget(link, { hosts, origin })).toBe(target)
})

test.each([
  'https://www.google.com/url?q=https://evil.example',
  'https://google.com/url?sa=t&url=https%3A%2F%2Fevil.example',
  'https://www.google.com/amp/s/evil.example',
  'https://www.google.com/search?q=x',
  'https://maps.google.com/url?q=//evil.example',
  'https://www.google.com/maps/url?q=evil',
  'https://www.youtube.com/redirect?q=https%3A%2F%2Fevil.example',
  'https://youtube.com/attribution_link?u=/x',
  'https://www.youtube.com/signin?next=%2Fredirect',
  'https://www.facebook.com/l.php?u=https%3A%2F%2Fevil.example',
  'https://facebook.com/flx/warn/?u=evil',
  'https://www.facebook.com/page?next=%252F%252Fevil.example',
  'https://www.linkedin.com/redir/redirect?url=evil.example',
  'https://www.linkedin.com/safety/go?url=x',
  'https://www.linkedin.com/slink?code=abc',
  'https://x.com/i/redirect?url=x',
  'https://maps.app.goo.gl/?link=https://evil.example',
  'https://www.instagram.com/accounts/login/?next=/x',
  'https://openstreetmap.org/go/abc',
  'https://openstreetmap.org/x#https://evil.example',
])('%s may lead anywhere, and is no link', (link) => {
  expect(safeTarget(link, { hosts, origin })).toBeUndefined()
})

test.each(['bit.ly', 't.co', 'l.facebook.com', 'lnkd.in', 'goo.gl', 'x.page.link'])(
  '%s forwards to anywhere, also where an operator put it on the list',
  (host) => {
    expect(isForwarder(host)).toBe(true)
    expect(safeTarget(`https://${host}/abc`, { hosts: [host], origin })).toBeUndefined()
  },
)

test('none of the usual hosts forwards as a whole', () => {
  expect(usualLinkHosts.filter(isForwarder)).toEqual([])
})
