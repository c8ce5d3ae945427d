import {
  type HeardSignal,
  type RoomPeople,
  type RoomPerson,
  type RoomSignal,
  type RoomStatus,
  roomEvents,
  roomNamespace,
  type SentSignal,
  type VisitEnd,
} from '@newyou/contract/rooms/live'
import type { RoomPass } from '@newyou/contract/rooms/rooms'
import { socketTiming } from '@newyou/contract/socket-events'
import { io, type Socket } from 'socket.io-client'
import { ApiError } from '../api/client.ts'
import { callApi } from '../session/call-api.ts'
import { currentSession } from '../session/session.ts'
import type { CallState } from './call-state.ts'
import type { Media } from './media.ts'
import { Peer } from './peer.ts'
import { bestOf, isTooWeakForVideo, type LinkSample } from './quality.ts'
import { createStore } from './store.ts'
import { createTalk } from './talk.ts'

/** A token lives two minutes; one that is older than this is renewed before it is used. */
const passFreshMs = 60_000
const comeBackMs = 1500
const sampleMs = 2000
/** Who cannot be reached for so long is met anew; the polite one leaves it to the other first. */
const anewAfterMs = { first: 15_000, polite: 25_000 }

/** This browser's part in a room: its visit, its live connection, and its connections to the others. */
export function createCall(roomId: string, media: Media) {
  const store = createStore<CallState>({
    line: 'connecting',
    me: undefined,
    others: [],
    isHealerHere: false,
    isHandUp: false,
    hasGivenWay: false,
    messages: [],
    unread: 0,
    ended: undefined,
    failure: undefined,
  })
  const { get, set } = store
  const params = { roomId }
  const peers = new Map<string, Peer>()
  const samples: LinkSample[] = []
  let people: RoomPerson[] = []
  let pass: RoomPass | undefined
  let passAt = 0
  let socket: Socket | undefined
  let isOver = false

  const send = (signal: RoomSignal, to?: string) => {
    const sent: SentSignal = to === undefined ? { signal } : { to, signal }
    socket?.emit(roomEvents.send, sent)
  }
  const talk = createTalk(store, (message) => send(message))
  const mine = (): RoomStatus => {
    const { microphone, isMuted, camera, screen } = media.store.get()
    return {
      kind: 'status',
      microphone: microphone !== undefined && !isMuted,
      camera: camera !== undefined,
      screen: screen !== undefined,
      hand: get().isHandUp,
    }
  }
  const isIn = () => get().me?.state === 'in'
  const showMine = () => isIn() && peers.size > 0 && send(mine())

  function draw() {
    set({
      others: people
        .filter(({ is_me }) => !is_me)
        .map((person) => {
          const peer = peers.get(person.visit_u_id)
          return { ...person, stream: peer?.stream, line: peer?.line ?? 'connecting', status: peer?.status }
        }),
    })
  }

  function peerOf(visitId: string): Peer {
    const known = peers.get(visitId)
    if (known) return known
    const peer = new Peer({
      isPolite: (pass?.visit_u_id ?? '') > visitId,
      iceServers: (pass?.ice_servers ?? []) as RTCIceServer[], // the same, but for its exact optional fields
      media,
      send: (signal) => send(signal, visitId),
      onChange: draw,
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

  function onPeople(now: RoomPeople) {
    people = now.people
    const me = people.find(({ is_me }) => is_me)
    set({ me, isHealerHere: now.is_healer_here })
    const others = people.filter(({ is_me, state }) => !is_me && state === 'in')
    closePeers((visitId) => others.some(({ visit_u_id }) => visit_u_id === visitId))
    // Who is in but not connected yet would not hear the first offer.
    const reachable = others.filter(({ visit_u_id, is_connected }) => is_connected || peers.has(visit_u_id))
    if (me?.state === 'in')
      for (const { visit_u_id } of reachable) peerOf(visit_u_id).shareWith(others.length)
    draw()
  }

  function onSignal({ from, signal }: HeardSignal) {
    // The server passes signals only to who is in; the list of people may come after the first of them.
    if (isOver) return
    const by = people.find(({ visit_u_id }) => visit_u_id === from)
    if (signal.kind === 'message') return talk.hear(signal, by?.name ?? '')
    const peer = peerOf(from)
    if (signal.kind === 'status') {
      peer.status = signal
      draw()
    } else peer.hear(signal)
  }

  function end(by: VisitEnd) {
    if (isOver) return
    isOver = true
    closePeers()
    socket?.close()
    clearInterval(timer)
    stopListening()
    window.removeEventListener('online', repair)
    set({ ended: by, others: [], line: 'lost' })
  }

  /** A new token, for the same visit while it lasts; a new visit is a new start with everybody. */
  async function enter(isAnew = false): Promise<RoomPass> {
    const { data } = await callApi('POST /api/website/room/{roomId}/enter', {
      params,
      body: pass && !isAnew ? { visit_u_id: pass.visit_u_id } : {},
    })
    if (pass && data.visit_u_id !== pass.visit_u_id) closePeers()
    pass = data
    passAt = performance.now()
    return data
  }

  /** Refused for good, unlike a network that is away. */
  const isRefusal = (error: unknown): error is ApiError =>
    error instanceof ApiError && [403, 404, 409].includes(error.status)

  async function present() {
    if (!pass || performance.now() - passAt > passFreshMs) await enter()
    return { token: currentSession()?.token ?? '', room: pass?.token ?? '' }
  }

  function comeBack() {
    setTimeout(() => {
      if (isOver) return
      passAt = Number.NEGATIVE_INFINITY
      socket?.connect()
    }, comeBackMs)
  }

  function connect() {
    socket = io(roomNamespace, {
      ...socketTiming,
      forceNew: true,
      auth: (give) => {
        present()
          .then(give)
          .catch((error: unknown) => {
            if (isRefusal(error)) return end('closed')
            socket?.disconnect()
            comeBack()
          })
      },
    })
    socket.on('connect', () => {
      set({ line: 'open' })
      repair()
    })
    socket.on('disconnect', (reason) => {
      if (isOver) return
      set({ line: 'lost' })
      if (reason === 'io server disconnect') comeBack()
    })
    socket.on('connect_error', () => {
      set({ line: 'lost' })
      if (!socket?.active) comeBack()
    })
    socket.on(roomEvents.people, onPeople)
    socket.on(roomEvents.signal, onSignal)
    socket.on(roomEvents.ended, ({ by }: { by: VisitEnd }) => {
      // What only this connection did wrong is mended by another one.
      if (by === 'lost' || by === 'flood' || by === 'forged') return comeBack()
      // Another window of mine has a visit of its own; this one's own new start is not meant.
      if (by === 'elsewhere' && isStartingAnew) return
      end(by)
    })
  }

  let isStartingAnew = false
  async function startAnew() {
    if (isStartingAnew || isOver) return
    isStartingAnew = true
    try {
      await enter(true)
      socket?.disconnect().connect()
    } catch (error) {
      if (isRefusal(error)) end('closed')
    }
    isStartingAnew = false
  }

  function repair() {
    for (const peer of peers.values()) peer.repair()
  }

  const lostTooLong = () =>
    people.some(({ visit_u_id, is_connected }) => {
      const lostSince = peers.get(visit_u_id)?.lostSince
      if (!is_connected || lostSince === undefined) return false
      const isPolite = (pass?.visit_u_id ?? '') > visit_u_id
      return performance.now() - lostSince > (isPolite ? anewAfterMs.polite : anewAfterMs.first)
    })

  async function look() {
    if (get().line === 'open' && lostTooLong()) return startAnew()
    if (!media.store.get().camera) {
      samples.length = 0
      return
    }
    const taken = await Promise.all([...peers.values()].map((peer) => peer.sample()))
    const best = bestOf(taken.filter((one) => one !== undefined))
    if (!best) return
    samples.push(best)
    if (!isTooWeakForVideo(samples)) return
    samples.length = 0
    set({ hasGivenWay: true })
    await media.setCamera(false)
  }
  const timer = setInterval(() => void look().catch(() => undefined), sampleMs)

  let shown = ''
  const stopListening = media.store.subscribe(() => {
    const now = JSON.stringify(mine())
    if (now !== shown) showMine()
    shown = now
  })
  window.addEventListener('online', repair)

  const practice = (visit_u_id: string) => ({ params, body: { visit_u_id } })

  function sayGoodbye() {
    if (pass && !isOver)
      void callApi('POST /api/website/room/{roomId}/leave', {
        ...practice(pass.visit_u_id),
        keepalive: true,
      }).catch(() => undefined)
  }

  return {
    store,
    /** @throws ApiError when the room is not open */
    async join() {
      await enter()
      if (!isOver) connect()
    },
    leave() {
      sayGoodbye()
      end('left')
    },
    /** The page goes away, and may come back: the visit ends without another word on this page. */
    sayGoodbye,
    admit: (visitId: string) => callApi('POST /api/practice/room/{roomId}/admit', practice(visitId)),
    remove: (visitId: string) => callApi('POST /api/practice/room/{roomId}/remove', practice(visitId)),
    setHand(isHandUp: boolean) {
      set({ isHandUp })
      showMine()
    },
    say: talk.say,
    setReading: talk.setReading,
    async setCamera(isOn: boolean) {
      set({ hasGivenWay: false })
      await media.setCamera(isOn)
    },
  }
}
export type Call = ReturnType<typeof createCall>
