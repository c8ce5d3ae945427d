import {
  type HeardSignal,
  type IceServer,
  type RoomPeople,
  type RoomPerson,
  type RoomSignal,
  type RoomStatus,
  roomEvents,
  roomNamespace,
  type SentSignal,
  type VisitEnd,
} from '@newyou/contract/communication/rooms/live'
import type { RoomPass } from '@newyou/contract/communication/rooms/rooms'
import { socketTiming } from '@newyou/contract/socket-events'
import { io, type Socket } from 'socket.io-client'
import { ApiError } from '../../api/client.ts'
import { callApi } from '../../session/call-api.ts'
import { currentSession } from '../../session/session.ts'
import { newCall } from './call-state.ts'
import type { Carrier, Shown } from './carrier.ts'
import { createHostActions } from './host-actions.ts'
import { createLineWatch, lookEveryMs } from './line-watch.ts'
import { createLiveKitStage } from './livekit-stage.ts'
import type { Media } from './media.ts'
import { createPeerLinks } from './peer-links.ts'
import type { KnownRoom } from './queries.ts'
import { createQuestionsAndPolls } from './questions-and-polls.ts'
import { createRecording } from './recording.ts'
import { createRoomChat } from './room-chat.ts'
import { createStore } from './store.ts'

/** A token lives two minutes; one that is older than this is renewed before it is used. */
const passFreshMs = 60_000
const comeBackMs = 1500
const sampleMs = 2000
/** An answer that takes longer tells nothing of now. */
const beatAnswerMs = 4000
const nothingShown: Shown = { stream: undefined, line: 'connecting', status: undefined }

/** This browser's part in a room: its visit, its live connection, and its connections to the others. */
export function createCall(room: Pick<KnownRoom, 'u_id' | 'carrier'>, media: Media) {
  const roomId = room.u_id
  const store = createStore(newCall)
  const { get, set } = store
  const params = { roomId }
  let carrier: Carrier | undefined
  let people: RoomPerson[] = []
  let pass: RoomPass | undefined
  let passAt = 0
  let iceServers: IceServer[] = []
  let socket: Socket | undefined
  let isOver = false
  /** Questions asked during a lost connection are missed. */
  let hasComeBack = false

  const send = (signal: RoomSignal, to?: string) => {
    const sent: SentSignal = to === undefined ? { signal } : { to, signal }
    socket?.emit(roomEvents.send, sent)
  }
  const watch = createLineWatch({
    ask: () =>
      socket?.volatile.timeout(beatAnswerMs).emit(roomEvents.beat, (error: unknown) => error || hear()),
    received: async () => carrier?.received(),
    onChange: (at) => set({ lostAt: at === undefined ? undefined : Date.now() - (performance.now() - at) }),
    onLong: () => socket?.connected && socket.disconnect().connect(),
  })
  const hear = () => watch.hear(performance.now())
  const asking = createQuestionsAndPolls(store, roomId)
  const recording = createRecording(store, { roomId, media })
  const talk = createRoomChat(store, (message) => send(message))
  const mine = (): RoomStatus => {
    const { microphone, isMuted, camera, screen, picture } = media.store.get()
    return {
      kind: 'status',
      microphone: microphone !== undefined && !isMuted,
      camera: camera !== undefined && picture !== 'off',
      screen: screen !== undefined && picture !== 'off',
      hand: get().isHandUp,
    }
  }
  const showMine = () => get().me?.state === 'in' && carrier?.showMine()

  function draw() {
    set({
      others: people
        .filter(({ is_me }) => !is_me)
        .map((person) => ({ ...person, ...nothingShown, ...carrier?.shown(person) })),
    })
  }

  const newCarrier = (): Carrier =>
    room.carrier === 'livekit'
      ? createLiveKitStage({ media, onChange: draw, pass: passForStage })
      : createPeerLinks({
          media,
          visitId: () => pass?.visit_u_id,
          iceServers: () => iceServers,
          mine,
          send,
          onChange: draw,
          onLost: startAnew,
        })

  function onPeople(now: RoomPeople) {
    people = now.people
    iceServers = now.ice_servers
    const me = people.find(({ is_me }) => is_me)
    const before = get().me
    set({ me, isHealerHere: now.is_healer_here, peopleCount: now.people_count, recording: now.recording })
    if (room.carrier === 'livekit') {
      set({ isHandUp: Boolean(me?.hand_raised_at) })
      // After a speaker's turn, their media stop, and the camera light goes out.
      if (before?.may_speak && me && !me.may_speak) media.stop()
      if (me?.state === 'in' && (before?.state !== 'in' || hasComeBack)) {
        hasComeBack = false
        void asking.load().catch(() => undefined)
      }
    }
    carrier?.meet(
      me,
      people.filter(({ is_me, state }) => !is_me && state === 'in'),
    )
    draw()
    recording.hear(now.session_recording)
  }

  function onSignal({ from, name, signal }: HeardSignal) {
    // The server only passes signals in the room; the list of people may come after the first of them.
    if (isOver) return
    const by = people.find(({ visit_u_id }) => visit_u_id === from)
    if (signal.kind === 'message') return talk.hear(signal, name ?? by?.name ?? '')
    if (signal.kind === 'mute') return get().me?.role === 'client' ? media.muteByHost() : undefined
    carrier?.hear(from, signal)
  }

  function end(by: VisitEnd) {
    if (isOver) return
    isOver = true
    carrier?.close()
    socket?.close()
    for (const timer of timers) clearInterval(timer)
    stopListening()
    window.removeEventListener('online', repair)
    set({ ended: by, others: [], line: 'lost', lostAt: undefined })
  }

  /** A new token, for the same visit while it lasts; a new visit connects to all participants anew. */
  async function enter(isAnew = false): Promise<RoomPass> {
    const { data } = await callApi('POST /api/website/room/{roomId}/enter', {
      params,
      body: pass && !isAnew ? { visit_u_id: pass.visit_u_id } : {},
    })
    if (pass && data.visit_u_id !== pass.visit_u_id) carrier?.reset()
    pass = data
    carrier ??= newCarrier()
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

  async function passForStage() {
    if (!pass?.livekit || performance.now() - passAt > passFreshMs) await enter()
    return pass?.livekit ?? null
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
    socket.onAny(hear)
    socket.on('connect', () => {
      hear()
      hasComeBack = true
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
    socket.on(roomEvents.audience, asking.hear)
    socket.on(roomEvents.ended, ({ by }: { by: VisitEnd }) => {
      // A fault of this connection is fixed by reconnecting.
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

  const repair = () => carrier?.repair()

  async function look() {
    if (get().line !== 'open') return
    const strength = await carrier?.look()
    if (strength !== get().strength) set({ strength })
  }
  const timers = [
    setInterval(() => void look().catch(() => undefined), sampleMs),
    setInterval(() => void watch.look(performance.now()).catch(() => undefined), lookEveryMs),
  ]

  let shown = ''
  const stopListening = media.store.subscribe(() => {
    const now = JSON.stringify(mine())
    if (now !== shown) showMine()
    shown = now
  })
  window.addEventListener('online', repair)

  function sayGoodbye() {
    if (pass && !isOver)
      void callApi('POST /api/website/room/{roomId}/leave', {
        params,
        body: { visit_u_id: pass.visit_u_id },
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
    ...createHostActions(roomId),
    async setHand(isHandUp: boolean) {
      set({ isHandUp })
      if (room.carrier === 'peers') return showMine()
      if (!pass) return
      const body = { visit_u_id: pass.visit_u_id, is_raised: isHandUp }
      await callApi('POST /api/website/room/{roomId}/hand', { params, body }).catch(() =>
        set({ isHandUp: !isHandUp }),
      )
    },
    muteAll: () => send({ kind: 'mute' }),
    heard: async () => carrier?.heard?.(),
    asking,
    recording,
    say: talk.say,
    setReading: talk.setReading,
  }
}
export type Call = ReturnType<typeof createCall>
