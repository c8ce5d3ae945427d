import { urls } from '../../urls.ts'

/** A time that was held on another site, on its way into a window of its own. */
export interface HeldElsewhere {
  healerId: string
  serviceId: string
  placeId: string | undefined
  mode: string
  at: string
  holdId: string
  /** Epoch milliseconds. */
  until: number
}

/** Behind `#`, so that the id of the hold, which is a secret, reaches no server and no log. */
export const linkOf = ({ until, placeId, ...held }: HeldElsewhere): string =>
  `${urls.continueBooking()}#${new URLSearchParams({ ...held, until: String(until), ...(placeId && { placeId }) })}`

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** What a link holds; undefined for one that is incomplete or over. */
export function heldIn(hash: string, now: number): HeldElsewhere | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const of = (name: string) => given.get(name) ?? ''
  const until = Number(of('until'))
  const isWhole = [of('healerId'), of('serviceId'), of('holdId')].every((one) => id.test(one))
  const at = Date.parse(of('at'))
  if (!isWhole || Number.isNaN(at) || !(until > now)) return undefined
  return {
    healerId: of('healerId'),
    serviceId: of('serviceId'),
    holdId: of('holdId'),
    placeId: id.test(of('placeId')) ? of('placeId') : undefined,
    mode: of('mode'),
    at: new Date(at).toISOString(),
    until,
  }
}
