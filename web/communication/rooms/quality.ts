/** Media a connection can carry, best first; `blocked`: the way that calls take is closed. */
export type Carries = 'video' | 'small' | 'voice' | 'chat' | 'blocked'

export interface NetworkSample {
  /** Milliseconds from a question to its answer. */
  roundTrip: number
  /** Kilobits a second from and to the site. */
  down: number
  up: number
  /** Kilobits a second over a TURN server: 0 when it cannot be reached, undefined where there is none. */
  relay: number | undefined
  /** Some browsers have no calls at all. */
  canConnect: boolean
}

/** What each needs both ways, kilobits a second. Opus speaks from 24 on; the rest is its packets. */
const needs = { video: 600, small: 150, voice: 32 }

/** Expected media before the call is connected. */
export function carriesOf({ roundTrip, down, up, relay, canConnect }: NetworkSample): Carries {
  if (!canConnect || relay === 0) return 'blocked'
  const rate = Math.min(down, up, relay ?? Number.POSITIVE_INFINITY)
  if (rate < needs.voice || roundTrip > 2500) return 'chat'
  if (rate < needs.small || roundTrip > 900) return 'voice'
  return rate < needs.video ? 'small' : 'video'
}

export interface LinkSample {
  /** Kilobits a second that the connection has room for, once the browser knows. */
  outgoing: number | undefined
  /** The share of our packets that did not arrive. */
  lost: number
  /** Seconds. */
  roundTrip: number | undefined
}

/** Video needs about this much to be worth watching. */
const videoKilobits = 120
const lossMax = 0.12
const roundTripMax = 1.2
/** Samples come every two seconds. One bad moment is no weak network. */
const badInRow = 4

const isBad = ({ outgoing, lost, roundTrip }: LinkSample) =>
  lost > lossMax || (roundTrip ?? 0) > roundTripMax || (outgoing !== undefined && outgoing < videoKilobits)

const isFine = ({ lost, roundTrip }: LinkSample) => lost <= 0.03 && (roundTrip ?? 0) < 0.7

export type LineStrength = 'good' | 'fair' | 'weak'

export const strengthOf = (link: LinkSample): LineStrength =>
  isBad(link) ? 'weak' : isFine(link) ? 'good' : 'fair'

/** The best link stands for one's own network: when one of several is good, it is not the network that is weak. */
export const bestOf = (links: readonly LinkSample[]): LinkSample | undefined =>
  links.find((link) => !isBad(link)) ?? links[0]

/** Whether video should give way to voice: only voice comes through when all of the latest samples are bad. */
export const isTooWeakForVideo = (samples: readonly LinkSample[]) =>
  samples.length >= badInRow && samples.slice(-badInRow).every(isBad)

/** How one's own picture is sent: as it is, small, or for now not at all. */
const pictureSteps = ['full', 'small', 'off'] as const
export type PictureStep = (typeof pictureSteps)[number]

/** So many good samples bring a picture back one step; after each fall twice as many, since it was too early. */
const goodInRow = 6
const fallsMost = 5
/** A browser that sent little knows little of the room there is: its guess counts again after so many samples. */
const guessesAfter = 5
/** So many good samples of the whole picture make up for all falls before. */
const steadyAfter = 30

/** The voice goes first: the picture steps down and off when the line is weak, and comes back when it is better. */
export function createPictureLadder() {
  let samples: LinkSample[] = []
  let falls = 0
  let sinceRise = guessesAfter
  return {
    /** The step for this sample, from the step at which it was taken. */
    take(step: PictureStep, sample: LinkSample): PictureStep {
      samples.push(sinceRise < guessesAfter ? { ...sample, outgoing: undefined } : sample)
      sinceRise++
      const at = pictureSteps.indexOf(step)
      if (step !== 'off' && isTooWeakForVideo(samples)) {
        samples = []
        falls = Math.min(falls + 1, fallsMost)
        return pictureSteps[at + 1] ?? 'off'
      }
      const needed = step === 'full' ? steadyAfter : goodInRow * 2 ** Math.max(0, falls - 1)
      if (samples.length < needed || !samples.slice(-needed).every(isFine)) return step
      samples = []
      if (step === 'full') falls = 0
      else sinceRise = 0
      return pictureSteps[at - 1] ?? 'full'
    },
    /** There is no picture to send. */
    reset() {
      samples = []
    },
  }
}
