import { expect, test } from 'vitest'
import { film, isInstalled } from '../../testing/films.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { uploadsOf } from '../../testing/uploads.ts'

// Of a process that answers callers alone; the jobs that it leaves to workers are done by the test.
const app = useTestApp({ withBucket: true, config: { FFMPEG_PATH: 'ffmpeg', ROLE: 'web' } })
const { uploaded } = uploadsOf(app)

test.runIf(isInstalled('ffmpeg'))(
  'a film that a web process took in gets its picture and smaller ones from a worker',
  async () => {
    const as = await makeStaff(app(), ['editor'])
    const { file } = await uploaded(as, await film(app()), 'film')
    const kept = () =>
      app().db.selectFrom('media_file').select('poster').where('file', '=', file).executeTakeFirstOrThrow()
    expect((await kept()).poster).toBeNull()
    await app().drain()
    expect((await kept()).poster).toMatch(/-poster\.webp$/)
    const seen = await app().call('GET /api/staff/media', { query: { file } }, { as })
    expect(seen.data?.renditions).toMatchObject([{ height: 360, state: 'ready' }])
  },
)
