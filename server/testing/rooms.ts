import type { AddressInfo } from 'node:net'
import type { HeardSignal, RoomPeople, RoomSignal, VisitEnd } from '@newyou/contract/communication/rooms/live'
import { roomEvents, roomNamespace } from '@newyou/contract/communication/rooms/live'
import { io, type Socket } from 'socket.io-client'
import type { TestApp, TestUser } from './test-app.ts'

export const quietStatus: RoomSignal = {
  kind: 'status',
  microphone: true,
  camera: false,
  screen: false,
  hand: false,
}

/** A live connection of a room, and all that came over it. */
export interface RoomLine {
  socket: Socket
  people: () => RoomPeople | undefined
  heard: HeardSignal[]
  ended: () => VisitEnd | undefined
  send(signal: unknown, to?: string): void
}

/** Room calls, by HTTP and sockets; `app` listens on a port. */
export function roomsOf(app: () => TestApp) {
  const sockets: Socket[] = []
  const at = (roomId: string) => ({ params: { roomId } })
  const url = () => {
    const { port } = app().app.http.server.address() as AddressInfo // it listens on a port
    return `http://127.0.0.1:${port}${roomNamespace}`
  }

  /** `before` it stands: what is sent then goes out with it. `node`: the address of another process of the site. */
  function connect(
    as: TestUser,
    token: unknown,
    before?: (line: RoomLine) => void,
    node?: string,
  ): Promise<RoomLine> {
    const socket = io(node ? `${node}${roomNamespace}` : url(), {
      auth: { token: as.token, room: token },
      reconnection: false,
      forceNew: true,
      transports: ['websocket'],
      extraHeaders: { origin: 'http://localhost:3000' },
    })
    sockets.push(socket)
    let people: RoomPeople | undefined
    let end: VisitEnd | undefined
    const heard: HeardSignal[] = []
    socket.on(roomEvents.people, (now: RoomPeople) => {
      people = now
    })
    socket.on(roomEvents.signal, (signal: HeardSignal) => heard.push(signal))
    socket.on(roomEvents.ended, ({ by }: { by: VisitEnd }) => {
      end = by
    })
    const line: RoomLine = {
      socket,
      people: () => people,
      heard,
      ended: () => end,
      send: (signal, to) => socket.emit(roomEvents.send, to === undefined ? { signal } : { to, signal }),
    }
    before?.(line)
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(line))
      socket.once('connect_error', reject)
    })
  }

  /** A browser is connected before its visit is written; the people of the room are sent after that. */
  const recorded = ({ socket, people, ended }: RoomLine) =>
    new Promise<void>((resolve) => {
      if (people() || ended() || !socket.connected) return resolve()
      for (const event of [roomEvents.people, roomEvents.ended, 'disconnect'])
        socket.once(event, () => resolve())
    })

  const look = (as: TestUser, roomId: string) =>
    app().call('GET /api/website/room/{roomId}', at(roomId), { as })
  const enter = (as: TestUser, roomId: string, visit_u_id?: string) =>
    app().call(
      'POST /api/website/room/{roomId}/enter',
      { ...at(roomId), body: visit_u_id ? { visit_u_id } : {} },
      { as },
    )

  return {
    connect,
    look,
    enter,
    leave: (as: TestUser, roomId: string, visit_u_id: string) =>
      app().call('POST /api/website/room/{roomId}/leave', { ...at(roomId), body: { visit_u_id } }, { as }),
    admit: (as: TestUser, roomId: string, visit_u_id: string) =>
      app().call('POST /api/practice/room/{roomId}/admit', { ...at(roomId), body: { visit_u_id } }, { as }),
    remove: (as: TestUser, roomId: string, visit_u_id: string) =>
      app().call('POST /api/practice/room/{roomId}/remove', { ...at(roomId), body: { visit_u_id } }, { as }),
    hand: (as: TestUser, roomId: string, visit_u_id: string, is_raised: boolean) =>
      app().call(
        'POST /api/website/room/{roomId}/hand',
        { ...at(roomId), body: { visit_u_id, is_raised } },
        { as },
      ),
    speak: (as: TestUser, roomId: string, visit_u_id: string, may_speak: boolean) =>
      app().call(
        'POST /api/practice/room/{roomId}/speak',
        { ...at(roomId), body: { visit_u_id, may_speak } },
        { as },
      ),
    end: (as: TestUser, roomId: string) =>
      app().call('POST /api/practice/room/{roomId}/end', at(roomId), { as }),
    /** Enters and connects, and is recorded as present. */
    async come(as: TestUser, roomId: string) {
      const { data, message } = await enter(as, roomId)
      if (!data) throw new Error(`the room was not entered: ${message}`)
      const line = await connect(as, data.token)
      await recorded(line)
      return { ...data, line }
    },
    closeAll() {
      for (const socket of sockets.splice(0)) socket.close()
    },
  }
}
