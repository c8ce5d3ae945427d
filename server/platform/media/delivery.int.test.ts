import { beforeEach, describe, expect, test } from 'vitest'
import { backOfficeHeaders } from '../../back-office-files.ts'
import { buy, filmLesson, makeCourse } from '../../testing/courses.ts'
import { makeHealer } from '../../testing/healers.ts'
import { plainSite } from '../../testing/plain-site.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { fileOrigins } from './s3-addresses.ts'

const app = useTestApp({ withBucket: true, web: plainSite() })
const cdn = useTestApp({ withBucket: true, config: { S3_CDN_URL: 'https://cdn.example/' } })
const bucket = () => app().sandbox.bucket
const content = Buffer.from('0123456789'.repeat(300))
const site = 'http://localhost:3000'

beforeEach(() => bucket().setAhead(0))

const ask = (url = '', method: 'GET' | 'HEAD' = 'GET') => app().app.http.inject({ method, url })

/** The way to a file, as this server shows it. */
async function wayTo(url?: string, method?: 'GET' | 'HEAD') {
  const { statusCode, headers, payload } = await ask(url, method)
  const address = new URL(String(headers.location))
  return {
    address,
    facts: [statusCode, payload.length],
    cache: String(headers['cache-control']),
    keptSeconds: Number(/max-age=(\d+)/.exec(String(headers['cache-control']))?.[1]),
    livesSeconds: Number(address.searchParams.get('X-Amz-Expires')),
  }
}

async function kept(name: string, body = content) {
  const { privateFiles } = app().app.platform
  await privateFiles.keep(name, body)
  return privateFiles
}

describe('a film in a bucket', () => {
  test('comes from there, in parts, to who may watch it; to others no address is told', async () => {
    const course = await makeCourse(app(), { lessons: [await filmLesson(app())] })
    const [owner, stranger] = [await makeClient(app()), await makeClient(app())]
    await buy(app(), owner, { type: 'course', item_u_id: course.u_id })
    const open = (as: TestUser) =>
      app().call(
        'GET /api/website/course-content/{courseContentId}',
        { params: { courseContentId: course.lessons[0] ?? '' } },
        { as },
      )
    const refused = await open(stranger)
    expect([refused.status, JSON.stringify(refused).includes('/files/')]).toEqual([403, false])

    const address = (await open(owner)).data?.media?.address ?? ''
    const forged = await ask(address.replace(owner.uId, stranger.uId))
    expect([forged.statusCode, forged.headers.location]).toEqual([403, undefined])

    const before = bucket().readings().length
    const { address: there, facts } = await wayTo(address)
    expect(facts).toEqual([302, 0])
    const part = await fetch(there, { headers: { range: 'bytes=100-199' } })
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-type')]).toEqual([
      206,
      'bytes 100-199/2000',
      'video/mp4',
    ])
    expect((await part.bytes()).length).toBe(100)
    // All that was read, by whomever: none of it went through this server.
    expect(bucket().readings().slice(before)).toEqual([
      { name: expect.stringMatching(/^private\/tests\/.*mp4$/), by: 'address', bytes: 100 },
    ])
  })

  test('has an address that the bucket refuses when it has ended or was changed', async () => {
    const files = await kept('courses/a.mp4')
    const { address, cache, keptSeconds, livesSeconds } = await wayTo(files.address('courses/a.mp4', 'one'))
    expect(cache).toMatch(/^private/)
    expect([livesSeconds, keptSeconds]).toEqual([300, 150])
    const told = async (url: URL | string, init = {}) => {
      const answer = await fetch(url, init)
      return [answer.status, /<Code>(\w+)/.exec(await answer.text())?.[1]]
    }
    expect(await told(address)).toEqual([200, undefined])
    expect(await told(address, { method: 'DELETE' })).toEqual([403, 'SignatureDoesNotMatch'])
    expect(await told(address.href.replace('a.mp4', 'b.mp4'))).toEqual([403, 'SignatureDoesNotMatch'])
    expect(await told(address.href.replace('Expires=300', 'Expires=900'))).toEqual([
      403,
      'SignatureDoesNotMatch',
    ])
    expect(await told(address, { headers: { authorization: 'Bearer x' } })).toEqual([400, 'InvalidArgument'])
    bucket().setAhead(301_000)
    expect(await told(address)).toEqual([403, 'AccessDenied'])
  })

  test('of a published reel is out of reach ten minutes after it was taken back', async () => {
    const { ids } = app().app.platform
    const reelId = ids.next()
    const film = `content/${reelId}.mp4`
    await kept(film)
    await app()
      .db.insertInto('reel')
      .values({
        u_id: reelId,
        healer_id: (await makeHealer(app())).u_id,
        state: 'published',
        title: 'Lamp',
        words: 'One sentence.',
        alt: 'A lamp.',
        category: 'health',
        video: '',
        film,
        poster: '/media/reels/lamp.webp',
        seconds: 8,
        published_at: app().clock.now(),
        updated_at: app().clock.now(),
      })
      .execute()
    const url = `/reel-files/${reelId}/${reelId}.mp4`
    const { address, cache, keptSeconds, livesSeconds } = await wayTo(url)
    expect([cache.slice(0, 6), keptSeconds, livesSeconds]).toEqual(['public', 300, 600])
    expect((await fetch(address)).status).toBe(200)
    await app().db.updateTable('reel').set({ state: 'draft' }).where('u_id', '=', reelId).execute()
    expect((await ask(url)).statusCode).toBe(404)
  })
})

describe('other files in a bucket', () => {
  test('are saved under their names, are looked at by HEAD, and captions stay on this site', async () => {
    const files = await kept('clients/a.pdf')
    const saveAs = 'Week 1 + 2, सप्ताह.pdf'
    const url = files.address('clients/a.pdf', 'one', { saveAs })
    const saved = await fetch((await wayTo(url)).address)
    expect(Buffer.from(await saved.arrayBuffer()).equals(content)).toBe(true)
    expect(saved.headers.get('content-disposition')).toContain(`UTF-8''${encodeURIComponent(saveAs)}`)
    expect(saved.headers.get('cache-control')).toBe('private, max-age=300')
    const head = await fetch((await wayTo(url, 'HEAD')).address, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '3000'])
    await files.keep('courses/a-en.vtt', content)
    const captions = await ask(files.address('courses/a-en.vtt', 'one'))
    expect([captions.statusCode, captions.rawPayload.length]).toEqual([200, 3000])
  })

  test('that scripts read are shared with the site alone', async () => {
    const files = await kept('ebooks/a.pdf')
    const { address } = await wayTo(files.address('ebooks/a.pdf', 'one'))
    const read = async (origin: string) => {
      const asked = {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'range',
      }
      const before = await fetch(address, { method: 'OPTIONS', headers: asked })
      const { headers } = await fetch(address, { headers: { origin, range: 'bytes=0-9' } })
      return [before.status, headers.get('access-control-allow-origin')]
    }
    expect(await read(site)).toEqual([200, site])
    expect(await read('https://elsewhere.example')).toEqual([403, null])
  })

  test('pictures are sent for by one address a day, drawings are not sent for', async () => {
    const { pictures } = app().app.platform
    await pictures.keep('t/a-1.webp', content)
    await pictures.keep('t/b.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    const { address, cache, keptSeconds, livesSeconds } = await wayTo('/media/t/a-1.webp')
    expect([cache, livesSeconds]).toEqual([`public, max-age=${keptSeconds}`, 2 * 86_400])
    expect(keptSeconds).toBeLessThan(86_400)
    const picture = await fetch(address)
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    bucket().setAhead(86_400_000)
    expect((await fetch(address)).status).toBe(200)
    bucket().setAhead(0)
    expect((await ask('/media/t/b.svg')).headers['content-type']).toBe('image/svg+xml')
    const outside = await wayTo('/media/t/../private/clients/a.pdf')
    expect(outside.address.pathname).toBe('/s3/sandbox-files/media/private/clients/a.pdf')
  })

  test('pictures come from the CDN where there is one, and what is private never does', async () => {
    const { http, platform } = cdn().app
    await platform.pictures.keep('t/a-1.webp', content)
    const picture = await http.inject('/media/t/a-1.webp')
    expect([picture.statusCode, picture.headers.location]).toEqual([
      302,
      'https://cdn.example/media/t/a-1.webp',
    ])
    const film = await http.inject(platform.privateFiles.address('courses/a.mp4', 'one'))
    expect(film.headers.location).toContain(cdn().sandbox.url)
  })

  test('have their origin in the policy of pages', async () => {
    const policy = String((await ask('/')).headers['content-security-policy'])
    const { url } = app().sandbox
    for (const source of ['img-src', 'media-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${source} 'self'[^;]* ${url}`))
    const office = backOfficeHeaders({ files: fileOrigins(app().app.platform.config) })
    expect(office['content-security-policy']).toContain(`media-src 'self' ${url};`)
  })
})
