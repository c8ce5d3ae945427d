/** A time that was chosen before the person was logged in, so that the booking goes on by itself afterwards. */
interface BookingRequest {
  serviceId: string
  at: string
  mode: string
  placeId: string | undefined
  pack: string | undefined
  paysLater: boolean
}

const key = 'booking-goes-on'
/** After this time the request is out of date. */
const lastsMs = 30 * 60_000

const nameOf = ({ serviceId, at, mode, placeId = '', pack = '', paysLater }: BookingRequest) =>
  [serviceId, at, mode, placeId, pack, paysLater].join(' ')

/** Lives in this tab. */
export const keepBookingRequest = (request: BookingRequest) =>
  sessionStorage.setItem(key, JSON.stringify({ name: nameOf(request), until: Date.now() + lastsMs }))

/** Whether this is what was asked for; it is asked once. */
export function takeBookingRequest(request: BookingRequest): boolean {
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  if (!kept) return false
  try {
    const { name, until } = JSON.parse(kept)
    return name === nameOf(request) && until > Date.now()
  } catch {
    return false
  }
}
