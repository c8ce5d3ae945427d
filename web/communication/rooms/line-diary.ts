import {
  type LineMinute,
  lineMinutes,
  lineMinutesMax,
} from '@newyou/contract/communication/rooms/line-minutes'
import type { LineReport } from '@newyou/contract/communication/rooms/line-report'
import type { LineStrength } from './quality.ts'

/** Sound that came over a connection since it stood. */
export interface HeardSound {
  packets: number
  lost: number
  concealedMs: number
}

/** A line at one moment. */
export interface LineMoment {
  /** Undefined while it is not known. */
  strength: LineStrength | undefined
  /** This browser's own line is lost. */
  isLost: boolean
  /** The line stands, the other is in the room, and there is no connection between the two. */
  isApart: boolean
  /** The line is too weak for one's own picture. */
  isPictureOff: boolean
  sound: HeardSound | undefined
}

/** A page that slept was not measured meanwhile; longer than this is a sleep. Milliseconds. */
const sleptMs = 10_000
const none: HeardSound = { packets: 0, lost: 0, concealedMs: 0 }
const grown = (before: number, now: number) => (now >= before ? now - before : now)

/**
 * Adds up how the line was during one visit. Moments are taken every few seconds. `isContinued`: the visit before it ended
 * because its connection did not stand.
 */
export function createLineDiary({ isContinued = false } = {}) {
  let hasStood = isContinued
  const spent = { all: 0, lost: 0, apart: 0, pictureOff: 0 }
  const minutes: Record<LineMinute, number>[] = []
  const sound = { ...none }
  let before: { at: number; sound: HeardSound; wasBroken: boolean } | undefined
  let reconnects = 0

  function markMinute(how: LineMinute, ms: number) {
    const at = Math.floor(spent.all / 60_000)
    const minute = minutes[at] ?? { good: 0, fair: 0, weak: 0, lost: 0 }
    minute[how] += ms
    // A minute of which nothing is known is as the one before it.
    for (let gap = minutes.length; gap < at; gap++) minutes[gap] = minutes[gap - 1] ?? { ...minute }
    minutes[at] = minute
  }

  return {
    /** @param now milliseconds that only grow */
    take(now: number, { strength, isLost, isApart, isPictureOff, sound: heard }: LineMoment) {
      // Before it first stood the connection is being made.
      hasStood ||= !isApart
      const isBroken = isLost || (isApart && hasStood)
      const ms = before ? now - before.at : 0
      if (ms <= sleptMs && minutes.length <= lineMinutesMax) {
        const how = isBroken ? 'lost' : strength
        if (how) markMinute(how, ms)
        spent.all += ms
        if (isLost) spent.lost += ms
        else if (isBroken) spent.apart += ms
        if (isPictureOff) spent.pictureOff += ms
      }
      if ((before ? before.wasBroken : isContinued) && !isBroken) reconnects++
      if (heard) {
        const last = before?.sound ?? none
        for (const part of ['packets', 'lost', 'concealedMs'] as const)
          sound[part] += grown(last[part], heard[part])
      }
      before = { at: now, sound: heard ?? before?.sound ?? none, wasBroken: isBroken }
    },

    /** Undefined before anything was measured. */
    report(): LineReport | undefined {
      if (spent.all === 0) return undefined
      // The worse of two that lasted as long.
      const most = (minute: Record<LineMinute, number>) =>
        lineMinutes.reduce((best, how) => (minute[how] >= minute[best] ? how : best))
      const whole = (ms: number) => Math.floor(ms / 1000)
      return {
        minutes: minutes.slice(0, lineMinutesMax).map(most),
        seconds: Math.ceil(spent.all / 1000),
        lost_seconds: whole(spent.lost),
        apart_seconds: whole(spent.apart),
        picture_off_seconds: whole(spent.pictureOff),
        reconnects,
        sound_packets: sound.packets + sound.lost,
        sound_packets_lost: sound.lost,
        concealed_ms: Math.round(sound.concealedMs),
      }
    },
  }
}

export type LineDiary = ReturnType<typeof createLineDiary>
