import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days, minutes } from '../../platform/clock.ts'
import { postsOf } from '../../testing/imported-posts.ts'
import { recordsOf } from '../../testing/records.ts'
import { makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { oldPicture } from '../../testing/wordpress.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
let admin: TestUser
beforeAll(async () => {
  admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
})
beforeEach(() => app().clock.set(start))
const records = recordsOf(app)
const { check, apply, undo, one, tried, imported, existing, fresh, whys } = postsOf(app, () => admin)

describe('pictures of imported posts', () => {
  test('are fetched before it is done, drawn anew, and shown where they were', async () => {
    const { url, wordPress } = app().sandbox
    const [name, cover] = [`lamp-${randomUUID()}`, `cover-${randomUUID()}`]
    const post = fresh()
    const run = await tried(
      [
        {
          ...post,
          thumbnail: 7,
          content: `<p>One</p><img src="${oldPicture(url, name)}" alt="A lamp"><p><img src="${oldPicture(url, 'gone')}" alt="b"></p>`,
        },
      ],
      { pictures: [{ id: 7, address: oldPicture(url, cover) }] },
    )
    expect(run.pictures).toEqual({ waiting: 3, kept: 0, refused: 0 })
    expect(await apply(run.u_id)).toMatchObject({
      status: 409,
      code: 'notNow',
      message: expect.stringContaining('Pictures'),
    })
    await app().drain()
    expect((await one(run.u_id))?.pictures).toEqual({ waiting: 0, kept: 2, refused: 1 })
    expect((await whys(run.u_id))?.[0]).toContain(
      `Left out: ${oldPicture(url, 'gone')}: it is not there any more`,
    )
    // What is here is not fetched again; what could not be had is asked for anew.
    await check(run.u_id, run.columns)
    await app().drain()
    expect([wordPress.asked(name), wordPress.asked(cover)]).toEqual([1, 1])

    expect((await apply(run.u_id)).data?.counts).toMatchObject({ added: 1 })
    const { u_id: id, body, image } = await existing(post.title)
    const [, file = ''] = /<img src="(\/media\/content\/[^"]+)-1280\.webp"/.exec(body) ?? []
    expect(body).toMatch(/^<p>One<\/p><p><img src="[^"]+" alt="A lamp" width="1280" height="823" srcset=/)
    expect(body).not.toContain('/media/import/')
    expect((await app().app.http.inject(`${file}-704.webp`)).statusCode).toBe(200)
    expect(image).toMatchObject({ dark: expect.stringMatching(/-704\.webp$/) })
    const states = async () =>
      (
        await app()
          .db.selectFrom('media_file')
          .select(['shape', 'state'])
          .where('file', 'in', [file, (image as { dark: string }).dark.replace('-704.webp', '')])
          .orderBy('shape')
          .execute()
      ).map(({ shape, state }) => [shape, state])
    expect(await states()).toEqual([
      ['course', 'used'],
      ['text', 'ready'],
    ])
    // It is an article like any other: an editor changes it, and its pictures stay.
    const changed = { version: 1, title: `${post.title} again`, body: `${body}<p>More</p>` }
    expect(await records.change(admin, id, changed)).toMatchObject({ status: 200 })
    expect(await states()).toHaveLength(2)
    // The ordinary sweep leaves what is shown.
    app().clock.advance(days(30))
    await app().app.modules.media.sweep()
    expect(await states()).toHaveLength(2)
  })

  test('of an import that is undone go with the ordinary sweep', async () => {
    const { url } = app().sandbox
    const name = `undone-${randomUUID()}`
    const { u_id: id } = await imported(
      [{ ...fresh(), thumbnail: 7, content: `a<img src="${oldPicture(url, name)}">` }],
      { pictures: [{ id: 7, address: oldPicture(url, name) }] },
    )
    const files = () =>
      app().db.selectFrom('media_file').select('file').where('name', '=', `${name}.png`).execute()
    expect(await files()).toHaveLength(2)
    expect((await undo(id)).data?.counts).toMatchObject({ removed: 1 })
    app().clock.advance(days(8))
    await app().app.modules.media.sweep()
    expect(await files()).toEqual([])
  })

  test('that cannot be had are left out and named, each with why; huge ones are made smaller', async () => {
    const { url } = app().sandbox
    const names = ['gone-1', 'broken', 'page', 'large', 'elsewhere', 'error', 'small', 'huge']
    const post = fresh()
    const run = await imported([
      {
        ...post,
        content: `<p>One</p>${names.map((name) => `<img src="${oldPicture(url, name)}">`).join('')}`,
      },
    ])
    const said = (await whys(run.u_id))?.[0]
      ?.filter((words) => words.startsWith('Left out'))
      .map((words) => words.replace(/^Left out: .*\/(\w[\w-]*)\.png/, '$1'))
    expect(said?.toSorted()).toEqual([
      'broken: it is damaged',
      'elsewhere: its address is not one of a public site',
      'error: its site answered with 500',
      'gone-1: it is not there any more',
      'large: it is larger than 16 MB',
      'page: it is no JPG, PNG or WebP',
      'small: it is smaller than 320 by 180 pixels',
    ])
    expect((await existing(post.title)).body.match(/<img/g)).toHaveLength(1)
  })

  test('that a process took which was ended are fetched by the next one', async () => {
    const { url, wordPress } = app().sandbox
    const [lost, other] = [`lost-${randomUUID()}`, `other-${randomUUID()}`]
    const content = [lost, other].map((name) => `<img src="${oldPicture(url, name)}">`).join('')
    const { u_id: id } = await tried([{ ...fresh(), content: `a${content}` }])
    await app()
      .db.updateTable('import_picture')
      .set({ taken_at: start })
      .where('address', '=', oldPicture(url, lost))
      .execute()
    await app().drain()
    expect((await one(id))?.pictures).toMatchObject({ waiting: 1, kept: 1 })
    app().clock.advance(minutes(3))
    await app().app.platform.jobs.runNow('import-pictures', { run_id: id })
    expect((await one(id))?.pictures).toMatchObject({ waiting: 0, kept: 2 })
    expect([wordPress.asked(lost), wordPress.asked(other)]).toEqual([1, 1])
  })

  test('of a site that does not answer are given up together', async () => {
    const { url, wordPress } = app().sandbox
    const silent = Array.from({ length: 30 }, (_, at) => `<img src="${oldPicture(url, `silent-${at}`)}">`)
    const run = await tried([{ ...fresh(), content: `a${silent.join('')}` }])
    await app().drain()
    expect((await one(run.u_id))?.pictures).toMatchObject({ waiting: 0, refused: 30 })
    expect(silent.filter((_, at) => wordPress.asked(`silent-${at}`) > 0).length).toBeLessThan(12)
  })
})
