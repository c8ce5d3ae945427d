import { defaultBrand } from '@newyou/contract/foundation/brand/brand'
import { brandPictureAddress } from '@newyou/contract/foundation/brand/pictures'
import type { BrandShape } from '@newyou/contract/foundation/media'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { somePicture } from '../../testing/files.ts'
import { makeHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { uploadsOf } from '../../testing/uploads.ts'

const app = useTestApp()
const { sendWhole, uploaded } = uploadsOf(app)
let admin: TestUser
beforeAll(async () => {
  admin = await makeStaff(app(), ['admin'])
})

const svg = (inside: string, head = 'viewBox="0 0 300 100"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${head}>${inside}</svg>`,
  )
const wave = svg('<rect width="300" height="100" rx="20" fill="#1d5377"/>')
const leaf = svg('<circle cx="50" cy="50" r="40" fill="#1d5377"/>', 'viewBox="0 0 100 100"')
const picture = async (content: Buffer, shape: BrandShape, as = admin) =>
  (await uploaded(as, content, 'picture', shape)).file

const get = (url: string) => app().app.http.inject({ url })
const kept = async () => {
  const { data } = await app().call('GET /api/staff/brand', {}, { as: admin })
  if (!data) throw new Error('the brand is not there')
  return data
}
async function save(values: object, as = admin) {
  const { version, values: before } = await kept()
  return app().call('PUT /api/staff/brand', { body: { version, values: { ...before, ...values } } }, { as })
}
const brandOnSite = async () => (await app().call('GET /api/website/settings', {})).data?.brand

async function cornerOf(address: string) {
  const { rawPayload, statusCode } = await get(address)
  expect(statusCode, address).toBe(200)
  const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { corner: `#${data.subarray(0, 4).toString('hex')}`, size: [info.width, info.height] }
}

describe('a logo', () => {
  test('is drawn anew, is in the sheet of pages for both themes, and is there again in an earlier version', async () => {
    const [light, dark] = [await picture(wave, 'logo'), await picture(leaf, 'logo-dark')]
    expect(light).toMatch(/picture-352x117$/)
    expect(dark).toMatch(/picture-132x132$/)
    const saved = await save({ logo: { light, dark, with_name: false } })
    expect(saved.status).toBe(200)
    await expect.poll(async () => (await brandOnSite())?.sheet).toMatch(/^\/brand\/[\w-]{16}\.css$/)
    const { body } = await get((await brandOnSite())?.sheet ?? '')
    expect(body).toContain(
      `[data-theme="dark"] a[data-logo]::before{width:40px;background:url(${dark}-352.webp)`,
    )
    expect(body).toContain(
      `[data-theme="light"] a[data-logo]::before{width:120px;background:url(${light}-352.webp)`,
    )
    const shown = await get(`${light}-352.webp`)
    expect(shown.headers['content-type']).toBe('image/webp')
    expect(shown.headers['cache-control']).toContain('immutable')
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 352,
      height: 117,
    })
    // What was sent is nowhere.
    expect((await get(`${light}.svg`)).statusCode).toBe(404)

    const { version } = await kept()
    const another = await makeStaff(app(), ['admin'])
    expect((await save({ logo: null })).status).toBe(200)
    await expect.poll(async () => (await brandOnSite())?.sheet).toBe('')
    const earlier = await app().call(
      'GET /api/staff/brand/{version}',
      { params: { version: String(version) } },
      { as: another },
    )
    expect((await save(earlier.data ?? {}, another)).status).toBe(200)
    expect((await kept()).values.logo).toEqual({ light, dark, with_name: false })
  })

  test('without one for dark grounds stands on a light plate there', async () => {
    const light = await picture(wave, 'logo')
    await save({ logo: { light, dark: null, with_name: true } })
    await expect.poll(async () => (await get((await brandOnSite())?.sheet ?? '')).body).toContain(light)
    const { body } = await get((await brandOnSite())?.sheet ?? '')
    expect(body).toContain(
      `url(${light}-352.webp) 0 50%/contain no-repeat content-box,#fdf9f0;padding:4px 8px`,
    )
    expect(body).not.toContain('a[data-logo]>span')
  })

  test('is not saved when it is of another shape, of somebody else, or not there', async () => {
    const editor = await makeStaff(app(), ['editor'])
    const wrong = [
      await picture(leaf, 'icon'),
      await picture(wave, 'logo', editor),
      '/media/content/01900000-0000-7000-8000-0000000000ff/picture-352x117',
      '/media/../../secret',
    ]
    for (const light of wrong) {
      const { status, errors } = await save({ logo: { light, dark: null, with_name: false } })
      expect(status, light).toBe(400)
      expect(Object.keys(errors ?? {}), light).toEqual(['values.logo.light'])
    }
  })
})

test('a receipt keeps the logo of its day', async () => {
  const slots = ['2026-11-23T03:30:00.000Z', '2026-11-23T04:15:00.000Z']
  const client = await makeClient(app(), {})
  const receiptOf = async (slot = '') =>
    (await bookAndPay(app(), client, await makeHealer(app()), slot)).order_u_id
  const hasPicture = async (order: string) => {
    const { rawPayload } = await app().app.http.inject({
      url: `/api/website/order/${order}/receipt`,
      headers: { authorization: `Bearer ${client.token}` },
    })
    const document = await getDocument({ data: new Uint8Array(rawPayload) }).promise
    const { fnArray } = await (await document.getPage(1)).getOperatorList()
    return fnArray.includes(OPS.paintImageXObject)
  }
  const shown = async () => (await brandOnSite())?.version
  await save({ logo: { light: await picture(wave, 'logo'), dark: null, with_name: false } })
  await expect.poll(shown).toBe((await kept()).version)
  const withLogo = await receiptOf(slots[0])
  expect(await hasPicture(withLogo)).toBe(true)
  await save({ logo: null })
  await expect.poll(shown).toBe((await kept()).version)
  const without = await receiptOf(slots[1])
  expect(await hasPicture(without)).toBe(false)
  expect(await hasPicture(withLogo)).toBe(true)
  await save({ logo: { light: await picture(leaf, 'logo'), dark: null, with_name: false } })
  expect(await hasPicture(without)).toBe(false)
})

describe('icons', () => {
  test('come from the icon, and keep its own ground', async () => {
    const icon = await picture(
      svg(
        '<rect width="100" height="100" fill="#1d5377"/><circle cx="50" cy="50" r="30" fill="#fff"/>',
        'viewBox="0 0 100 100"',
      ),
      'icon',
    )
    await save({ icon })
    await expect.poll(async () => (await brandOnSite())?.icon).toBe(icon)
    expect(await cornerOf(brandPictureAddress(icon, 'icon-mask'))).toEqual({
      corner: '#1d5377ff',
      size: [512, 512],
    })
    expect((await cornerOf(brandPictureAddress(icon, 'icon-64'))).size).toEqual([64, 64])
    expect((await get(brandPictureAddress(icon, 'icon-180'))).headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
    })
  })

  test('come from the logo on its ground when there is no icon, and from the house without a logo', async () => {
    const dark = await picture(leaf, 'logo-dark')
    await save({ icon: null, logo: { light: await picture(wave, 'logo'), dark, with_name: false } })
    await expect.poll(async () => (await brandOnSite())?.icon).toBe(dark)
    expect((await cornerOf(brandPictureAddress(dark, 'icon-192'))).corner).toBe('#0e1b17ff')
    await save({ logo: null })
    await expect.poll(brandOnSite).not.toHaveProperty('icon')
  })

  test.each([
    '/brand/pictures/x.png',
    '/brand/pictures/..%2F..%2Fsecret.png',
    `/brand/pictures/${'0'.repeat(36)}.1x1.print.png`,
  ])('are not at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })
})

describe('the picture of the home page', () => {
  const alt = { en: 'A veranda in the rain', hi: 'बारिश में बरामदा' }
  const heroOnSite = async (language?: 'en' | 'hi') =>
    (await app().call('GET /api/website/home-hero', { query: { ...(language && { language }) } })).data

  test('is shown in the language of the reader and in every width, until it is taken away', async () => {
    expect(await heroOnSite()).toBeNull()
    const { file } = await uploaded(admin, await somePicture(1600, 1000), 'picture', 'hero')
    expect((await save({ hero: { picture: file, alt } })).status).toBe(200)
    await expect.poll(() => heroOnSite()).toEqual({ picture: file, alt: alt.en })
    await expect.poll(() => heroOnSite('hi')).toEqual({ picture: file, alt: alt.hi })
    for (const width of [352, 704, 1280]) {
      const { rawPayload } = await get(`${file}-${width}.webp`)
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width, height: (width * 3) / 4 })
    }
    await save({ hero: null })
    await expect.poll(() => heroOnSite()).toBeNull()
  })

  test('needs what it shows in both languages, and a picture of this shape', async () => {
    const { file } = await uploaded(admin, await somePicture(1600, 1000), 'picture', 'hero')
    const silent = await save({ hero: { picture: file, alt: { ...alt, hi: ' ' } } })
    expect(silent.errors).toEqual({ 'values.hero.alt.hi': 'Please say what the picture shows' })
    const { file: cover } = await uploaded(admin, await somePicture(1600, 1000), 'picture', 'course')
    const wrong = await save({ hero: { picture: cover, alt } })
    expect(Object.keys(wrong.errors ?? {})).toEqual(['values.hero.picture'])
  })
})

describe('a file for the brand is refused', () => {
  const href = (to: string) => svg(`<image xlink:href="${to}" width="10" height="10"/>`)
  const entity = '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
  const nested = Array.from(
    { length: 30 },
    (_, at) => `<g id="a${at + 1}"><use href="#a${at}"/><use href="#a${at}"/></g>`,
  )
  const bomb = svg(`<defs><rect id="a0" width="1" height="1"/>${nested.join('')}</defs><use href="#a30"/>`)
  const broken = Buffer.from('<svg nothing')
  test.each<[string, Buffer | (() => Promise<Buffer>), BrandShape, RegExp]>([
    ['an SVG with a file of the server', href('file:///etc/passwd'), 'logo', /holds a picture, a script/],
    ['an SVG with a picture of another site', href('https://practice.test/a.png'), 'logo', /holds a picture/],
    ['an SVG with a picture inside', href('data:image/png;base64,AAAA'), 'logo', /holds a picture/],
    ['an SVG with a script', svg('<script>alert(1)</script>'), 'logo', /a script/],
    [
      'an SVG that includes a file',
      svg('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="/etc/passwd"/>'),
      'logo',
      /another file/,
    ],
    [
      'an SVG with entities',
      Buffer.concat([Buffer.from(entity), svg('<text>&a;</text>')]),
      'icon',
      /entities|drawn/,
    ],
    [
      'an SVG in UTF-16',
      Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf16le'),
      'logo',
      /type: picture|UTF-8/,
    ],
    ['an SVG of endless parts', bomb, 'logo', /cannot be drawn/],
    [
      'an SVG of endless size',
      svg('<rect/>', 'width="90000000" height="60000000"'),
      'logo',
      /cannot be drawn|too large/,
    ],
    ['an SVG of many pixels', svg('<rect/>', 'width="9000" height="6000"'), 'logo', /too large/],
    ['a broken SVG', broken, 'logo', /cannot be drawn/],
    ['a page of HTML', Buffer.from('<!doctype html><title>No</title>'), 'logo', /type: picture/],
    ['words', Buffer.from('A logo'), 'logo', /type: picture/],
    ['a very long logo', svg('<rect/>', 'viewBox="0 0 2000 100"'), 'logo', /8 times as wide/],
    ['a very high logo', svg('<rect/>', 'viewBox="0 0 100 300"'), 'logo-dark', /2 times as high/],
    ['an icon that is not square', wave, 'icon', /square/],
    ['a small icon', () => somePicture(64, 64), 'icon', /192 by 192/],
    ['a small logo', () => somePicture(90, 30), 'logo', /48 pixels/],
    ['a large file', Buffer.concat([wave, Buffer.alloc(1024 * 1024, ' ')]), 'logo', /limit is 1 MB/],
  ])('%s', { timeout: 30_000 }, async (_name, content, shape, words) => {
    const { status, errors } = await sendWhole(
      await makeStaff(app(), ['admin']),
      typeof content === 'function' ? await content() : content,
      ['picture'],
      shape,
    )
    expect(status).toBe(400)
    expect(errors?.file).toMatch(words)
  })

  test('as a cover when it is an SVG', async () => {
    const { status, errors } = await sendWhole(await makeStaff(app(), ['admin']), wave, ['picture'], 'course')
    expect(status).toBe(400)
    expect(errors?.file).toMatch(/type: picture/)
  })
})

test('styles that name other files draw nothing of them', async () => {
  const styled = svg(
    '<style>@import url(file:///etc/passwd); rect { fill: url(file:///etc/passwd#a) #1d5377 }</style><rect width="300" height="100"/>',
  )
  const light = await picture(styled, 'logo')
  expect((await get(`${light}-352.webp`)).statusCode).toBe(200)
  expect(defaultBrand.logo).toBeNull()
})

test('what an earlier version shows stays, and what nobody saved is removed with all that was drawn of it', async () => {
  const [saved, unsaved] = [await picture(wave, 'logo'), await picture(wave, 'logo')]
  await save({ logo: { light: saved, dark: null, with_name: false } })
  await save({ logo: null })
  const drawn = [`${unsaved}-352.webp`, brandPictureAddress(unsaved, 'mail')]
  for (const address of drawn) expect((await get(address)).statusCode).toBe(200)
  app().clock.advance(days(9))
  await app().app.modules.media.files.sweep()
  for (const address of drawn) expect((await get(address)).statusCode).toBe(404)
  expect((await get(`${saved}-352.webp`)).statusCode).toBe(200)
})
