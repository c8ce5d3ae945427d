/**
 * Makes the films and sounds of the demo courses from our own drawings and numbers, and writes them to `courses/`,
 * where they are committed: only who changes one needs ffmpeg. `npm run make:course-media -w demo -- NAME` makes one.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { diyaFilm, type Film, kolamFilm, moonFilm, rainFilm } from './films.ts'
import { bowlEvery, breathing, drone, pcm, rainfall, sampleRate, water } from './sounds.ts'

const framesPerSecond = 12
const size = { width: 640, height: 360 }
const kilobyte = 1024

const films = {
  'video-kolam': { seconds: 72, film: kolamFilm(72), sound: drone(110), maxBytes: 300 * kilobyte },
  'video-moon': { seconds: 64, film: moonFilm(64), sound: drone(82), maxBytes: 300 * kilobyte },
  'video-diya': { seconds: 70, film: diyaFilm(), sound: bowlEvery(20, 174), maxBytes: 300 * kilobyte },
  'video-rain': { seconds: 66, film: rainFilm(), sound: rainfall(), maxBytes: 300 * kilobyte },
}
const sounds = {
  'audio-bowl': { seconds: 72, sound: bowlEvery(9, 196), maxBytes: 150 * kilobyte },
  'audio-breath': { seconds: 70, sound: breathing(), maxBytes: 150 * kilobyte },
  'audio-river': { seconds: 68, sound: water(), maxBytes: 150 * kilobyte },
}

const input = (kind: 'sound' | 'film', file: string) =>
  kind === 'sound'
    ? ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', file]
    : [
        '-f',
        'rawvideo',
        '-pix_fmt',
        'rgb24',
        '-s',
        `${size.width}x${size.height}`,
        '-r',
        String(framesPerSecond),
        '-i',
        file,
      ]
// The index at the front, so that playing starts before the whole file is there.
const output = ['-c:a', 'aac', '-b:a', '16k', '-movflags', '+faststart', '-map_metadata', '-1']
const picture = [
  '-c:v',
  'libx264',
  '-preset',
  'veryslow',
  '-tune',
  'animation',
  '-crf',
  '34',
  '-g',
  '240',
  '-pix_fmt',
  'yuv420p',
]

async function ffmpeg(settings: string[], write?: (pipe: NodeJS.WritableStream) => Promise<void>) {
  const process = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...settings], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(process, 'close')
  await write?.(process.stdin)
  process.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

async function writeFrames(pipe: NodeJS.WritableStream, film: Film, seconds: number) {
  for (let index = 0; index < seconds * framesPerSecond; index += 1) {
    const drawing = Buffer.from(film(index / framesPerSecond))
    const pixels = await sharp(drawing)
      .resize({ ...size, fit: 'cover' })
      .flatten()
      .raw()
      .toBuffer()
    if (!pipe.write(pixels)) await once(pipe, 'drain')
  }
}

const folder = path.join(import.meta.dirname, 'courses')
const scratch = await mkdtemp(path.join(tmpdir(), 'course-media-'))
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)

async function check(file: string, maxBytes: number) {
  const { size: bytes } = await stat(file)
  console.log(`${path.basename(file)}: ${Math.round(bytes / kilobyte)} KB`)
  if (bytes > maxBytes) throw new Error(`${file} is larger than ${maxBytes / kilobyte} KB`)
}

for (const [name, { seconds, sound, film, maxBytes }] of Object.entries(films).filter(([name]) =>
  isWanted(name),
)) {
  const soundFile = path.join(scratch, `${name}.pcm`)
  const file = path.join(folder, `${name}.mp4`)
  await writeFile(soundFile, pcm(sound, seconds))
  await ffmpeg(
    [...input('film', 'pipe:0'), ...input('sound', soundFile), ...picture, ...output, file],
    (pipe) => writeFrames(pipe, film, seconds),
  )
  await check(file, maxBytes)
}
for (const [name, { seconds, sound, maxBytes }] of Object.entries(sounds).filter(([name]) =>
  isWanted(name),
)) {
  const soundFile = path.join(scratch, `${name}.pcm`)
  const file = path.join(folder, `${name}.m4a`)
  await writeFile(soundFile, pcm(sound, seconds))
  await ffmpeg([...input('sound', soundFile), ...output, file])
  await check(file, maxBytes)
}
await rm(scratch, { recursive: true })
