import type { Server as HttpServer } from 'node:http'
import type { SocketEvent, SocketMessage } from '@newyou/contract/socket-events'
import { type Namespace, Server, type Socket } from 'socket.io'
import { minutes, seconds } from '../clock.ts'
import type { Bus, Channel } from '../database/bus.ts'
import type { Queryable } from '../database/database.ts'
import { DomainError } from '../http/errors.ts'
import { type Authenticate, isUnproven, type SessionViewer } from '../http/viewer.ts'
import type { Logger } from '../watch/logger.ts'

const topic = 'realtime'
const toAll = 'realtime-to-all'
interface Broadcast {
  event: SocketEvent
  message: SocketMessage
  /** End the sockets of this session afterwards. */
  closeSession?: string
}

const personPrefix = 'person:' as const
const personRoom = (personId: string): Channel => `${personPrefix}${personId}`
const sessionRoom = (sessionId: string) => `session:${sessionId}`

/** Which of these sessions are still alive. */
export type StillAlive = (sessionIds: readonly string[]) => Promise<Set<string>>
const lookAgainMs = minutes(2)

/** The sockets of one domain. */
interface OwnNamespace {
  name: string
  /** Adds checks, handlers and limits; the session was checked before and is in `socket.data`. */
  prepare(namespace: Namespace): void
  /** Recurs while the server listens. */
  beat(): void
  beatMs: number
}

/** A line that went without a word is noticed by two missed beats. */
const beatMs = seconds(10)
/** A socket without a token is closed after this. */
const introductionMs = seconds(20)
/** More windows of one person on one node than people have open. */
const socketsPerPerson = 20
/** Browsers send next to nothing: what is said is said by calls. */
const packetsPerSecond = 30

interface RealtimeDependencies {
  bus: Bus
  logger: Logger
  allowedOrigin: string
}

/**
 * Hears a channel of the bus until the connection below this socket closes, which it does in any case, also when the
 * socket is never accepted.
 */
export async function followWhileOpen(bus: Bus, { conn }: Socket, channel: Channel) {
  const unfollow = await bus.follow(channel)
  if (conn.readyState === 'open') conn.once('close', unfollow)
  else unfollow()
}

/** Closes a socket that sends more in a second than it may; others of the same person stay open. */
function limitPackets(socket: Socket) {
  let count = 0
  let since = 0
  socket.use((_, next) => {
    const now = performance.now()
    if (now - since > 1000) {
      since = now
      count = 0
    }
    count++
    if (count > packetsPerSecond) socket.disconnect(true)
    else next()
  })
}

/**
 * One Socket.IO server with a room per person. A socket carries ids only and may be lost at any time: what must not
 * be lost is a notification in the database, which the browser asks for by its cursor.
 */
export function createRealtime({ bus, logger, allowedOrigin }: RealtimeDependencies) {
  const io = new Server({
    serveClient: false,
    cors: { origin: allowedOrigin },
    allowRequest: (request, answer) => {
      const { origin } = request.headers
      answer(null, origin === undefined || origin === allowedOrigin)
    },
    maxHttpBufferSize: 16 * 1024,
    pingInterval: beatMs,
    pingTimeout: beatMs,
    connectTimeout: introductionMs,
  })

  const namespaces = [io.of('/')]
  const prepared: OwnNamespace[] = []

  const authenticated =
    (authenticate: Authenticate<SessionViewer>) => (socket: Socket, next: (error?: Error) => void) => {
      const { token } = socket.handshake.auth
      if (typeof token !== 'string') return next(new Error('Invalid token'))
      authenticate(token).then(
        (viewer) => {
          if (!viewer || isUnproven(viewer)) return next(new Error('Invalid token'))
          socket.data = viewer
          // What happens after the browser asked for what it missed must reach it.
          void followWhileOpen(bus, socket, personRoom(viewer.personId)).then(() => next())
        },
        (error: unknown) => {
          if (error instanceof DomainError) return next(new Error('Invalid token'))
          // The session cannot be checked right now. A refusal would be final; a cut connection brings the browser back by itself.
          logger.warn({ err: error }, 'a socket could not be authenticated')
          socket.conn.close()
        },
      )
    }

  function listen(namespace: Namespace, authenticate: Authenticate<SessionViewer>) {
    namespace.use(authenticated(authenticate))
    namespace.on('connection', (socket) => {
      const viewer = socket.data as SessionViewer // set by the middleware above, without which there is no connection
      const open = namespace.adapter.rooms.get(personRoom(viewer.personId))?.size ?? 0
      if (open >= socketsPerPerson) return void socket.disconnect(true)
      if (namespace.name === '/') limitPackets(socket)
      void socket.join([personRoom(viewer.personId), sessionRoom(viewer.sessionId)])
    })
  }

  let stillAlive: StillAlive | undefined
  /** Cuts sockets whose session ended unheard: while the bus was away, or without a word, as when a role is taken. */
  async function lookAgain() {
    const sockets = namespaces.flatMap((namespace) => [...namespace.sockets.values()])
    const sessionOf = (socket: (typeof sockets)[number]) => (socket.data as SessionViewer).sessionId // set when it came
    const alive = await stillAlive?.([...new Set(sockets.map(sessionOf))])
    for (const socket of sockets) if (alive && !alive.has(sessionOf(socket))) socket.disconnect(true)
  }
  const lookAgainSafely = () =>
    lookAgain().catch((error: unknown) => logger.warn({ err: error }, 'sockets could not be looked at again'))
  bus.onGap(() => void lookAgainSafely())
  const timers: NodeJS.Timeout[] = []

  bus.subscribe<Broadcast>(topic, ({ event, message, closeSession }, channel) => {
    if (closeSession) {
      io.to(sessionRoom(closeSession)).emit(event, message)
      for (const namespace of namespaces) namespace.in(sessionRoom(closeSession)).disconnectSockets(true)
      return
    }
    // One person at a time: a receiver must not learn whom else it concerns.
    for (const personId of message.notification_users)
      if (channel === undefined || channel === personRoom(personId))
        io.to(personRoom(personId)).emit(event, { ...message, notification_users: [personId] })
  })

  bus.subscribe<{ event: SocketEvent; targetId: string }>(toAll, ({ event, targetId }) => {
    io.emit(event, { notification_users: [], target_id: targetId } satisfies SocketMessage)
  })

  return {
    /** Accepts sockets of this server, each with the session that `authenticate` finds for its token; `stillAlive` is asked later. */
    attach(
      server: HttpServer,
      sessions: { authenticate: Authenticate<SessionViewer>; stillAlive: StillAlive },
    ) {
      for (const namespace of namespaces) listen(namespace, sessions.authenticate)
      for (const own of prepared) {
        own.prepare(io.of(own.name))
        timers.push(setInterval(own.beat, own.beatMs).unref())
      }
      stillAlive = sessions.stillAlive
      timers.push(setInterval(lookAgainSafely, lookAgainMs).unref())
      io.attach(server)
      logger.debug('sockets attached')
    },
    /** Sends to the open windows of the people named in the message, on every node, once the transaction commits. */
    publish: (db: Queryable, event: SocketEvent, message: SocketMessage) =>
      bus.publish(db, topic, { event, message }, message.notification_users.map(personRoom)),
    /** Sends to every open window of a signed-in person, for what is public, once the transaction commits. */
    publishToAll: (db: Queryable, event: SocketEvent, targetId: string) =>
      bus.publish(db, toAll, { event, targetId }),
    /** To one person at once, and lost while the bus is away: for what is old within seconds. */
    say: (event: SocketEvent, personId: string, message: Omit<SocketMessage, 'notification_users'>) =>
      bus.say(
        topic,
        { event, message: { ...message, notification_users: [personId] } },
        personRoom(personId),
      ),
    /** People connected to this node. */
    peopleHere: () =>
      [...io.of('/').adapter.rooms.keys()].flatMap((room) =>
        room.startsWith(personPrefix) ? [room.slice(personPrefix.length)] : [],
      ),
    /** Sends to these people's open windows on this node only; each node receives broadcasts itself. */
    sendHere(
      personIds: readonly string[],
      event: SocketEvent,
      message: Omit<SocketMessage, 'notification_users'>,
    ) {
      for (const personId of personIds)
        io.to(personRoom(personId)).emit(event, { ...message, notification_users: [personId] })
    },
    /** Tells the sockets of one session that it is over, and closes them. */
    endSession: (db: Queryable, event: SocketEvent, message: SocketMessage, sessionId: string) =>
      bus.publish(db, topic, { event, message, closeSession: sessionId }),
    /** Adds sockets with their own events, beside those for hints. Call it before `attach`. */
    addNamespace(own: OwnNamespace) {
      namespaces.push(io.of(own.name))
      prepared.push(own)
    },
    connected: () => io.engine?.clientsCount ?? 0,
    /**
     * Cuts every line, which browsers take for a cut and come back, to another node. To be called before the HTTP
     * server closes, because that waits for open sockets.
     */
    close() {
      for (const timer of timers) clearInterval(timer)
      io.engine?.close()
    },
    lookAgain,
  }
}

export type Realtime = ReturnType<typeof createRealtime>
