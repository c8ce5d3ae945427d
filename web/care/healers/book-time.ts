import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import { ApiError } from '../../api/client.ts'
import { callApi } from '../../session/call-api.ts'
import { forgetHeldTime, heldTime, holdOf, keepHeldTime } from '../../session/held-time.ts'
import { randomId } from '../../session/random-id.ts'
import { currentSession } from '../../session/session.ts'
import { toast } from '../../ui/overlay-store.ts'
import { urls } from '../../urls.ts'
import { keepBookingRequest } from './booking-request.ts'

export { takeBookingRequest } from './booking-request.ts'
export { ownTime } from './own-time.ts'
export { readHeldOrder, readNextFree } from './refused-time.ts'

interface Choice {
  healerId: string
  serviceId: string
  minutes: number
  healerName: string
  pricePaise: number
  at: string
  mode: MeetingMode
  /** Where, for a session in person. */
  placeId: string | undefined
  pack: string | undefined
  paysLater: boolean
  words: string
}

interface Next {
  /** Where it goes on. */
  path: string
  isBooked: boolean
}

/** Holds the chosen time for the way through log-in and profile. @throws ApiError when it is no longer free */
async function hold({
  healerId,
  serviceId,
  placeId,
  minutes,
  healerName,
  at,
  pricePaise,
}: Omit<Choice, 'words'>) {
  const before = heldTime()
  if (before?.holdId && before.until > Date.now() && holdOf(serviceId, at)) return
  const known = { healerId, serviceId, placeId, minutes, healerName, at, pricePaise }
  try {
    const { data } = await callApi('POST /api/website/slot-hold', {
      body: {
        healer_u_id: healerId,
        service_u_id: serviceId,
        ...(placeId && { place_u_id: placeId }),
        starts_at: at,
        ...(before?.holdId && { instead_of: before.holdId }),
      },
    })
    keepHeldTime({ ...known, holdId: data.hold_u_id, until: Date.parse(data.hold_until) })
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'slotTaken' || error.code === 'slotNotOffered'))
      throw error
    // A hold is a help on the way; without one the booking itself decides.
    keepHeldTime({ ...known, holdId: undefined, until: Date.now() })
  }
}

/**
 * Books a time as a client, and says where it goes on: to the payment, or first to the log-in or the profile, from where
 * the person comes back to the same choice. Loaded when a person begins to book. @throws ApiError
 */
export async function bookTime({ words, ...choice }: Choice): Promise<Next | 'work-account'> {
  const { healerId, serviceId, at, mode, placeId, pack, paysLater } = choice
  // Chosen in a part of its own, which visitors do not load.
  const forId = new URLSearchParams(location.search).get('for') ?? undefined
  const backHere = urls.healer(healerId, {
    at,
    service: serviceId === healerId ? undefined : serviceId,
    mode,
    place: placeId,
    pack,
    pay: paysLater ? 'later' : undefined,
    for: forId,
  })
  const goOnAfter = async (path: string): Promise<Next> => {
    await hold(choice)
    keepBookingRequest(choice)
    return { path, isBooked: false }
  }
  const session = currentSession()
  if (!session) return goOnAfter(urls.login(backHere))
  if (session.role !== 'client') return 'work-account'
  if (session.profile && !session.profile.is_profile_complete) return goOnAfter(urls.profile(backHere))

  const holdId = holdOf(serviceId, at)
  // The same press, also after a reload, holds the same time only once.
  const keyName = `booking-key:${serviceId}:${at}:${mode}:${placeId ?? ''}:${pack ?? ''}:${paysLater}:${forId ?? ''}`
  const idempotencyKey = sessionStorage.getItem(keyName) ?? randomId()
  sessionStorage.setItem(keyName, idempotencyKey)
  try {
    const { data, message } = await callApi('POST /api/website/appointment', {
      body: {
        healer_u_id: healerId,
        service_u_id: serviceId,
        ...(placeId && { place_u_id: placeId }),
        starts_at: at,
        mode,
        description: words.trim(),
        ...(pack && { subscription_package_u_id: pack }),
        ...(paysLater && { pays_later: true }),
        ...(forId && !pack && { for_u_id: forId }),
        ...(holdId && { hold_u_id: holdId }),
      },
      idempotencyKey,
    })
    sessionStorage.removeItem(keyName)
    forgetHeldTime()
    if (data.order_u_id && data.hold_until) return { path: urls.payment(data.order_u_id), isBooked: true }
    if (message) toast({ tone: 'ok', words: message })
    return { path: urls.appointment(data.u_id), isBooked: true }
  } catch (error) {
    // Without an answer the time may have been held: the next press must use the same key.
    if (!(error instanceof ApiError && error.code === 'offline')) sessionStorage.removeItem(keyName)
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'loginRequired' || error.code === 'invalidToken')
      return goOnAfter(urls.login(backHere))
    if (error.code === 'profileIncomplete') return goOnAfter(urls.profile(backHere))
    throw error
  }
}
