import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { dyes } from '../art/colours.ts'
import { dusk } from '../art/reels/dusk.ts'
import { flame } from '../art/reels/flame.ts'
import type { Painter } from '../art/reels/frame.ts'
import { growing } from '../art/reels/growing.ts'
import { kolamLine } from '../art/reels/kolam-line.ts'
import { dropsOf, ripples } from '../art/reels/ripples.ts'
import type { DemoReel } from '../content/reels/reel.ts'
import { demoReels } from '../content/reels.ts'
import { bell, drop, type Sound, synthesise, wandering } from './reel-sound.ts'

/**
 * Writes `reels/{slug}.mp4` and `reels/{slug}.webp`, which are committed: who runs the site needs no ffmpeg.
 * `npm run make:reels -w demo` makes all, with slugs after it only those.
 */

const framesPerSecond = 20
/** Sharp enough for a phone, and small. */
const size = { width: 486, height: 864 }
const posterWidth = 360
/** The end melts into the beginning, because a reel runs in a circle. */
const meltSeconds = 0.7

function painterOf({ category, drawing }: DemoReel): Painter {
  const dye = dyes[category]
  switch (drawing.kind) {
    case 'kolam':
      return kolamLine(dye, drawing)
    case 'flame':
      return flame(dye, drawing)
    case 'dusk':
      return dusk(category, drawing)
    case 'growing':
      return growing(dye, drawing)
    case 'ripples':
      return ripples(dye, drawing)
  }
}

/** When the picture is at its best: the line is closed, the flame is full, the moon is up. */
const bestAt = { kolam: 0.9, flame: 0.3, dusk: 0.8, growing: 0.88, ripples: 0.55 }

function soundsOf({ drawing }: DemoReel): Sound[] {
  const { kind, seed } = drawing
  switch (kind) {
    case 'kolam':
      return [...wandering(seed, { count: 14, from: 0.1, to: 0.76 }), bell(0.8, 0)]
    case 'flame':
      return [0, 1, 2, 3].map((side) => bell(side / 4 + 0.01, [0, 3, 2, 0][side] ?? 0))
    case 'dusk':
      return wandering(seed, { count: 7, from: 0.06, to: 0.8 })
    case 'growing':
      return wandering(seed, { count: 11, from: 0.05, to: 0.8 })
    case 'ripples':
      return dropsOf(seed).map(({ at }, index) => drop(at, [4, 2, 5, 1, 3, 0][index] ?? 0))
  }
}

async function rasterise(paint: Painter, at: number): Promise<Buffer> {
  return sharp(Buffer.from(paint(at)))
    .resize(size)
    .flatten({ background: '#000' })
    .removeAlpha()
    .raw()
    .toBuffer()
}

function melt(into: Buffer, from: Buffer, share: number): Buffer {
  return into.map((value, index) => Math.round(value * (1 - share) + (from[index] ?? 0) * share)) as Buffer
}

async function makeReel(reel: DemoReel, folder: string, scratch: string) {
  const paint = painterOf(reel)
  const sound = path.join(scratch, `${reel.slug}.wav`)
  await writeFile(sound, synthesise(soundsOf(reel), reel.seconds))
  const video = path.join(folder, `${reel.slug}.mp4`)
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-threads', '1'],
      ...[
        '-f',
        'rawvideo',
        '-pix_fmt',
        'rgb24',
        '-s',
        `${size.width}x${size.height}`,
        '-r',
        `${framesPerSecond}`,
        '-i',
        '-',
      ],
      ...['-i', sound],
      ...['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-tune', 'animation', '-crf', '31'],
      ...['-maxrate', '92k', '-bufsize', '184k', '-pix_fmt', 'yuv420p', '-g', '400'],
      ...['-c:a', 'aac', '-b:a', '24k', '-ac', '1'],
      ...['-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', '-shortest', video],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const ended = new Promise<void>((resolve, reject) =>
    ffmpeg.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`)))),
  )
  const frames = reel.seconds * framesPerSecond
  const melting = meltSeconds * framesPerSecond
  const first = await rasterise(paint, 0)
  for (let index = 0; index < frames; index += 1) {
    const picture = await rasterise(paint, index / frames)
    const share = Math.max(0, (index - (frames - melting)) / melting)
    const drawn = share > 0 ? melt(picture, first, share) : picture
    if (!ffmpeg.stdin.write(drawn)) await new Promise((resolve) => ffmpeg.stdin.once('drain', resolve))
  }
  ffmpeg.stdin.end()
  await ended
  const poster = path.join(folder, `${reel.slug}.webp`)
  await sharp(Buffer.from(paint(bestAt[reel.drawing.kind])))
    .resize(posterWidth)
    .webp({ quality: 72, effort: 6 })
    .toFile(poster)
  const [{ size: videoSize }, { size: posterSize }] = await Promise.all([stat(video), stat(poster)])
  console.log(`${reel.slug}: ${Math.round(videoSize / 1024)} KB, poster ${Math.round(posterSize / 1024)} KB`)
}

const folder = path.join(import.meta.dirname, 'reels')
const scratch = await mkdtemp(path.join(tmpdir(), 'reels-'))
const wanted = process.argv.slice(2)
await mkdir(folder, { recursive: true })
for (const reel of demoReels)
  if (wanted.length === 0 || wanted.includes(reel.slug)) await makeReel(reel, folder, scratch)
await rm(scratch, { recursive: true })
