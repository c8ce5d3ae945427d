import type { RoomPerson } from '@newyou/contract/communication/rooms/live'
import type { RoomPass } from '@newyou/contract/communication/rooms/rooms'
import type { LocalTrackPublication, RemoteParticipant, Room, Track } from 'livekit-client'
import type { Carrier, Shown } from './carrier.ts'
import type { Media } from './media.ts'

const comeBackMs = 1500
/** A removed person learns why over the room's live connection; if nothing comes, it was unintended. */
const sentOutMs = 6000

type LiveKit = typeof import('livekit-client')

interface StageOptions {
  media: Media
  /** A token that still counts; null while waiting to be let in. @throws when the room is not to be had now */
  pass: () => Promise<RoomPass['livekit']>
  onChange: () => void
}

/** A big room: LiveKit passes on what the host and other speakers show. This browser sends only while it may. */
export function createLiveKitStage({ media, pass, onChange }: StageOptions): Carrier {
  const streams = new Map<string, MediaStream>()
  let room: Room | undefined
  let livekit: LiveKit | undefined
  let isClosed = false
  let isWanted = false
  let isConnecting = false
  let work: Promise<unknown> = Promise.resolve()

  /** Shows what this browser has open, one change after the other. Muted tracks stay published. */
  async function put(source: Track.Source, track: MediaStreamTrack | undefined) {
    const me = room?.localParticipant
    if (!me || room?.state !== 'connected') return
    const known = me.getTrackPublication(source) as LocalTrackPublication | undefined
    if (!me.permissions?.canPublish) {
      if (known?.track) await me.unpublishTrack(known.track, false)
      return
    }
    if (!track) return void (await known?.mute())
    if (!known?.track) return void (await me.publishTrack(track, { source }))
    if (known.track.mediaStreamTrack !== track) await known.track.replaceTrack(track, true)
    await known.unmute()
  }
  /** Who saves data takes no picture. */
  function takePictures() {
    const { savesData } = media.store.get()
    for (const participant of room?.remoteParticipants.values() ?? [])
      for (const publication of participant.videoTrackPublications.values())
        if (publication.isDesired === savesData) publication.setSubscribed(!savesData)
  }

  function putAll() {
    work = work
      .then(async () => {
        if (!livekit) return
        const { Source } = livekit.Track
        const { microphone, isMuted, camera, screen } = media.store.get()
        await put(Source.Microphone, isMuted ? undefined : microphone)
        await put(Source.Camera, camera)
        takePictures()
        await put(Source.ScreenShare, screen)
      })
      .catch(() => undefined)
  }

  async function join({ url, token }: NonNullable<RoomPass['livekit']>) {
    livekit ??= await import('livekit-client')
    const { Room: RoomOfLiveKit, RoomEvent, DisconnectReason } = livekit
    // Two connections, one to send and one to receive: every server of LiveKit takes them.
    const joined = new RoomOfLiveKit({ singlePeerConnection: false, stopLocalTrackOnUnpublish: false })
    for (const event of [
      RoomEvent.ParticipantConnected,
      RoomEvent.ParticipantDisconnected,
      RoomEvent.TrackSubscribed,
      RoomEvent.TrackUnsubscribed,
      RoomEvent.TrackMuted,
      RoomEvent.TrackUnmuted,
      RoomEvent.ConnectionStateChanged,
    ] as const)
      joined.on(event, () => onChange())
    joined.on(RoomEvent.TrackPublished, takePictures)
    joined.on(RoomEvent.ParticipantPermissionsChanged, putAll)
    joined.on(RoomEvent.Reconnected, putAll)
    joined.on(RoomEvent.Disconnected, (reason) => {
      if (room !== joined) return
      room = undefined
      onChange()
      const isSentOut =
        reason === DisconnectReason.PARTICIPANT_REMOVED ||
        reason === DisconnectReason.ROOM_DELETED ||
        reason === DisconnectReason.DUPLICATE_IDENTITY
      setTimeout(() => void connect(), isSentOut ? sentOutMs : comeBackMs)
    })
    await joined.connect(url, token)
    if (isClosed || !isWanted) return void joined.disconnect(false)
    room = joined
    putAll()
    onChange()
  }

  async function connect() {
    if (isConnecting || isClosed || !isWanted || room) return
    isConnecting = true
    try {
      const given = await pass()
      if (given) await join(given)
    } catch {
      setTimeout(() => void connect(), comeBackMs)
    } finally {
      isConnecting = false
    }
  }

  function leave() {
    const left = room
    room = undefined
    streams.clear()
    void left?.disconnect(false)
  }

  /** One stream for each person, so that their picture goes on when a track takes the place of another. */
  function streamOf(visitId: string, { sound, picture }: ReturnType<typeof tracksOf>) {
    const stream = streams.get(visitId) ?? new MediaStream()
    streams.set(visitId, stream)
    const wanted = [sound, picture].filter((track) => track !== undefined)
    for (const track of stream.getTracks()) if (!wanted.includes(track)) stream.removeTrack(track)
    for (const track of wanted) stream.addTrack(track)
    return stream
  }
  function tracksOf(participant: RemoteParticipant | undefined) {
    const of = (source: Track.Source | undefined) => {
      const published = source && participant?.getTrackPublication(source)
      return published && !published.isMuted ? published.track?.mediaStreamTrack : undefined
    }
    const sources = livekit?.Track.Source
    const screen = of(sources?.ScreenShare)
    const camera = of(sources?.Camera)
    return { sound: of(sources?.Microphone), screen, camera, picture: screen ?? camera }
  }

  const stopListening = media.store.subscribe(putAll)

  return {
    meet(me) {
      isWanted = me?.state === 'in'
      if (isWanted) void connect()
      else if (room) leave()
    },
    shown({ visit_u_id: visitId, hand_raised_at: hand }: RoomPerson): Shown {
      const participant = room?.remoteParticipants.get(visitId)
      const tracks = tracksOf(participant)
      const isHere = participant && room?.state === 'connected'
      return {
        stream: tracks.sound || tracks.picture ? streamOf(visitId, tracks) : undefined,
        line: isHere ? 'connected' : room && room.state !== 'connected' ? 'lost' : 'connecting',
        status: {
          kind: 'status',
          microphone: tracks.sound !== undefined,
          camera: tracks.camera !== undefined,
          screen: tracks.screen !== undefined,
          hand: hand !== null,
        },
      }
    },
    // LiveKit announces our media, and it repairs its connection by itself.
    hear: () => undefined,
    showMine: () => undefined,
    repair: () => void connect(),
    look: async () => undefined,
    received: async () => undefined,
    reset: leave,
    close() {
      isClosed = true
      stopListening()
      leave()
    },
  }
}
