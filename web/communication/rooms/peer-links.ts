import type { IceServer, RoomPerson, RoomSignal, RoomStatus } from '@newyou/contract/communication/rooms/live'
import type { Carrier } from './carrier.ts'
import type { Media } from './media.ts'
import { Peer } from './peer.ts'
import { bestOf, createPictureLadder, strengthOf } from './quality.ts'

/** Delay before reconnecting an unreachable peer; the polite side waits longer. */
const anewAfterMs = { first: 15_000, polite: 25_000 }

interface PeerLinksOptions {
  media: Media
  visitId: () => string | undefined
  iceServers: () => IceServer[]
  mine: () => RoomStatus
  send: (signal: RoomSignal, to?: string) => void
  onChange: () => void
  /** Only connecting to all participants anew helps. */
  onLost: () => Promise<void>
}

/** A connection to each other person in a small room. */
export function createPeerLinks(options: PeerLinksOptions): Carrier {
  const { media, visitId: myVisitId, iceServers, mine, send, onChange, onLost } = options
  const peers = new Map<string, Peer>()
  const ladder = createPictureLadder()
  let people: readonly RoomPerson[] = []

  const isPolite = (visitId: string) => (myVisitId() ?? '') > visitId

  function peerOf(visitId: string): Peer {
    const known = peers.get(visitId)
    if (known) return known
    const peer = new Peer({
      isPolite: isPolite(visitId),
      iceServers: iceServers(),
      media,
      send: (signal) => send(signal, visitId),
      onChange,
    })
    peers.set(visitId, peer)
    send(mine(), visitId)
    return peer
  }

  function closePeers(keep: (visitId: string) => boolean = () => false) {
    for (const [visitId, peer] of peers)
      if (!keep(visitId)) {
        peer.close()
        peers.delete(visitId)
      }
  }

  const lostTooLong = () =>
    people.some(({ visit_u_id, is_connected }) => {
      const lostSince = peers.get(visit_u_id)?.lostSince
      if (!is_connected || lostSince === undefined) return false
      const limit = isPolite(visit_u_id) ? anewAfterMs.polite : anewAfterMs.first
      return performance.now() - lostSince > limit
    })

  return {
    meet(me, others) {
      people = others
      closePeers((visitId) => others.some(({ visit_u_id }) => visit_u_id === visitId))
      if (me?.state !== 'in') return
      // People who are in but not connected would miss the first offer.
      const reachable = others.filter(({ visit_u_id, is_connected }) => is_connected || peers.has(visit_u_id))
      for (const { visit_u_id } of reachable) peerOf(visit_u_id).shareWith(others.length)
    },
    shown({ visit_u_id: visitId }) {
      const peer = peers.get(visitId)
      return { stream: peer?.stream, line: peer?.line ?? 'connecting', status: peer?.status }
    },
    hear(from, signal) {
      if (signal.kind === 'message' || signal.kind === 'mute') return
      const peer = peerOf(from)
      if (signal.kind === 'status') {
        peer.status = signal
        onChange()
      } else peer.hear(signal)
    },
    showMine() {
      if (peers.size > 0) send(mine())
    },
    repair() {
      for (const peer of peers.values()) peer.repair()
    },
    async look() {
      if (lostTooLong()) {
        await onLost()
        return undefined
      }
      const taken = await Promise.all([...peers.values()].map((peer) => peer.sample()))
      const best = bestOf(taken.filter((one) => one !== undefined))
      const { camera, screen, picture } = media.store.get()
      if (!camera && !screen) ladder.reset()
      else if (best) media.sendPicture(ladder.take(picture, best))
      return best && strengthOf(best)
    },
    async received() {
      const all = await Promise.all([...peers.values()].map((peer) => peer.received()))
      const known = all.filter((one) => one !== undefined)
      return known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : undefined
    },
    async heard() {
      const [peer] = peers.values()
      return peer?.heard()
    },
    reset: () => closePeers(),
    close: () => closePeers(),
  }
}
