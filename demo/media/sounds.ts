import { seededRandom } from '../art/random.ts'

/** Sound as numbers between -1 and 1, one channel. */
export const sampleRate = 22_050

type Sound = (seconds: number) => number

const turn = 2 * Math.PI

/** Partials of a struck bowl: how high, how loud, how long. The close pairs beat slowly against each other. */
const bowl = [
  [1, 0.5, 6],
  [1.006, 0.4, 6],
  [2.71, 0.22, 3.5],
  [2.722, 0.16, 3.5],
  [5.15, 0.06, 1.6],
] as const

/** A bowl that is struck every few seconds. */
export function bowlEvery(period: number, pitch: number): Sound {
  return (seconds) => {
    let sum = 0
    // Three strikes back are still heard.
    for (let back = 0; back < 3; back += 1) {
      const strike = Math.floor(seconds / period) - back
      if (strike < 0) break
      const since = seconds - strike * period
      for (const [height, loud, lasts] of bowl)
        sum +=
          Math.sin(turn * pitch * height * since) * loud * Math.exp(-since / lasts) * Math.min(1, since * 60)
    }
    return sum * 0.5
  }
}

/** Four strings over each other, each swelling in its own time. */
export function drone(pitch: number): Sound {
  const strings = [
    [1, 0.3, 11],
    [1.5, 0.2, 7],
    [2, 0.2, 9],
    [2.003, 0.12, 13],
  ] as const
  return (seconds) =>
    strings.reduce(
      (sum, [height, loud, period]) =>
        sum +
        (Math.sin(turn * pitch * height * seconds) + 0.3 * Math.sin(turn * pitch * height * 2 * seconds)) *
          loud *
          (0.6 + 0.4 * Math.sin((turn * seconds) / period)),
      0,
    ) * 0.6
}

/** How full the breath is, 0 to 1: four seconds in, six out. */
export function breathAt(seconds: number): number {
  const within = seconds % 10
  return within < 4
    ? (1 - Math.cos((Math.PI * within) / 4)) / 2
    : (1 + Math.cos((Math.PI * (within - 4)) / 6)) / 2
}

/** Noise without its highs: each step only goes a little towards the next random number. */
function softNoise(seed: number, softness: number): Sound {
  const random = seededRandom(seed)
  let level = 0
  return () => {
    level += (random() * 2 - 1 - level) * softness
    return level
  }
}

/** Air that comes and goes with the breath, over a quiet tone. */
export function breathing(): Sound {
  const air = softNoise(7, 0.12)
  const tone = drone(98)
  return (seconds) => air(seconds) * breathAt(seconds) * 1.4 + tone(seconds) * 0.25
}

/** Water over stones: noise at three depths, each with its own slow tide. */
export function water(): Sound {
  const depths = [softNoise(3, 0.02), softNoise(5, 0.06), softNoise(11, 0.2)] as const
  return (seconds) =>
    depths[0](seconds) * 3.2 * (0.7 + 0.3 * Math.sin((turn * seconds) / 13)) +
    depths[1](seconds) * 1.1 * (0.6 + 0.4 * Math.sin((turn * seconds) / 5.3)) +
    depths[2](seconds) * 0.25 * (0.5 + 0.5 * Math.sin((turn * seconds) / 2.9))
}

/** Rain on leaves, with a low hum of the room under it. */
export function rainfall(): Sound {
  const drops = softNoise(17, 0.25)
  const tone = drone(82)
  return (seconds) =>
    drops(seconds) * 0.5 * (0.8 + 0.2 * Math.sin((turn * seconds) / 9)) + tone(seconds) * 0.2
}

/** The sound as 16-bit samples, fading in and out. */
export function pcm(sound: Sound, seconds: number): Buffer {
  const count = Math.round(seconds * sampleRate)
  const samples = Buffer.alloc(count * 2)
  for (let index = 0; index < count; index += 1) {
    const at = index / sampleRate
    const fade = Math.min(1, at / 2, (seconds - at) / 3)
    const level = Math.max(-1, Math.min(1, sound(at) * fade * 0.8))
    samples.writeInt16LE(Math.round(level * 32_000), index * 2)
  }
  return samples
}
