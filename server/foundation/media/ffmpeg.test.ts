import { execFileSync } from 'node:child_process'
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFfmpeg } from './ffmpeg.ts'

const ffmpeg = createFfmpeg('ffmpeg')
const isInstalled = await ffmpeg.isInstalled()
let folder = ''
const at = (name: string) => path.join(folder, name)
const isThere = (name: string) =>
  access(at(name)).then(
    () => true,
    () => false,
  )

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newyou-ffmpeg-'))
  if (!isInstalled) return
  const source = ['-f', 'lavfi', '-i', 'testsrc2=size=320x240:rate=5:duration=1']
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...source, '-pix_fmt', 'yuv420p', at('film.mp4')])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.runIf(isInstalled)('a film is read as what it was examined to be', async () => {
  const source = { file: at('film.mp4'), ending: 'mp4' }
  await ffmpeg.frame(source, at('frame.png'), 1)
  await ffmpeg.transcode(source, at('smaller.mp4'), { shortSide: 120, seconds: 1 })
  expect((await readFile(at('frame.png'))).subarray(1, 4).toString()).toBe('PNG')
  expect((await readFile(at('smaller.mp4'))).length).toBeGreaterThan(500)
})

test.runIf(isInstalled).each([
  ['a list of other films', () => `ffconcat version 1.0\nfile film.mp4\n`],
  ['a playlist', () => `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${at('film.mp4')}\n#EXT-X-ENDLIST\n`],
  [
    'a description of a session',
    () =>
      'v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=video 5004 RTP/AVP 96\na=rtpmap:96 H264/90000\n',
  ],
])('%s in the place of a film opens nothing, whatever it is said to be', async (_what, content) => {
  await writeFile(at('source'), content())
  for (const ending of ['mp4', 'webm', 'ogg']) {
    const source = { file: at('source'), ending }
    await expect(ffmpeg.frame(source, at('leak.png'), 1)).rejects.toThrow('ffmpeg')
    expect(await isThere('leak.png')).toBe(false)
  }
})

test('what is no film is not handed over at all', () => {
  expect(() => ffmpeg.frame({ file: at('film.mp4'), ending: 'm3u8' }, at('x.png'), 1)).toThrow('m3u8')
})
