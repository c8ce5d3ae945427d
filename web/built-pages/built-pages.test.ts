import { existsSync } from 'node:fs'
import path from 'node:path'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { ApiTransport } from '../api/client.ts'
import { answerLikeTheServer, healerId } from './answers.ts'

/*
 * The security policy allows no inline styles, and pages are the same for everyone so that they can be kept.
 * This renders the finished build (`npm run build -w web`) over answers shaped like the contract's.
 */
const buildFile = path.join(import.meta.dirname, '../build/server/index.js')

/** Pages about the signed-in person, and those for logging in. */
const rooms = [
  '/login',
  '/login/healer',
  '/otp',
  '/register',
  '/profile',
  '/payment?order=o1',
  '/dashboard',
  '/free-appointment',
  '/dashboard/appointments/a1',
  '/notifications',
  '/read-book/e1',
  '/my-webinars',
  '/webinar/join/e1',
  '/feedback/workshop/e1',
  '/practice',
  '/practice/appointments/a1',
  '/practice/hours',
]

describe.skipIf(!existsSync(buildFile))('the built pages', () => {
  const pages = [
    '/',
    '/healers',
    '/healers?language=Hindi&free=week',
    '/healers/health',
    `/healers/healers-details/${healerId}`,
    '/get-started',
    '/events?type=recorded&place=offline',
    '/workshop',
    '/workshop/workshop-details/e1',
    '/reels',
    '/reels/r1',
    '/nowhere',
    ...rooms,
  ]

  async function renderPage(address: string, answer = answerLikeTheServer) {
    const build = (await import(buildFile)) as ServerBuild // what react-router build writes
    const entry = build.entry.module as unknown as {
      createLoadContext: (transport: ApiTransport, address: string) => RouterContextProvider // exported by entry.server.tsx
    }
    const handle = createRequestHandler(build, 'production')
    const request = new Request(`https://newyou.example${address}`)
    return handle(request, entry.createLoadContext(answer, request.url))
  }

  test.each(pages)('%s has no style attribute and no style element', async (address) => {
    const html = await (await renderPage(address)).text()
    expect(html).toContain('<main')
    expect(html.match(/<style[\s>]|<[a-z][^<>]*\sstyle=/gi)).toBeNull()
  })

  test.each(pages)('%s says the name of the brand in both languages', async (address) => {
    for (const [path, name] of [
      [address, 'Still Water'],
      [`/hi${address}`.replace(/\/$/, ''), 'शांत जल'],
    ] as const) {
      const html = await (await renderPage(path)).text()
      expect(html).toContain(`<meta property="og:site_name" content="${name}"/>`)
      expect(html).not.toMatch(/⟦|%E2%9F%A6|New You/)
    }
  })

  const corner = 'aria-label="WhatsApp and back to top"'
  const undisturbed = ['/payment?order=o1', '/course-view/payment?order=o1', '/read-book/e1', '/dyte/r1']
  test.each([...pages, '/dashboard', '/wallet', '/support', '/contact-us', '/feedback/workshop/e1'])(
    '%s has WhatsApp and the way back to the top, unless people meet, watch, read or pay there',
    async (address) => {
      const html = await (await renderPage(address)).text()
      expect(html.includes(corner)).toBe(!undisturbed.includes(address))
    },
  )

  test.each(['/faq', '/contact-us'])('%s says when we answer, in both languages', async (address) => {
    expect(await (await renderPage(address)).text()).toContain('We answer: Monday to Friday')
    expect(await (await renderPage(`/hi${address}`)).text()).toContain('जवाब देने का समय: सोमवार से')
  })

  const waiting = ['/read-book/e1', '/course-view/courses-details/c1', '/dyte/r1']
  test.each(waiting)('%s waits with the loader that fills the screen', async (address) => {
    const html = await (await renderPage(address)).text()
    expect(html).toContain('Take one slow breath.')
    expect(html).not.toContain(corner)
  })

  test('says how long it may be kept and what makes it stale', async () => {
    const { headers, status } = await renderPage(`/healers/healers-details/${healerId}`)
    expect(status).toBe(200)
    expect(headers.get('page-max-age')).toBe('60')
    expect(headers.get('page-tags')?.split(',')).toContain(`healer:${healerId}`)
  })

  test('an unknown address is the 404 page and is not kept', async () => {
    for (const address of [
      '/nowhere',
      '/healers/magic',
      '/healers/healers-details/unknown',
      '/webinar/view/unknown',
      '/feedback/course/e1',
    ]) {
      const response = await renderPage(address)
      expect(response.status).toBe(404)
      expect(response.headers.get('page-max-age')).toBeNull()
      expect(await response.text()).toContain('Error: 404 - Page Not Found')
    }
  })

  test.each([
    ['/healers', 'settings', 'Failed to get settings list'],
    ['/about-us', 'about-us', 'Failed to get About Us page modules'],
    ['/reels', 'reels', 'Something went wrong'],
  ])('%s without an answer to %s says what failed, and nothing else of it', async (address, call, words) => {
    const secret = 'connect ECONNREFUSED 10.0.0.7'
    const response = await renderPage(address, async (request) =>
      request.url.split('?')[0]?.endsWith(`/${call}`)
        ? { status: 503, body: { message: secret, code: 'unavailable' } }
        : answerLikeTheServer(request),
    )
    expect(response.status).toBe(503)
    const html = await response.text()
    expect(html).toContain(words)
    expect(html).not.toContain('ECONNREFUSED')
  })

  test('two renderings are the same page but for the clock', async () => {
    const [first, second] = await Promise.all([renderPage('/healers'), renderPage('/healers')])
    const asSent = async (page: Response) =>
      (await page.text())
        .replaceAll(` nonce="${page.headers.get('page-script-mark')}"`, '')
        .replace(/\d{13}/g, 'now')
    expect(await asSent(first)).toBe(await asSent(second))
  })
})
