/** Which events meet in a room of ours. No schema library here: pages use it too. */

/** The most people in a room without LiveKit, including the host: each browser connects to every other one. */
export const roomPeopleMax = 4

/** How picture and sound are sent: `peers` from browser to browser, `livekit` by a LiveKit server to any number. */
export type RoomCarrier = 'peers' | 'livekit'

interface EventFacts {
  is_online: boolean
  /** The external address of the event, if it has one. */
  join_url: string | null
  seats: number | null
  /** The number of co-hosts. */
  co_hosts?: number
}

/** The most co-hosts in a room without LiveKit, beside the host and the seats. */
export const coHostPlaces = ({ seats }: Pick<EventFacts, 'seats'>) =>
  seats === null ? 0 : Math.max(0, roomPeopleMax - 1 - seats)

/**
 * The carrier of an event's room; undefined if the event is in person, has an external address, or is too big without
 * LiveKit. If only the co-hosts are too many, the room has no co-hosts.
 */
export function eventCarrier(
  { is_online, join_url, seats, co_hosts = 0 }: EventFacts,
  hasLiveKit: boolean,
): RoomCarrier | undefined {
  if (!is_online || join_url) return undefined
  const isSmall = seats !== null && seats < roomPeopleMax
  if (isSmall && (co_hosts <= coHostPlaces({ seats }) || !hasLiveKit)) return 'peers'
  return hasLiveKit ? 'livekit' : undefined
}

/** Whether an event takes place in our own room: it is online, has no external address, and is not too big. */
export const meetsInRoom = (event: EventFacts, hasLiveKit: boolean) =>
  eventCarrier(event, hasLiveKit) !== undefined

/** Online events with up to this number of seats need no external address; null if none needs one. */
export const seatsWithoutLink = ({
  hasLiveKit,
  meetUrl,
}: {
  hasLiveKit: boolean
  meetUrl: string | undefined
}) => (hasLiveKit || meetUrl ? null : roomPeopleMax - 1)

export const linkNeeded = (seats: number) =>
  `An online event for more than ${seats} people needs a meeting link`
