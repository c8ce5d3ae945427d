import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { sendForm } from '../../testing/support.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

const upload = 'POST /api/practice/page/portrait'
const send = (as: TestUser, content: Buffer, name = 'me.jpg') =>
  sendForm(app(), upload.slice('POST '.length), {
    as,
    fields: {},
    files: [{ name, content }],
    field: 'portrait',
  })
/** A picture that says where it was taken. */
const photo = (background = '#338855', [width, height] = [900, 700]) =>
  sharp({ create: { width, height, channels: 3, background } }).withExif({
    IFD3: { GPSLatitude: '18/1 31/1 0/1' },
  })
const jpeg = (background?: string) => photo(background).jpeg().toBuffer()

async function makePage() {
  const healer = await makeHealer(app())
  return {
    healerId: healer.u_id,
    as: await signInHealer(app(), healer),
    editor: await makeStaff(app(), ['admin']),
  }
}
const mine = async (as: TestUser) => (await app().call('GET /api/practice/page', {}, { as })).data
const publicImage = async (healerId: string) =>
  (await app().call('GET /api/website/healer/{healerId}', { params: { healerId } })).data?.image
const file = async (as: TestUser, healerId: string) =>
  (await app().call('GET /api/staff/healers/{healerId}', { params: { healerId } }, { as })).data
const accept = async (as: TestUser, healerId: string) => {
  const { version = 0 } = (await file(as, healerId)) ?? {}
  const params = { healerId }
  return app().call('POST /api/staff/healers/{healerId}/accept-page', { params, body: { version } }, { as })
}
const fetched = (address: string) => app().app.http.inject({ url: address })
const isThere = async (image: { portrait: string; face: string } | null | undefined) =>
  (await fetched(`${image?.portrait}-512.avif`)).statusCode === 200

test('a portrait waits until staff has seen it, and is then shown in every size, without the place where it was taken', async () => {
  const { healerId, as, editor } = await makePage()
  expect(await publicImage(healerId)).toBeNull()
  const sent = await send(as, await jpeg())
  expect(sent.status).toBe(200)
  const image = sent.data.change.image
  expect(image).toMatchObject({
    portrait: expect.stringMatching(/^\/media\/healers\/[0-9a-f]{32}\/portrait$/),
  })
  expect(sent.data).toMatchObject({ image: null, change: { image: { framed: false }, refused_at: null } })
  expect(await publicImage(healerId)).toBeNull()

  expect(await file(editor, healerId)).toMatchObject({ image: null, page_change: { image } })
  expect((await accept(editor, healerId)).data).toMatchObject({ image, page_change: null })
  await expect.poll(() => publicImage(healerId)).toEqual(image)
  for (const [address, width, height] of [
    [`${image.portrait}-124.webp`, 124, 149],
    [`${image.portrait}-248.avif`, 248, 298],
    [`${image.portrait}-512.webp`, 512, 614],
    [`${image.face}-56.avif`, 56, 56],
    [`${image.face}-220.webp`, 220, 220],
  ] as const) {
    const drawn = await sharp((await fetched(address)).rawPayload).metadata()
    expect([address, drawn.width, drawn.height, drawn.exif]).toEqual([address, width, height, undefined])
  }
  const trail = await app()
    .db.selectFrom('audit_entry')
    .select('changes')
    .where('record_id', '=', healerId)
    .where('action', '=', 'accept-page')
    .executeTakeFirst()
  expect(trail?.changes).toMatchObject({ portrait: ['', image.portrait] })
})

test('words and a portrait wait together; words written later do not lose it, a second portrait takes its place', async () => {
  const { as } = await makePage()
  const page = await mine(as)
  if (!page) throw new Error('a healer has a page')
  const first = (await send(as, await jpeg())).data
  const about = 'I listen first, and then we look at the week together.'
  const { city, main_category, categories, languages, modes, topics, client_concerns, greeting } = page
  const body = {
    ...{ city, main_category, categories, languages, modes, topics, client_concerns, greeting, about },
    version: first.version,
    price_rupees: 900,
  }
  const stale = await app().call(
    'PUT /api/practice/page',
    { body: { ...body, version: page.version } },
    { as },
  )
  expect(stale.code).toBe('changedMeanwhile')
  const written = await app().call('PUT /api/practice/page', { body }, { as })
  expect(written.data?.change).toMatchObject({ about, image: first.change.image })
  const second = (await send(as, await jpeg('#883355'))).data.change
  expect(second.about).toBe(about)
  expect([await isThere(first.change.image), await isThere(second.image)]).toEqual([false, true])
  await app().call('POST /api/practice/page-change/withdraw', {}, { as })
  expect([(await mine(as))?.change, await isThere(second.image)]).toEqual([null, false])
})

test('an accepted portrait takes the place of the one before, whose files are forgotten', async () => {
  const { healerId, as, editor } = await makePage()
  await send(as, await jpeg())
  const before = (await accept(editor, healerId)).data?.image
  await send(as, await jpeg('#883355'))
  expect(await isThere(before)).toBe(true)
  const after = (await accept(editor, healerId)).data?.image
  expect([await isThere(before), await isThere(after)]).toEqual([false, true])
})

test('a refused portrait stays with its reason until the healer sends another, and the words of the page stay', async () => {
  const { healerId, as, editor } = await makePage()
  const page = await mine(as)
  await send(as, await jpeg())
  const { version = 0 } = (await file(editor, healerId)) ?? {}
  const body = { version, reason: 'Please show your face.' }
  await app().call(
    'POST /api/staff/healers/{healerId}/refuse-page',
    { params: { healerId }, body },
    { as: editor },
  )
  const refused = (await mine(as))?.change
  expect(refused).toMatchObject({ refused_because: 'Please show your face.', image: { framed: false } })
  expect(await isThere(refused?.image)).toBe(true)
  const again = (await send(as, await jpeg('#883355'))).data.change
  expect(again).toMatchObject({ refused_at: null, about: page?.about })
  expect(await isThere(refused?.image)).toBe(false)
})

test('where pages are not reviewed first, a portrait is public at once', async () => {
  const { healerId, as } = await makePage()
  await app().db.insertInto('setting').values({ key: 'healer_words_reviewed', value: 'false' }).execute()
  const { image, change } = (await send(as, await jpeg())).data
  expect(change).toBeNull()
  await expect.poll(() => publicImage(healerId)).toEqual(image)
  await app().db.deleteFrom('setting').where('key', '=', 'healer_words_reviewed').execute()
})

test('PNG and WebP are taken by what they are; other files, damaged, small and large ones change nothing', async () => {
  const { as } = await makePage()
  for (const content of [await photo().png().toBuffer(), await photo().webp().toBuffer()])
    expect((await send(as, content, 'misnamed.pdf')).status).toBe(200)
  const before = await mine(as)
  const wrong: [Buffer, string][] = [
    [Buffer.from('%PDF-1.7\n'), 'Please choose a picture in JPG, PNG or WebP format'],
    [await photo().gif().toBuffer(), 'Please choose a picture in JPG, PNG or WebP format'],
    [
      await photo('#338855', [900, 300]).jpeg().toBuffer(),
      'Please choose a picture of at least 512 by 512 pixels',
    ],
    [(await jpeg()).subarray(0, 900), 'This picture is damaged'],
    [
      await photo('#338855', [5200, 5000]).jpeg().toBuffer(),
      'This picture is too large: please choose one of up to 25 megapixels',
    ],
    [Buffer.concat([await jpeg(), Buffer.alloc(8 * 1024 * 1024)]), 'Please upload one file of up to 8 MB'],
  ]
  for (const [content, sentence] of wrong)
    expect(await send(as, content)).toMatchObject({
      status: 400,
      code: 'fileRefused',
      errors: { portrait: sentence },
    })
  expect((await app().call(upload, {}, { as })).code).toBe('fileRefused')
  expect((await send(await makeClient(app()), await jpeg())).status).toBe(403)
  expect(await mine(as)).toEqual(before)
})
