/** Louder than a quiet room, as the root of the mean square of samples from -1 to 1. */
const loud = 0.015
/** A pause between two words is no end, milliseconds. */
const pauseMs = 700

export const loudnessOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length))

/** Says of one loudness after another whether somebody speaks. */
export function createSpeaking() {
  let loudAt = Number.NEGATIVE_INFINITY
  return (loudness: number, now: number): boolean => {
    if (loudness > loud) loudAt = now
    return now - loudAt < pauseMs
  }
}
