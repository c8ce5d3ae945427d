import { ebookBookmarksMax } from '@newyou/contract/learning/ebooks'
import { describe, expect, test } from 'vitest'
import { minutes, seconds } from '../../platform/clock.ts'
import { addressSeconds } from '../../platform/media/private-files.ts'
import { buy } from '../../testing/courses.ts'
import { ebookWords, makeEbook } from '../../testing/ebooks.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

const read = (eBookId: string, as?: TestUser) =>
  app().call('GET /api/website/ebook/{eBookId}/reading', { params: { eBookId } }, as ? { as } : {})
const fetchFile = (address = '', headers: Record<string, string> = {}) =>
  app().app.http.inject({ url: address, headers })
const keepPlace = (eBookId: string, as: TestUser, part: number, progress_percent: number) =>
  app().call(
    'PUT /api/website/ebook/{eBookId}/place',
    { params: { eBookId }, body: { part, share: 0.25, progress_percent } },
    { as },
  )
const mark = (ebook_u_id: string, as: TestUser, share: number, label = 'Do not try') =>
  app().call('POST /api/website/ebook-bookmark', { body: { ebook_u_id, part: 1, share, label } }, { as })

describe('who may read', () => {
  test('a free book opens to every client, and no book to a visitor', async () => {
    const free = await makeEbook(app(), { price_paise: 0 })
    expect((await read(free)).status).toBe(401)
    const answer = await read(free, await makeClient(app()))
    expect(answer.data).toMatchObject({
      place: null,
      bookmarks: [],
      setting: null,
      ebook: { format: 'epub' },
    })
    expect((await fetchFile(answer.data?.file.address)).body).toBe(ebookWords)
  })

  test('a book with a price opens only to its buyer, and not after its return', async () => {
    const book = await makeEbook(app())
    const client = await makeClient(app())
    expect(await read(book, client)).toMatchObject({ status: 403, code: 'ebookNotYours' })
    expect((await keepPlace(book, client, 0, 0)).status).toBe(403)
    expect((await mark(book, client, 0.5)).status).toBe(403)
    const orderId = await buy(app(), client, { type: 'ebook', item_u_id: book })
    expect(
      await app().call(
        'POST /api/website/order',
        { body: { type: 'ebook', item_u_id: book } },
        { as: client },
      ),
    ).toMatchObject({ status: 409, code: 'ebookAlreadyBought' })
    expect((await read(book, await makeClient(app()))).status).toBe(403)
    const back = await app().call(
      'POST /api/website/order-return/{orderId}',
      { params: { orderId: orderId ?? '' } },
      { as: client },
    )
    expect(back.status).toBe(200)
    expect((await read(book, client)).status).toBe(403)
    const renewed = await app().call(
      'GET /api/website/ebook/{eBookId}/file',
      { params: { eBookId: book } },
      { as: client },
    )
    expect(renewed.status).toBe(403)
  })

  test('what was bought stays readable when it is no longer offered', async () => {
    const book = await makeEbook(app())
    const client = await makeClient(app())
    await buy(app(), client, { type: 'ebook', item_u_id: book })
    await app().db.updateTable('ebook').set({ state: 'draft' }).where('u_id', '=', book).execute()
    expect((await read(book, client)).status).toBe(200)
    expect((await read(book, await makeClient(app()))).status).toBe(404)
  })

  test.each(['reading', 'file'] as const)(
    'a book whose address was handed out for %s cannot be returned',
    async (by) => {
      const book = await makeEbook(app())
      const client = await makeClient(app())
      const orderId = (await buy(app(), client, { type: 'ebook', item_u_id: book })) ?? ''
      const opened =
        by === 'reading'
          ? (await read(book, client)).data?.file
          : (
              await app().call(
                'GET /api/website/ebook/{eBookId}/file',
                { params: { eBookId: book } },
                { as: client },
              )
            ).data
      expect((await fetchFile(opened?.address)).statusCode).toBe(200)
      const answer = await app().call(
        'POST /api/website/order-return/{orderId}',
        { params: { orderId } },
        { as: client },
      )
      expect(answer.code).toBe('returnNotPossible')
    },
  )

  test('what is not there is 404', async () => {
    const client = await makeClient(app())
    expect((await read('019a0000-0000-7000-8000-0000000000ff', client)).status).toBe(404)
  })
})

describe('the file', () => {
  test('comes in ranges by its address alone, until it ends', async () => {
    const book = await makeEbook(app(), { price_paise: 0 })
    const client = await makeClient(app())
    const { address, ends_at } = (await read(book, client)).data?.file ?? { address: '', ends_at: '' }
    expect(Date.parse(ends_at) - app().clock.now().getTime()).toBeLessThanOrEqual(minutes(5))
    const part = await fetchFile(address, { range: 'bytes=4-6' })
    expect(part.statusCode).toBe(206)
    expect(part.body).toBe('cat')
    app().clock.advance(seconds(addressSeconds - 1))
    expect((await fetchFile(address)).statusCode).toBe(200)
    app().clock.advance(seconds(1))
    expect((await fetchFile(address)).statusCode).toBe(403)
    const again = await app().call(
      'GET /api/website/ebook/{eBookId}/file',
      { params: { eBookId: book } },
      { as: await signIn(app(), client.uId) },
    )
    expect((await fetchFile(again.data?.address)).statusCode).toBe(200)
  })

  test('an address for one book opens no other, and none opens without', async () => {
    const one = await makeEbook(app(), { price_paise: 0 })
    const other = await makeEbook(app())
    const { address = '' } = (await read(one, await makeClient(app()))).data?.file ?? {}
    expect((await fetchFile(address.replace(one, other))).statusCode).toBe(403)
    expect((await fetchFile(`/files/ebooks/${one}.epub`)).statusCode).toBe(403)
    expect((await fetchFile(`/media/ebooks/${one}.epub`)).statusCode).toBe(404)
  })
})

describe('what is kept of reading', () => {
  test('another device goes on at the place, with the bookmarks, size and ground', async () => {
    const book = await makeEbook(app(), { price_paise: 0 })
    const phone = await makeClient(app())
    const laptop = await signIn(app(), phone.uId)
    await keepPlace(book, phone, 1, 40)
    await mark(book, phone, 0.5)
    const setting = { text_size: 24, theme: 'paper' } as const
    await app().call('PUT /api/website/reader-setting', { body: setting }, { as: phone })
    const there = (await read(book, laptop)).data
    expect(there).toMatchObject({
      place: { part: 1, share: 0.25, progress_percent: 40 },
      bookmarks: [{ part: 1, share: 0.5, label: 'Do not try' }],
      setting,
    })
    app().clock.advance(minutes(1))
    await keepPlace(book, laptop, 2, 70)
    const place = await app().call(
      'GET /api/website/ebook/{eBookId}/place',
      { params: { eBookId: book } },
      { as: phone },
    )
    expect(place.data).toMatchObject({ part: 2, progress_percent: 70 })
    expect(Date.parse(place.data?.updated_at ?? '')).toBeGreaterThan(
      Date.parse(there?.place?.updated_at ?? ''),
    )
  })

  test('no other client sees it', async () => {
    const book = await makeEbook(app(), { price_paise: 0 })
    const [one, other] = [await makeClient(app()), await makeClient(app())]
    await keepPlace(book, one, 1, 40)
    const bookmarkId = (await mark(book, one, 0.5)).data?.u_id ?? ''
    expect((await read(book, other)).data).toMatchObject({ place: null, bookmarks: [] })
    const remove = (as: TestUser) =>
      app().call('DELETE /api/website/ebook-bookmark/{bookmarkId}', { params: { bookmarkId } }, { as })
    expect((await remove(other)).status).toBe(404)
    expect((await remove(one)).status).toBe(200)
    expect((await read(book, one)).data?.bookmarks).toEqual([])
  })

  test('a bookmark is put once in a place, and a book holds so many', async () => {
    const book = await makeEbook(app(), { price_paise: 0 })
    const client = await makeClient(app())
    const first = (await mark(book, client, 0.5)).data
    expect((await mark(book, client, 0.5, 'The cat')).data).toMatchObject({
      u_id: first?.u_id,
      label: 'The cat',
    })
    await app()
      .db.insertInto('ebook_bookmark')
      .values(
        Array.from({ length: ebookBookmarksMax - 1 }, (_, part) => ({
          u_id: app().app.platform.ids.next(),
          person_id: client.uId,
          ebook_id: book,
          part: part + 10,
          share: 0,
          label: 'x',
          created_at: app().clock.now(),
        })),
      )
      .execute()
    expect(await mark(book, client, 0.75)).toMatchObject({ status: 409, code: 'bookmarksFull' })
  })

  test('my books: what I have and what I have begun, the last read first', async () => {
    const client = await makeClient(app())
    const [bought, begun] = [
      await makeEbook(app(), { title: 'Bought' }),
      await makeEbook(app(), { title: 'Begun', price_paise: 0 }),
    ]
    await makeEbook(app(), { title: 'Free, not begun', price_paise: 0 })
    await buy(app(), client, { type: 'ebook', item_u_id: bought })
    app().clock.advance(minutes(1))
    await keepPlace(begun, client, 1, 40)
    const mine = async () => (await app().call('GET /api/website/patient-ebook', {}, { as: client })).data
    expect(await mine()).toMatchObject([
      { title: 'Begun', is_owned: false, place: { progress_percent: 40 } },
      { title: 'Bought', is_owned: true, place: null },
    ])
    app().clock.advance(minutes(1))
    await keepPlace(bought, client, 0, 5)
    expect((await mine())?.map(({ title }) => title)).toEqual(['Bought', 'Begun'])
  })

  test('sizes and grounds that there are not are refused', async () => {
    const client = await makeClient(app())
    for (const body of [
      { text_size: 17, theme: 'night' },
      { text_size: 20, theme: 'sepia' },
    ]) {
      const answer = await app().call(
        'PUT /api/website/reader-setting',
        { body: body as never },
        { as: client },
      )
      expect(answer.status).toBe(400)
    }
  })
})
