import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterEach, describe, expect, test, vi } from 'vitest'
import routes from '../routes.ts'
import { countedPath, pageViewCounter } from './page-views.ts'

afterEach(() => vi.unstubAllGlobals())

/** The paths of every page of the site, as its router has them; addresses that lead to a list are none. */
function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries
    .filter(({ file }) => file !== 'shell/to-list.ts')
    .flatMap(({ path = '', children }) => (children ? pathsOf(children) : [`/${path}`]))
}

describe('what is counted', () => {
  const paths = pathsOf(routes)

  test.each(paths)('of %s is the page and never what stands in the address', (path) => {
    for (const word of ['Anjali', 'qwertzuiopasdfgh', '019a0000-0000-7000-8000-0000000000ff', '%E0%A4%A8'])
      for (const language of ['', '/hi']) {
        const address = `${language}${path.replaceAll(/:\w+/g, word).replace('*', `${word}/${word}`)}`
        const counted = countedPath(address)
        expect(counted).toBe(path === '/' ? language || '/' : `${language}${path}`)
        expect(counted).not.toContain(word)
      }
  })

  test('of an invitation whose code has no digit is no part of the code', () => {
    expect(paths.length).toBeGreaterThan(90)
    expect(countedPath('/organisation/join/AbCdEfGhIjKlMnOpQrStUv')).toBe('/organisation/join/:code')
    expect(countedPath('/nobody/knows/this')).toBe('/*')
  })
})

test('a view says which page it was, and nothing of who saw it', () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response())
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { origin: 'https://newyou.example' })
  pageViewCounter({ kind: 'matomo', address: 'https://count.example/matomo.php', site_id: '3' }).view(
    '/hi/courses',
  )
  const [[address, options] = []] = fetched.mock.calls
  expect(Object.fromEntries(new URL(String(address)).searchParams)).toEqual({
    idsite: '3',
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: 'https://newyou.example/hi/courses',
    action_name: '/hi/courses',
    lang: 'hi',
  })
  expect(options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
})

test('the same view for Google: no script, no cookie, and a visit that lasts as long as the page', () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response())
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { origin: 'https://newyou.example' })
  const counter = pageViewCounter({
    kind: 'ga4',
    address: 'https://count.example/g/collect',
    site_id: 'G-ABC123',
  })
  counter.view('/hi/courses')
  const [[address, options] = []] = fetched.mock.calls
  const { cid, sid, ...said } = Object.fromEntries(new URL(String(address)).searchParams)
  expect(said).toEqual({
    ...{ v: '2', tid: 'G-ABC123', en: 'page_view', ul: 'hi', gcs: 'G101', npa: '1' },
    ...{ dl: 'https://newyou.example/hi/courses', dt: '/hi/courses' },
  })
  expect(cid).toBe(`${cid?.split('.')[0]}.${sid}`)
  expect(options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
})
