import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, permissionsPolicy, withoutMarks } from './content-security.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

describe('the policy of a page', () => {
  test('lets exactly the inline scripts run that the rendering marked', () => {
    const html = [
      '<script nonce="m1">one()</script>',
      '<script type="module" nonce="m1" async="">two()</script>',
      '<script nonce="m1" src="/a.js"></script>',
      '<script>foreign()</script><script nonce="m2">foreign(2)</script>',
    ].join('')
    const policy = contentSecurityPolicy(html, 'm1')
    expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`)
    expect(withoutMarks(html, 'm1')).not.toContain('m1')
  })

  test('a page without a mark has no inline script of its own', () => {
    expect(contentSecurityPolicy('<script nonce="">foreign()</script>', '')).toContain(`script-src 'self';`)
  })

  test('lets exactly the styles count that the server wrote into the page, and none that came with its content', () => {
    const policy = contentSecurityPolicy('<style>p{color:blue}</style>', 'm1', { styles: ['p{color:red}'] })
    expect(policy).toContain(`style-src 'self' ${hash('p{color:red}')};`)
  })

  test('never allows other inline styles, frames, objects or other bases', () => {
    const policy = contentSecurityPolicy('<p>words</p>', 'm1')
    expect(policy).not.toContain('unsafe')
    for (const part of [
      `default-src 'none'`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `frame-src 'none'`,
      `frame-ancestors 'none'`,
    ])
      expect(policy).toContain(part)
  })

  test('opens the gateway only where the page says so', () => {
    const policy = contentSecurityPolicy('', 'm1', {
      scripts: ['https://checkout.example'],
      frames: ['https://api.example'],
    })
    expect(policy).toContain(`script-src 'self' https://checkout.example`)
    expect(policy).toContain('frame-src https://api.example')
  })
})

test('a page may use camera, microphone and screen only where it says so', () => {
  expect(permissionsPolicy()).toMatch(/^camera=\(\), microphone=\(\), display-capture=\(\), geolocation=\(\)/)
  expect(permissionsPolicy({ usesCamera: true })).toMatch(
    /^camera=\(self\), microphone=\(\), display-capture=\(\), geolocation=\(\)/,
  )
  expect(permissionsPolicy({ usesDevices: true })).toMatch(
    /^camera=\(self\), microphone=\(self\), display-capture=\(self\), geolocation=\(\)/,
  )
})
