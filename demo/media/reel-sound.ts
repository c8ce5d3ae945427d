import { seededRandom } from '../art/random.ts'

const sampleRate = 24_000

/** Bhupali over C: five notes that sound well together in any order. */
const scale = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21]
const noteOf = (step: number, low = 196) => low * 2 ** ((scale[step % scale.length] ?? 0) / 12)

/** Sounds in a reel: each begins at a moment, over a quiet drone. */
export type Sound = { at: number; kind: 'pluck' | 'bell' | 'drop'; pitch: number; loud: number }

/** Plucked notes that wander, `count` of them between two moments. */
export function wandering(
  seed: number,
  { count, from, to }: { count: number; from: number; to: number },
): Sound[] {
  const random = seededRandom(seed * 97)
  let step = Math.floor(random() * 4)
  return Array.from({ length: count }, (_, index) => {
    step = Math.min(9, Math.max(0, step + Math.floor(random() * 5) - 2))
    const at = from + ((to - from) * index) / Math.max(1, count - 1)
    return { at, kind: 'pluck', pitch: noteOf(step), loud: 0.5 + random() * 0.3 }
  })
}

export const bell = (at: number, step: number): Sound => ({
  at,
  kind: 'bell',
  pitch: noteOf(step, 392),
  loud: 0.5,
})

/** A drop that falls into water. */
export const drop = (at: number, step: number): Sound => ({
  at,
  kind: 'drop',
  pitch: noteOf(step, 440),
  loud: 0.55,
})

/** How a sound of each kind swings, `t` seconds after it began. */
const voices: Record<Sound['kind'], (pitch: number, t: number) => number> = {
  pluck: (pitch, t) =>
    [1, 2, 3, 4].reduce(
      (sum, partial) =>
        sum +
        (Math.sin(2 * Math.PI * pitch * partial * t) / partial ** 1.4) * Math.exp(-t * (1.6 + partial * 1.3)),
      0,
    ),
  bell: (pitch, t) =>
    [1, 2.02, 3.01, 4.9].reduce(
      (sum, partial, index) =>
        sum +
        (Math.sin(2 * Math.PI * pitch * partial * t) / (1 + index * 1.6)) *
          Math.exp(-t * (0.9 + index * 0.9)),
      0,
    ),
  drop: (pitch, t) => Math.sin(2 * Math.PI * (pitch * t + 60 * (1 - Math.exp(-t * 9)))) * Math.exp(-t * 9),
}

/** A WAV file of that many seconds, one channel; begins and ends in silence. */
export function synthesise(sounds: readonly Sound[], seconds: number): Buffer {
  const length = Math.round(seconds * sampleRate)
  const wave = new Float64Array(length)
  for (let index = 0; index < length; index += 1) {
    const t = index / sampleRate
    const breath = 0.75 + 0.25 * Math.sin((2 * Math.PI * t) / seconds - Math.PI / 2)
    wave[index] =
      0.05 *
      breath *
      (Math.sin(2 * Math.PI * 98 * t) +
        0.6 * Math.sin(2 * Math.PI * 146.9 * t) +
        0.3 * Math.sin(2 * Math.PI * 196.4 * t))
  }
  for (const { at, kind, pitch, loud } of sounds) {
    const start = Math.round(at * length)
    const voice = voices[kind]
    for (let index = start; index < Math.min(length, start + sampleRate * 3); index += 1) {
      const t = (index - start) / sampleRate
      wave[index] = (wave[index] ?? 0) + 0.3 * loud * Math.min(1, t * 250) * voice(pitch, t)
    }
  }
  const wav = Buffer.alloc(44 + length * 2)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + length * 2, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(sampleRate, 24)
  wav.writeUInt32LE(sampleRate * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(length * 2, 40)
  wave.forEach((value, index) => {
    const t = index / sampleRate
    const edge = Math.min(1, t * 3, (seconds - t) * 2)
    wav.writeInt16LE(Math.round(Math.tanh(value * edge) * 32_000), 44 + index * 2)
  })
  return wav
}
