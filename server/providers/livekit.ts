import { AccessToken, RoomServiceClient, WebhookReceiver } from 'livekit-server-sdk'
import type { Config } from '../platform/config.ts'

/** Who is in a room of LiveKit, by what their token said. */
export interface LiveKitPerson {
  identity: string
  canPublish: boolean
}

/** What LiveKit tells us by itself, as far as we read it. */
export interface LiveKitEvent {
  id: string
  name: string
  room: string
  person: LiveKitPerson | undefined
}

/** The server that carries picture and sound of rooms with many people. Every call ends within seconds. @throws when it does not answer */
export interface LiveKit {
  /** Where browsers connect. */
  url: string
  /** For one person and one room, within two minutes. */
  tokenFor(person: LiveKitPerson & { room: string }): Promise<string>
  permit(room: string, person: LiveKitPerson): Promise<void>
  remove(room: string, identity: string): Promise<void>
  close(room: string): Promise<void>
  rooms(): Promise<string[]>
  people(room: string): Promise<LiveKitPerson[]>
  /** Undefined for what LiveKit did not sign. */
  readEvent(body: string, signature: string): Promise<LiveKitEvent | undefined>
}

const tokenSeconds = 120
const answerWithinSeconds = 5

/** What is no longer there needs nothing more. */
async function orGone(work: Promise<unknown>) {
  try {
    await work
  } catch (error) {
    if ((error as { status?: number }).status !== 404) throw error
  }
}

export function createLiveKit({
  LIVEKIT_URL: url,
  LIVEKIT_API_KEY: key,
  LIVEKIT_API_SECRET: secret,
}: Pick<Config, 'LIVEKIT_URL' | 'LIVEKIT_API_KEY' | 'LIVEKIT_API_SECRET'>): LiveKit | undefined {
  if (!url || !key || !secret) return undefined
  const service = new RoomServiceClient(url, key, secret, { requestTimeout: answerWithinSeconds })
  const receiver = new WebhookReceiver(key, secret)
  const permission = (canPublish: boolean) => ({ canPublish, canSubscribe: true, canPublishData: false })
  return {
    url,
    tokenFor({ identity, canPublish, room }) {
      const token = new AccessToken(key, secret, { identity, ttl: tokenSeconds })
      token.addGrant({ room, roomJoin: true, ...permission(canPublish) })
      return token.toJwt()
    },
    permit: (room, { identity, canPublish }) =>
      orGone(service.updateParticipant(room, identity, { permission: permission(canPublish) })),
    remove: (room, identity) => orGone(service.removeParticipant(room, identity)),
    close: (room) => orGone(service.deleteRoom(room)),
    rooms: async () => (await service.listRooms()).map(({ name }) => name),
    async people(room) {
      const people = await service.listParticipants(room)
      return people.map(({ identity, permission: may }) => ({
        identity,
        canPublish: may?.canPublish ?? false,
      }))
    },
    async readEvent(body, signature) {
      const event = await receiver.receive(body, signature).catch(() => undefined)
      if (!event) return undefined
      const { id, event: name, room, participant } = event
      const person = participant && {
        identity: participant.identity,
        canPublish: participant.permission?.canPublish ?? false,
      }
      return { id, name, room: room?.name ?? '', person }
    },
  }
}
