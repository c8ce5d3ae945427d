import {
  AccessToken,
  EgressClient,
  type EgressInfo,
  EgressStatus,
  EncodedFileOutput,
  EncodingOptionsPreset,
  RoomServiceClient,
  S3Upload,
  WebhookReceiver,
} from 'livekit-server-sdk'
import type { Config } from '../platform/config.ts'
import type { S3Settings } from '../platform/media/storage.ts'

/** A participant of a LiveKit room, by their token. */
export interface LiveKitPerson {
  identity: string
  canPublish: boolean
  /** LiveKit's own recorder, which is no person. */
  isRecorder?: boolean
}

/** Where a film is to be written: under a path as Egress sees it, or into a bucket. */
export type FilmTarget = string | (S3Settings & { name: string })

/** A recording as LiveKit has it. */
export interface LiveKitRecording {
  id: string
  room: string
  state: 'starting' | 'recording' | 'stopping' | 'complete' | 'failed'
}

/** A LiveKit webhook event, as far as we read it. */
export interface LiveKitEvent {
  id: string
  name: string
  room: string
  person: LiveKitPerson | undefined
  recording: LiveKitRecording | undefined
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
  /** Records all of a room as one film, which ends with the room at the latest. */
  record(room: string, target: FilmTarget): Promise<LiveKitRecording>
  stopRecording(id: string): Promise<void>
  /** Recordings of a room, ended ones too. */
  recordings(room: string): Promise<LiveKitRecording[]>
  /** Undefined for what LiveKit did not sign. */
  readEvent(body: string, signature: string): Promise<LiveKitEvent | undefined>
}

const tokenSeconds = 120
const answerWithinSeconds = 5
/** `ParticipantInfo.Kind.EGRESS`, which the library does not name. */
const recorderKind = 2

/** Ignores 404: nothing is left to do then. */
async function orGone(work: Promise<unknown>) {
  try {
    await work
  } catch (error) {
    if ((error as { status?: number }).status !== 404) throw error
  }
}

const stateOf = {
  [EgressStatus.EGRESS_STARTING]: 'starting',
  [EgressStatus.EGRESS_ACTIVE]: 'recording',
  [EgressStatus.EGRESS_ENDING]: 'stopping',
  [EgressStatus.EGRESS_COMPLETE]: 'complete',
  // The part recorded so far is a film.
  [EgressStatus.EGRESS_LIMIT_REACHED]: 'complete',
  [EgressStatus.EGRESS_FAILED]: 'failed',
  [EgressStatus.EGRESS_ABORTED]: 'failed',
} as const satisfies Record<EgressStatus, LiveKitRecording['state']>

const recordingOf = ({ egressId: id, roomName: room, status }: EgressInfo): LiveKitRecording => ({
  id,
  room,
  state: stateOf[status],
})

function fileOutput(target: FilmTarget) {
  if (typeof target === 'string') return new EncodedFileOutput({ filepath: target, disableManifest: true })
  const { accessKeyId: accessKey, secretAccessKey: secret, region, endpoint, bucket, pathStyle } = target
  const value = new S3Upload({ accessKey, secret, region, endpoint, bucket, forcePathStyle: pathStyle })
  return new EncodedFileOutput({
    filepath: target.name,
    disableManifest: true,
    output: { case: 's3', value },
  })
}

export function createLiveKit({
  LIVEKIT_URL: url,
  LIVEKIT_API_KEY: key,
  LIVEKIT_API_SECRET: secret,
}: Pick<Config, 'LIVEKIT_URL' | 'LIVEKIT_API_KEY' | 'LIVEKIT_API_SECRET'>): LiveKit | undefined {
  if (!url || !key || !secret) return undefined
  const service = new RoomServiceClient(url, key, secret, { requestTimeout: answerWithinSeconds })
  const egress = new EgressClient(url, key, secret, { requestTimeout: answerWithinSeconds })
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
    remove: (room, identity) =>
      orGone(
        service.removeParticipant(room, identity, {
          // No token of this identity opens the room again, also one that LiveKit itself renewed meanwhile.
          revokeTokenTs: BigInt(Math.ceil(Date.now() / 1000) + tokenSeconds),
        }),
      ),
    close: (room) => orGone(service.deleteRoom(room)),
    rooms: async () => (await service.listRooms()).map(({ name }) => name),
    async people(room) {
      const people = await service.listParticipants(room)
      return people.map(({ identity, permission: may, kind }) => ({
        identity,
        canPublish: may?.canPublish ?? false,
        isRecorder: Number(kind) === recorderKind,
      }))
    },
    record: async (room, target) =>
      recordingOf(
        await egress.startRoomCompositeEgress(
          room,
          { file: fileOutput(target) },
          { layout: 'speaker', encodingOptions: EncodingOptionsPreset.H264_720P_30 },
        ),
      ),
    stopRecording: (id) => orGone(egress.stopEgress(id)),
    recordings: async (room) => (await egress.listEgress({ roomName: room })).map(recordingOf),
    async readEvent(body, signature) {
      const event = await receiver.receive(body, signature).catch(() => undefined)
      if (!event) return undefined
      const { id, event: name, room, participant, egressInfo } = event
      const person = participant && {
        identity: participant.identity,
        canPublish: participant.permission?.canPublish ?? false,
        isRecorder: Number(participant.kind) === recorderKind,
      }
      const recording = egressInfo && recordingOf(egressInfo)
      return { id, name, room: room?.name ?? recording?.room ?? '', person, recording }
    },
  }
}
