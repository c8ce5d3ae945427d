import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { contentChanged } from '../../testing/content-changes.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createPageCache, type RenderedPage } from './page-cache.ts'

const app = useTestApp()

const page = (html: string, tags = ['healers']): RenderedPage => ({
  status: 200,
  headers: {},
  body: html,
  tags,
  maxAgeSeconds: 60,
})

describe('the page cache', () => {
  test('a hundred who ask at once wait for one rendering', async () => {
    let renderings = 0
    const make = async () => {
      renderings += 1
      await wait(20)
      return page('<p>one</p>')
    }
    const cache = app().app.platform.pageCache
    const pages = await Promise.all(Array.from({ length: 100 }, () => cache.get('/once', make)))
    expect(renderings).toBe(1)
    expect(new Set(pages.map(({ etag }) => etag)).size).toBe(1)
  })

  test('a committed change forgets the pages of its tag on every node, a rolled back one forgets none', async () => {
    const { pageCache, db } = app().app.platform
    let version = 0
    const read = async () =>
      (await pageCache.get('/tagged', async () => page(`<p>${++version}</p>`, ['healer:1']))).plain.toString()
    expect(await read()).toBe('<p>1</p>')
    await db
      .transaction()
      .execute(async (trx) => {
        await pageCache.invalidate(trx, 'healer:1')
        throw new Error('rolled back')
      })
      .catch(() => {})
    await contentChanged(app(), 'healer:2')
    expect(await read()).toBe('<p>1</p>')
    await contentChanged(app(), 'healer:1')
    expect(await read()).toBe('<p>2</p>')
  })

  test('memory for pages has a bound: the page that was not asked for longest goes first', async () => {
    const small = createPageCache({ bus: app().app.platform.bus, bytesMax: 2500 })
    let renderings = 0
    const ask = (key: string) =>
      small.get(key, async () => {
        renderings += 1
        return page(`${key} ${randomBytes(200).toString('hex')}`)
      })
    for (let number = 0; number < 20; number++) {
      await ask('/home')
      await ask(`/seldom/${number}`)
    }
    expect(renderings).toBe(21)
    await ask('/seldom/0')
    expect(renderings).toBe(22)
    expect(small.bytes()).toBeLessThanOrEqual(2500)
  })

  test('a page rendered from content that changed meanwhile is not kept', async () => {
    const { pageCache } = app().app.platform
    await pageCache.get('/stale', async () => {
      await contentChanged(app(), 'healers')
      return page('<p>old</p>')
    })
    const second = await pageCache.get('/stale', async () => page('<p>new</p>'))
    expect(second.plain.toString()).toBe('<p>new</p>')
  })

  test('who asks after a change does not wait for a page that was begun before it', async () => {
    const { pageCache } = app().app.platform
    let finish = () => {}
    const begun = pageCache.get('/slow', async () => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return page('<p>old</p>')
    })
    await contentChanged(app(), 'healers')
    const asked = await pageCache.get('/slow', async () => page('<p>new</p>'))
    expect(asked.plain.toString()).toBe('<p>new</p>')
    finish()
    expect((await begun).plain.toString()).toBe('<p>old</p>')
    const kept = await pageCache.get('/slow', async () => page('<p>newer</p>'))
    expect(kept.plain.toString()).toBe('<p>new</p>')
  })
})
