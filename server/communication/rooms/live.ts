import {
  type HeardSignal,
  messageCost,
  type RoomPeople,
  type RoomSignal,
  roomEvents,
  roomNamespace,
  signalBurst,
  signalsPerSecond,
  type VisitEnd,
} from '@newyou/contract/communication/rooms/live'
import { sentSignal } from '@newyou/contract/communication/rooms/rooms'
import type { Namespace, Socket } from 'socket.io'
import { after, type Clock, minutes } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Bus } from '../../platform/database/bus.ts'
import type { Database } from '../../platform/database/database.ts'
import { DomainError, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { followWhileOpen, type Realtime } from '../../platform/realtime/realtime.ts'
import type { Logger } from '../../platform/watch/logger.ts'
import type { FoundRoom, RoomAccess } from './access.ts'
import { iceServersFor } from './ice-servers.ts'
import { pack, unpack } from './packed.ts'
import type { RecordingView } from './recording-view.ts'
import type { Stage } from './stage.ts'
import type { RoomPassage, RoomTokens } from './tokens.ts'
import { beatEvery, type RoomChanged, roomTopic, type Visits } from './visits.ts'

const signalTopic = 'room-signal'
const channelOf = (roomId: string) => `room:${roomId}` as const

interface PassedOn {
  room: string
  from: string
  name: string | undefined
  to: string | undefined
  packed: string
}

/** A token with its room. */
interface Found {
  passage: RoomPassage
  room: FoundRoom
}

/** A live connection of this node. */
interface Line extends RoomPassage {
  socket: Socket
  /** As the database said last: only who is in sends and hears signals. */
  isIn: boolean
  /** The name that the others see, once the room was read. */
  name: string | undefined
  room: FoundRoom
  /** The signals it may still send at once, and when that was calculated. */
  budget: number
  budgetAt: number
  /** The previous signal being sent: signals go one after the other, to keep their order. */
  sending: Promise<unknown>
}

interface RoomLiveDependencies {
  access: RoomAccess
  bus: Bus
  clock: Clock
  config: Config
  db: Database
  logger: Logger
  realtime: Realtime
  recordings: RecordingView
  stage: Stage
  tokens: RoomTokens
  visits: Visits
}

/**
 * The live connections of rooms. A node knows only its own connections; between nodes everything goes over the bus:
 * that a room changed, and then each node reads it again, and signals from one person to another.
 */
export function createRoomLive(dependencies: RoomLiveDependencies) {
  const { access, bus, clock, config, db, logger, realtime, recordings, stage, tokens, visits } = dependencies
  const lines = new Map<string, Line>()
  const byRoom = new Map<string, Set<Line>>()
  const linesOf = (roomId: string) => [...(byRoom.get(roomId) ?? [])]
  function add(line: Line) {
    lines.set(line.socket.id, line)
    byRoom.set(line.roomId, (byRoom.get(line.roomId) ?? new Set()).add(line))
  }
  /** False when it went before. */
  function remove(line: Line): boolean {
    const ofRoom = byRoom.get(line.roomId)
    ofRoom?.delete(line)
    if (ofRoom?.size === 0) byRoom.delete(line.roomId)
    return lines.delete(line.socket.id)
  }

  const calmly = (what: string, work: () => Promise<unknown>) =>
    work().catch((error: unknown) => logger.warn({ err: error }, what))

  /** TURN relays whatever it is asked to, so only who was let in may use it; a little longer than the room is open. */
  const iceServersOf = ({ isIn, visitId, room }: Line) =>
    isIn && room.carrier === 'peers' ? iceServersFor(config, visitId, after(room.closesAt, minutes(5))) : []

  const isByLiveKit = ({ room }: Line) => room.carrier === 'livekit'

  function maySend(line: Line, { kind }: RoomSignal): boolean {
    if (kind === 'mute') return line.role === 'healer' && line.room.event !== undefined
    // Browsers that LiveKit connects have nothing else to say to each other than messages.
    return kind === 'message' || !isByLiveKit(line)
  }

  function cut(line: Line, by: VisitEnd) {
    remove(line)
    line.socket.emit(roomEvents.ended, { by })
    line.socket.disconnect(true)
  }

  async function refresh(roomId: string) {
    const here = linesOf(roomId)
    if (here.length === 0) return
    const [living, known, recorded] = await Promise.all([
      visits.living(db, roomId),
      visits.byIds(here.map(({ visitId }) => visitId)),
      recordings.read(roomId),
    ])
    // It was called off, ended, or its time is over.
    const isClosed = living.length === 0 && known.some(({ ended_by: by }) => by === 'closed')
    if (isClosed && here.some(isByLiveKit)) void stage.close(roomId)
    for (const line of here) {
      const visit = known.find(({ u_id }) => u_id === line.visitId)
      if (!visit || visit.state === 'over') {
        cut(line, (visit?.ended_by ?? 'closed') as VisitEnd)
        if (!isClosed && isByLiveKit(line)) void stage.remove(roomId, line.visitId)
      } else if (visit.connection !== null && visit.connection !== line.socket.id) cut(line, 'elsewhere')
      else {
        line.isIn = visit.state === 'in'
        const person = living.find(({ u_id }) => u_id === visit.u_id)
        line.name = person && line.room.nameOf(person)
        const seen: RoomPeople = {
          ...visits.seenBy(living, line, line.room),
          ...recordings.present(recorded, line),
          ice_servers: iceServersOf(line),
        }
        line.socket.emit(roomEvents.people, seen)
      }
    }
  }

  /** One reading of a room after the other, so that what is sent last is what was read last. */
  const reading = new Map<string, Promise<unknown>>()
  function refreshInOrder(roomId: string) {
    const next = (reading.get(roomId) ?? Promise.resolve()).then(() =>
      calmly('a room could not be read again', () => refresh(roomId)),
    )
    reading.set(roomId, next)
    void next.then(() => reading.get(roomId) === next && reading.delete(roomId))
    return next
  }

  const isWithinLimit = (line: Line, cost: number) => {
    const now = performance.now()
    line.budget =
      Math.min(signalBurst, line.budget + ((now - line.budgetAt) / 1000) * signalsPerSecond) - cost
    line.budgetAt = now
    return line.budget >= 0
  }

  /** Ends the connection of a person who sends too many or forged signals; no one else is affected. */
  function refuse(line: Line, by: 'flood' | 'forged') {
    logger.warn({ by, visit: line.visitId }, 'a connection of a room was refused')
    cut(line, by)
    void calmly('a visit could not be marked as dropped', () => visits.dropped(line.visitId, line.socket.id))
  }

  function passOn(line: Line, given: unknown) {
    if (!isWithinLimit(line, isByLiveKit(line) ? messageCost : 1)) return refuse(line, 'flood')
    line.sending = line.sending.then(async () => {
      if (!lines.has(line.socket.id)) return
      const { data } = sentSignal.safeParse(given)
      const packed = data && line.isIn && maySend(line, data.signal) ? pack(data.signal) : undefined
      if (!data || !packed) return refuse(line, 'forged')
      const name = isByLiveKit(line) ? line.name : undefined
      const signal: PassedOn = { room: line.roomId, from: line.visitId, name, to: data.to, packed }
      await calmly('a signal was not passed on', () => bus.say(signalTopic, signal, channelOf(line.roomId)))
    })
  }

  /** Listens at once: a browser that comes back sends with its first breath what waited meanwhile. */
  async function stand(socket: Socket, { passage, room }: Found) {
    const line: Line = {
      ...passage,
      socket,
      isIn: false,
      name: undefined,
      room,
      budget: signalBurst,
      budgetAt: performance.now(),
      sending: Promise.resolve(),
    }
    add(line)
    const joined = visits.joined(line.visitId, socket.id)
    line.sending = joined.then(
      (visit) => {
        // The room may have been read since, with the client admitted meanwhile. A visit never leaves `in` but to end.
        line.isIn ||= visit?.state === 'in'
      },
      () => undefined,
    )
    socket.on(roomEvents.send, (given: unknown) => passOn(line, given))
    socket.on(roomEvents.beat, (answer: unknown) => {
      if (!isWithinLimit(line, 1)) return refuse(line, 'flood')
      if (typeof answer === 'function') answer()
    })
    socket.on('disconnect', () => {
      if (remove(line))
        void calmly('a visit could not be marked as dropped', () => visits.dropped(line.visitId, socket.id))
    })
    if (!(await joined)) cut(line, 'closed')
  }

  async function findFor(viewer: Viewer, token: unknown): Promise<Found> {
    const passage = typeof token === 'string' ? tokens.read(token) : undefined
    if (!passage || passage.personId !== viewer.personId || passage.role !== viewer.role)
      return throwError('invalidToken')
    return { passage, room: await access.find(db, viewer, passage.roomId) }
  }

  function prepare(namespace: Namespace) {
    const found = new WeakMap<Socket, Found>()
    namespace.use((socket, next) => {
      findFor(socket.data as Viewer, socket.handshake.auth.room).then(
        async (known) => {
          found.set(socket, known)
          // Before the others read that this person is here, and send something.
          await followWhileOpen(bus, socket, channelOf(known.room.u_id))
          next()
        },
        (error: unknown) => {
          if (error instanceof DomainError) return next(new Error('Invalid token'))
          logger.warn({ err: error }, 'a room could not be looked up')
          socket.conn.close()
        },
      )
    })
    namespace.on('connection', (socket) => {
      const known = found.get(socket)
      if (known) void calmly('a connection of a room could not be taken', () => stand(socket, known))
    })
  }

  bus.subscribe<RoomChanged>(roomTopic, ({ room }) => void refreshInOrder(room))
  function hear({ room, from, name, to, packed }: PassedOn) {
    const heard = linesOf(room).filter(
      (line) => line.isIn && line.visitId !== from && (to === undefined || to === line.visitId),
    )
    if (heard.length === 0) return
    const said = unpack(packed) as RoomSignal
    const signal: HeardSignal = name === undefined ? { from, signal: said } : { from, name, signal: said } // checked where it was sent
    for (const line of heard) line.socket.emit(roomEvents.signal, signal)
  }
  // A signal to a person who has just entered waits until this node has read that they are in.
  bus.subscribe<PassedOn>(signalTopic, (signal) => {
    const pending = reading.get(signal.room)
    if (pending) void pending.then(() => hear(signal))
    else hear(signal)
  })
  bus.onGap(() => {
    for (const roomId of byRoom.keys()) void refreshInOrder(roomId)
  })

  async function beat() {
    const now = clock.now()
    const over = [...lines.values()].filter(({ room }) => room.closesAt <= now)
    for (const roomId of new Set(over.map((line) => line.roomId))) await visits.close(roomId)
    await visits.seen([...lines.keys()])
  }

  realtime.addNamespace({
    name: roomNamespace,
    prepare,
    beat: () => void calmly('the rooms missed a beat', beat),
    beatMs: beatEvery,
  })
  return {
    beat,
    isHere: (roomId: string) => linesOf(roomId).length > 0,
    /** To all people in the room who are connected to this node. */
    tell(roomId: string, event: string, what: unknown) {
      for (const line of linesOf(roomId)) if (line.isIn) line.socket.emit(event, what)
    },
  }
}

export type RoomLive = ReturnType<typeof createRoomLive>
