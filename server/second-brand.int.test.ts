import { existsSync } from 'node:fs'
import path from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { addresses } from '@newyou/contract/addresses'
import { type BrandValues, defaultBrand } from '@newyou/contract/foundation/brand/brand'
import { defaultColours } from '@newyou/contract/foundation/brand/colours'
import { brandPictureAddress, type DrawnPicture } from '@newyou/contract/foundation/brand/pictures'
import { locales, localized } from '@newyou/contract/locales'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { textsIn } from '../tasks/catalogue-texts.ts'
import { renderMail } from './foundation/notifications/mails/mail-text.ts'
import { hi } from './messages/hi/index.ts'
import { createMessages, en, type Parameters } from './messages/index.ts'
import { head, makePdf } from './platform/pdf/pdf.ts'
import type { Letterhead } from './platform/present-brand.ts'
import { finishedBuild } from './site.ts'
import { somePicture } from './testing/files.ts'
import { makeStaff } from './testing/signed-in.ts'
import { useTestApp } from './testing/test-app.ts'
import { uploadsOf } from './testing/uploads.ts'

/** Another practice's brand: nothing of the first one may be seen in it. */
const names = { en: 'Still Water & Co', hi: 'शांत जल' }
const secondBrand: BrandValues = {
  names,
  sender_name: '',
  prefixes: { invoice: 'SW', 'credit-note': 'SC', receipt: 'SR', 'desk-receipt': 'SD' },
  colours: {
    ...defaultColours,
    light: { ...defaultColours.light, leaf: '#1d5377', leafHover: '#164560', leafText: '#17456b' },
  },
  logo: null,
  icon: null,
  hero: null,
}
const mark = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><rect width="300" height="100" fill="#1d5377"/></svg>',
)
const catalogues = { en, hi }
const old = /New You|⟦|%E2%9F%A6/
const isBuilt = existsSync(path.resolve(import.meta.dirname, '../web/build/server/index.js'))

const app = useTestApp({ config: { RATE_LIMIT_FACTOR: '100' }, ...(isBuilt && { web: finishedBuild }) })
const { uploaded } = uploadsOf(app)
beforeAll(async () => {
  const admin = await makeStaff(app(), ['admin'])
  const { file: light } = await uploaded(admin, mark, 'picture', 'logo')
  const { file: picture } = await uploaded(admin, await somePicture(1600, 1200), 'picture', 'hero')
  secondBrand.hero = { picture, alt: { en: 'A still lake', hi: 'शांत झील' } }
  secondBrand.logo = { light, dark: null, with_name: false }
  const body = { version: 0, values: secondBrand }
  expect((await app().call('PUT /api/staff/brand', { body }, { as: admin })).status).toBe(200)
})

const get = (url: string) => app().app.http.inject({ url, headers: { accept: 'text/html' } })

const iconAt = (name: DrawnPicture) => brandPictureAddress(secondBrand.logo?.light ?? '', name)

describe.skipIf(!isBuilt)('a second brand', () => {
  const nowhere = '01900000-0000-7000-8000-0000000000ff'
  const pages = Object.values(addresses)
    .filter((address) => !address.endsWith('.xml'))
    .map((address) => address.replace(/:\w+/g, nowhere))

  test.each(locales)('is on every page in %s, and the first one is not', async (locale) => {
    expect(pages.length).toBeGreaterThan(80)
    const name = locale === 'en' ? 'Still Water &amp; Co' : names.hi
    for (const address of pages) {
      const { body, headers } = await get(localized(address, locale))
      if (!String(headers['content-type']).includes('html')) continue
      expect(body, address).toContain(`<meta property="og:site_name" content="${name}"/>`)
      expect(old.exec(body)?.[0], address).toBeUndefined()
      expect(body, address).toContain('[data-theme="light"]{--leaf:#1d5377')
      expect(body, address).toContain(`background:url(${secondBrand.logo?.light}-352.webp)`)
      expect(body, address).toContain(`<link rel="icon" href="${iconAt('icon-64')}"`)
      expect(body, address).toContain(`<link rel="apple-touch-icon" href="${iconAt('icon-180')}"`)
      expect(headers['content-security-policy'], address).not.toContain('unsafe-inline')
      if (address === addresses.home) {
        const [shown = ''] = /<img[^>]*fetchPriority="high"[^>]*>/i.exec(body) ?? []
        expect(shown).toContain(`alt="${secondBrand.hero?.alt[locale]}"`)
        expect(shown).toContain(`${secondBrand.hero?.picture}-1280.webp 1280w`)
        expect(body).not.toContain('/art/threshold')
      }
    }
  })

  test('that is not published is shown by the address of its preview alone, and never kept', async () => {
    const admin = await makeStaff(app(), ['admin'])
    const blue = { ...defaultColours, light: { ...defaultColours.light, leaf: '#1d4a77' } }
    const values = { ...secondBrand, names: { en: 'Deep Well', hi: 'गहरा कुआँ' }, colours: blue, hero: null }
    const made = await app().call('POST /api/staff/brand/preview', { body: { values } }, { as: admin })
    const { pathname, search } = new URL(made.data?.address ?? '')
    for (const address of [pathname, addresses.healers, addresses.login]) {
      const before = await get(address)
      const { body, headers } = await get(address + search)
      expect(body).toContain('<meta property="og:site_name" content="Deep Well"/>')
      expect(body).toContain('[data-theme="light"]{--leaf:#1d4a77')
      expect(body).toContain('This is a preview of a brand that is not published')
      expect(body).not.toContain('Still Water')
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
      const after = await get(address)
      expect(after.body).toContain('content="Still Water &amp; Co"')
      expect(after.body).not.toContain('Deep Well')
      // The log-in is rendered for each request.
      if (address !== addresses.login) expect(after.headers.etag).toBe(before.headers.etag)
    }
    const hindi = await get(localized(addresses.home, 'hi') + search)
    expect(hindi.body).toContain('<meta property="og:site_name" content="गहरा कुआँ"/>')
    const wrong = await get(`${addresses.home}?brand-preview=${'A'.repeat(32)}`)
    expect(wrong.body).toContain('content="Still Water &amp; Co"')
  })

  test('is in the manifests, the worker, the offline page and the feed', async () => {
    for (const [url, text] of [
      ['/manifest.webmanifest', '"name": "Still Water & Co"'],
      ['/manifest.hi.webmanifest', '"name": "शांत जल"'],
      ['/manifest.webmanifest', iconAt('icon-mask')],
      ['/manifest.hi.webmanifest', iconAt('icon-512')],
      ['/offline/offline.css', '--leaf:#1d5377'],
      ['/offline/en.html', iconAt('icon-192')],
      ['/offline/hi.html', iconAt('icon-192')],
      ['/service-worker.js', iconAt('icon-192')],
      [addresses.blogFeed, 'Still Water &#38; Co'],
    ] as const) {
      const { body, statusCode } = await get(url)
      expect(statusCode, url).toBe(200)
      expect(body, url).toContain(text)
      expect(body, url).not.toMatch(old)
      expect(body, url).not.toMatch(/favicon\.svg|\/icons\//)
    }
    for (const name of ['icon-64', 'icon-180', 'icon-192', 'icon-512', 'icon-mask'] as const)
      expect((await get(iconAt(name))).headers['content-type'], name).toBe('image/png')
    const { body } = await get('/service-worker.js')
    expect(body).toMatch(/const release = '\w{20}'/)
  })

  test('is on the page of the back office before anything of it runs', async () => {
    const { body } = await get('/admin')
    expect(body).toContain('<title>Back office | Still Water &amp; Co</title>')
    expect(body).toContain('&quot;leaf&quot;:&quot;#1d5377&quot;')
    expect(body).toContain(`data-logo="{&quot;light&quot;:&quot;${secondBrand.logo?.light}&quot;`)
    expect(body).toContain(iconAt('icon-192'))
    expect(body).not.toMatch(old)
  })
})

/** The names of the arguments, with a value that each option can be chosen by. */
function argumentsOf(elements: MessageFormatElement[]): [string, string][] {
  return elements.flatMap((element): [string, string][] => {
    if (element.type === TYPE.select || element.type === TYPE.plural)
      return [
        [element.value, element.type === TYPE.plural ? '1' : (Object.keys(element.options)[0] ?? '')],
        ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value)),
      ]
    return element.type === TYPE.argument || element.type === TYPE.number ? [[element.value, '1']] : []
  })
}

test('every mail, notification and text of phones says the second brand alone', async () => {
  const messages = createMessages()
  const parametersOf = (texts: string[]): Parameters => {
    const given = Object.fromEntries(texts.flatMap((text) => argumentsOf(parse(text))))
    for (const name of Object.keys(given)) {
      if (/(At|Until)$/.test(name)) given[name] = '2026-11-21T04:30:00Z'
      if (/^(link|site)$/.test(name)) given[name] = 'https://practice.test'
    }
    return { ...given, zone: 'Asia/Kolkata' }
  }
  let said = 0
  for (const locale of locales)
    for (const key of messages.keys()) {
      const [domain = '', message = ''] = key.split('.')
      const ofDomain = catalogues[locale][domain as 'rooms'] as Record<string, unknown> // its own keys
      const parameters = parametersOf(textsIn(ofDomain[message]).map(([, text]) => text))
      const content = messages.mail(locale, key, parameters)
      const { html, text, subject } = renderMail(content, {
        homeUrl: 'https://practice.test',
        reason: '',
        links: [],
      })
      const all = [
        ...[html, text, subject, messages.bell(locale, key, parameters).description],
        ...(['sms', 'whatsapp'] as const).map((channel) => messages.short(locale, key, channel, parameters)),
      ]
      for (const one of all) expect(one, `${locale} ${key}`).not.toMatch(old)
      expect(html).toContain(`src="https://practice.test${iconAt('mail')}"`)
      expect(html).toContain(`alt="${locale === 'en' ? 'Still Water &amp; Co' : names.hi}"`)
      said += 1
    }
  expect(said).toBeGreaterThan(200)
  expect(defaultBrand.names.en).toMatch(old)
})

test('a document has the logo and the colours in its head, and one that was issued under another name has that name', async () => {
  const drawn = async (ours?: Letterhead) => {
    const pdf = await makePdf('Receipt', (page) => void head(page, 'Receipt', [], ours))
    const document = await getDocument({ data: new Uint8Array(pdf) }).promise
    const page = await document.getPage(1)
    const { fnArray, argsArray } = await page.getOperatorList()
    const { items } = await page.getTextContent()
    return {
      hasPicture: fnArray.includes(OPS.paintImageXObject),
      colours: argsArray.filter((_, at) => fnArray[at] === OPS.setFillRGBColor).flat(),
      text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    }
  }
  expect(await drawn()).toMatchObject({ hasPicture: true, text: 'Receipt' })
  const earlier = await drawn({ name: 'Old Water' })
  expect(earlier.hasPicture).toBe(false)
  expect(earlier.text).toMatch(/Old Water.*Receipt/)
  expect(earlier.colours).toContain(secondBrand.colours?.light.leafText)
})
