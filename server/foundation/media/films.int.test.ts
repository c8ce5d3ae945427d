import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  MkvOutputFormat,
  MovOutputFormat,
  MP4,
  Output,
} from 'mediabunny'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeStaff } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { uploadsOf } from '../../testing/uploads.ts'

const app = useTestApp()
const { sendWhole } = uploadsOf(app)
const demo = path.resolve(import.meta.dirname, '../../../demo/media/courses/video-diya.mp4')

/** The demo's film in the container of a camera or a recorder. */
async function wrapped(format: MovOutputFormat | MkvOutputFormat): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'newyou-films-'))
  const to = path.join(folder, 'film')
  const input = new Input({ source: new FilePathSource(demo), formats: [MP4] })
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target: new FilePathTarget(to) }),
  })
  await conversion.execute()
  const content = await readFile(to)
  await rm(folder, { recursive: true })
  return content
}

test('films of phones and recorders are taken, in a container that browsers play', async () => {
  const as = await makeStaff(app(), ['editor'])
  for (const format of [new MovOutputFormat(), new MkvOutputFormat()]) {
    const content = await wrapped(format)
    const { status, data, message } = await sendWhole(as, content, ['film'])
    expect([status, message]).toEqual([201, undefined])
    expect(data).toMatchObject({ kind: 'film', file: expect.stringMatching(/\.mp4$/) })
    expect(data?.seconds).toBeGreaterThan(5)
    const kept = await app().app.http.inject({ method: 'GET', url: data?.address ?? '' })
    expect(kept.rawPayload.toString('latin1', 4, 8)).toBe('ftyp')
    expect(kept.rawPayload.toString('latin1', 8, 12)).not.toBe('qt  ')
    expect(data?.bytes).toBe(kept.rawPayload.length)
  }
})

test('what cannot be taken is refused with what to do', async () => {
  const as = await makeStaff(app(), ['editor'])
  const film = await readFile(demo)
  const told = async (content: Buffer, kind: 'film' | 'picture' | 'captions' | 'sound') => {
    const { status, message } = await sendWhole(as, content, [kind])
    return `${status} ${message}`
  }
  const headed = (...head: (string | number)[]) =>
    Buffer.concat([
      ...head.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : Buffer.of(one))),
      Buffer.alloc(4000),
    ])
  const cut = await wrapped(new MovOutputFormat())
  expect(await told(film.subarray(0, Math.floor(film.length * 0.6)), 'film')).toMatch(
    /^400 .*damaged: its end is missing/,
  )
  expect(await told(cut.subarray(0, Math.floor(cut.length * 0.6)), 'film')).toMatch(
    /^400 .*its end is missing/,
  )
  const broken = headed(0x1a, 0x45, 0xdf, 0xa3, 0x93, 'B\x82\x88matroska', 'B\x87\x81\x04', 'B\x85\x81\x02')
  expect(await told(broken, 'film')).toMatch(/^400 .*MKV.*MP4/)
  expect(await told(headed('RIFF', 0, 1, 0, 0, 'AVI '), 'film')).toMatch(/^400 .*AVI.*MP4/)
  expect(await told(headed(0x30, 0x26, 0xb2, 0x75), 'film')).toMatch(/^400 .*MP4/)
  expect(await told(headed('FLV', 1), 'film')).toMatch(/^400 .*MP4/)
  expect(await told(headed(0, 0, 1, 0xba), 'film')).toMatch(/^400 .*MP4/)
  expect(await told(headed('RIFF', 0, 1, 0, 0, 'WAVE'), 'sound')).toMatch(/^400 .*MP3/)
  expect(await told(headed(0, 0, 0, 24, 'ftypheic'), 'picture')).toMatch(/^400 .*HEIC.*JPG/)
  expect(await told(Buffer.from('1\n00:00:01,000 --> 00:00:04,000\nHello\n'), 'captions')).toMatch(
    /^400 .*WebVTT/,
  )
  const utf16 = Buffer.from('\ufeffWEBVTT\n\n00:01.000 --> 00:04.000\nx\n', 'utf16le')
  expect(await told(utf16, 'captions')).toMatch(/^400 .*UTF-8/)
  const large = sharp({ create: { width: 5200, height: 5000, channels: 3, background: '#385' } })
  expect(await told(await large.jpeg().toBuffer(), 'picture')).toBe(
    '400 This picture is too large: please choose one of up to 25 megapixels',
  )
})
