/** Media a connection can carry, best first. */
export type Carries = 'video' | 'voice' | 'chat'

export interface NetworkSample {
  /** Milliseconds from a question to its answer. */
  roundTrip: number
  /** Megabits a second as the browser estimates them, where it does. */
  downlink: number | undefined
  /** Whether two connections inside this browser could be made: some browsers and company networks forbid them. */
  canConnect: boolean
}

/** Expected media before the call is connected. */
export function carriesOf({ roundTrip, downlink, canConnect }: NetworkSample): Carries {
  if (!canConnect || roundTrip > 2000) return 'chat'
  if (roundTrip > 700 || (downlink ?? 10) < 0.4) return 'voice'
  return 'video'
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

/** The best link stands for one's own network: when one of several is good, it is not the network that is weak. */
export const bestOf = (links: readonly LinkSample[]): LinkSample | undefined =>
  links.find((link) => !isBad(link)) ?? links[0]

/** Whether video should give way to voice: only voice comes through when all of the latest samples are bad. */
export const isTooWeakForVideo = (samples: readonly LinkSample[]) =>
  samples.length >= badInRow && samples.slice(-badInRow).every(isBad)
