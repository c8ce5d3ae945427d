import { expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { fetchStored } from '../../testing/files.ts'
import { film, isInstalled } from '../../testing/films.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { uploadsOf } from '../../testing/uploads.ts'

const app = useTestApp({ withBucket: true, config: { FFMPEG_PATH: 'ffmpeg' } })
const { uploaded } = uploadsOf(app)
const look = async (file: string, as: Awaited<ReturnType<typeof makeStaff>>) =>
  (await app().call('GET /api/staff/media', { query: { file } }, { as })).data
const statesOf = (file: string) =>
  app()
    .db.selectFrom('film_rendition')
    .select(['height', 'state', 'reason'])
    .where('file', '=', file)
    .execute()

test.runIf(isInstalled('ffmpeg'))(
  'an uploaded film gets a picture and smaller ones, never larger than itself, which go with it',
  async () => {
    const as = await makeStaff(app(), ['editor'])
    const { file } = await uploaded(as, await film(app()), 'film')
    expect(await statesOf(file)).toEqual([{ height: 360, state: 'waiting', reason: null }])
    await app().drain()
    const seen = await look(file, as)
    expect(seen?.renditions).toEqual([
      { height: 360, state: 'ready', bytes: expect.any(Number), reason: null },
    ])
    const played = await app().app.modules.media.played({ file, type: 'video/mp4', viewer: as.uId })
    const [smaller] = played.qualities
    const whole = await fetchStored(app(), smaller?.address)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
    })
    // The index (moov) precedes the film data.
    expect([played.qualities.length, whole.body.length]).toEqual([1, seen?.renditions[0]?.bytes])
    expect(whole.body.indexOf('moov')).toBeLessThan(whole.body.indexOf('mdat'))
    const poster = await fetchStored(app(), played.poster ?? '')
    expect(poster.headers.get('content-type')).toBe('image/webp')
    app().clock.advance(days(8))
    await app().app.modules.media.files.sweep()
    expect(app().sandbox.bucket.names()).toEqual([])
    expect(await statesOf(file)).toEqual([])
  },
)

test.runIf(isInstalled('ffmpeg'))(
  'a film that cannot be made smaller is a failed job that says why, is played as it is, and is tried again',
  async () => {
    const as = await makeStaff(app(), ['editor'])
    const { file } = await uploaded(as, await film(app()), 'film')
    const content = await app().app.platform.privateFiles.read(file)
    await app().app.platform.privateFiles.keep(file, Buffer.from('no film any more'))
    await app().drain()
    const [failed] = (await look(file, as))?.renditions ?? []
    expect(failed).toMatchObject({ state: 'failed', reason: expect.stringContaining('ffmpeg: ') })
    const { media } = app().app.modules
    expect((await media.played({ file, type: 'video/mp4', viewer: as.uId })).qualities).toEqual([])
    await app().app.platform.privateFiles.keep(file, content ?? Buffer.alloc(0))
    await app().app.platform.jobs.runNow('film-renditions', { file })
    expect(await statesOf(file)).toMatchObject([{ state: 'ready', reason: null }])
  },
)
