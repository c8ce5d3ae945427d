import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

describe('the policy of a page', () => {
  test('lets exactly the inline scripts run that the page was rendered with', () => {
    const html =
      '<script>one()</script><script type="module" async="">two()</script><script src="/a.js"></script>'
    const policy = contentSecurityPolicy(html)
    expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')}`)
  })

  test('lets exactly the styles in the page count that it was rendered with', () => {
    const policy = contentSecurityPolicy(
      '<style data-sheets="/a.css">p{color:red}</style><p style="color:blue">words</p>',
    )
    expect(policy).toContain(`style-src 'self' ${hash('p{color:red}')};`)
  })

  test('never allows other inline styles, frames, objects or other bases', () => {
    const policy = contentSecurityPolicy('<p>words</p>')
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
    const policy = contentSecurityPolicy('', {
      scripts: ['https://checkout.example'],
      frames: ['https://api.example'],
    })
    expect(policy).toContain(`script-src 'self' https://checkout.example`)
    expect(policy).toContain('frame-src https://api.example')
  })
})
