import type { HeldElsewhere } from '@newyou/contract/care/booking-widgets'
import { meetingModes } from '@newyou/contract/care/healers/meeting-modes'

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** What a link holds; undefined for one that is incomplete or over. */
export function heldIn(hash: string, now: number): HeldElsewhere | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const of = (name: string) => given.get(name) ?? ''
  const until = Number(of('until'))
  const isWhole = [of('healerId'), of('serviceId'), of('holdId')].every((one) => id.test(one))
  const at = Date.parse(of('at'))
  const mode = meetingModes.find((known) => known === of('mode'))
  if (!isWhole || !mode || Number.isNaN(at) || !(until > now)) return undefined
  return {
    healerId: of('healerId'),
    serviceId: of('serviceId'),
    holdId: of('holdId'),
    placeId: id.test(of('placeId')) ? of('placeId') : undefined,
    mode,
    at: new Date(at).toISOString(),
    until,
  }
}
