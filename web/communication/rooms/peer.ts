import type {
  RoomCandidate,
  RoomDescription,
  RoomSignal,
  RoomStatus,
} from '@newyou/contract/communication/rooms/live'
import { soundOf } from './heard-sound.ts'
import type { HeardSound } from './line-diary.ts'
import type { Media } from './media.ts'
import { withVoiceFirst } from './opus.ts'
import type { LinkSample } from './quality.ts'

/** A line that dropped is repaired after this, and again each time it took so long. */
const restartAfterMs = 2500
const restartEveryMs = 6000

const framesPerSecond = 30
const smallFramesPerSecond = 15
/** Bits a second at most: an hour of such a picture is about 500 MB, of a small one 130. */
const pictureBits = 1_200_000
const smallBits = 300_000

export type PeerLine = 'connecting' | 'connected' | 'lost'

interface PeerOptions {
  /** Of two who speak at once, the polite one gives way. The other one makes the first offer. */
  isPolite: boolean
  iceServers: RTCIceServer[]
  media: Media
  send: (signal: RoomSignal) => void
  onChange: () => void
}

function change(sender: RTCRtpSender | undefined, wanted: RTCRtpEncodingParameters) {
  const parameters = sender?.getParameters()
  const encoding = parameters?.encodings[0]
  // Before the first description there is nothing to set; it is done when the connection stands.
  if (!sender || !parameters || !encoding) return
  Object.assign(encoding, wanted)
  sender.setParameters(parameters).catch(() => undefined)
}

/** The connection to one other person in the room: perfect negotiation, one line for sound and one for a picture. */
export class Peer {
  readonly stream = new MediaStream()
  line: PeerLine = 'connecting'
  status: RoomStatus | undefined
  /** Since when there has been no connection, milliseconds. */
  lostSince: number | undefined = performance.now()

  readonly #connection: RTCPeerConnection
  readonly #options: PeerOptions
  readonly #stopListening: () => void
  #audio: RTCRtpSender | undefined
  #picture: RTCRtpTransceiver | undefined
  #others = 1
  #isMakingOffer = false
  #isIgnoring = false
  #work: Promise<unknown> = Promise.resolve()
  #repair: ReturnType<typeof setTimeout> | undefined
  #before = { sent: 0, lost: 0 }

  constructor(options: PeerOptions) {
    this.#options = options
    const connection = new RTCPeerConnection({ iceServers: options.iceServers })
    this.#connection = connection
    connection.addEventListener('track', ({ track }) => {
      this.stream.addTrack(track)
      options.onChange()
    })
    connection.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate?.candidate)
        options.send({
          kind: 'candidate',
          candidate: candidate.candidate,
          sdp_mid: candidate.sdpMid,
          sdp_m_line_index: candidate.sdpMLineIndex,
          username_fragment: candidate.usernameFragment,
        })
    })
    connection.addEventListener('negotiationneeded', () => void this.#offer())
    connection.addEventListener('connectionstatechange', () => this.#onState())
    if (!options.isPolite) {
      this.#audio = connection.addTransceiver('audio', { direction: 'sendrecv' }).sender
      this.#picture = connection.addTransceiver('video', { direction: this.#direction() })
    }
    this.#applyTracks()
    this.#stopListening = options.media.store.subscribe(() => this.#applyTracks())
  }

  /** Sends the current tracks: the screen replaces the camera. */
  #applyTracks() {
    const { microphone, camera, screen } = this.#options.media.store.get()
    const put = (sender: RTCRtpSender | undefined, track: MediaStreamTrack | undefined) => {
      if (sender && sender.track !== (track ?? null))
        sender.replaceTrack(track ?? null).catch(() => undefined)
    }
    put(this.#audio, microphone)
    put(this.#picture?.sender, screen ?? camera)
    if (this.#picture && this.#picture.direction !== this.#direction())
      this.#picture.direction = this.#direction()
    this.#fit()
  }

  /** Who saves data takes no picture, and the other then sends none. */
  #direction() {
    return this.#options.media.store.get().savesData ? 'sendonly' : 'sendrecv'
  }

  /** How many others are sent the same: each of several gets a smaller picture, which a phone can encode for all. */
  shareWith(others: number) {
    if (this.#others === others) return
    this.#others = others
    this.#fit()
  }

  /** The voice goes before the picture, and the picture is as large as the line and the others allow. */
  #fit() {
    const { screen, picture } = this.#options.media.store.get()
    const isShared = this.#others > 1
    const isSmall = picture !== 'full' || isShared
    change(this.#audio, { priority: 'high', networkPriority: 'high' })
    change(this.#picture?.sender, {
      active: picture !== 'off',
      priority: 'low',
      networkPriority: 'low',
      scaleResolutionDownBy: isSmall && !screen ? 2 : 1,
      maxFramerate: isSmall ? smallFramesPerSecond : framesPerSecond,
      maxBitrate: isSmall ? smallBits : pictureBits,
    })
  }

  async #offer() {
    try {
      this.#isMakingOffer = true
      await this.#connection.setLocalDescription()
      this.#sendDescription()
    } catch {
      // The other's description came first; what has to be negotiated still is asked for again.
    } finally {
      this.#isMakingOffer = false
    }
  }

  #sendDescription() {
    const description = this.#connection.localDescription
    if (description?.type === 'offer' || description?.type === 'answer')
      this.#options.send({ kind: 'description', type: description.type, sdp: description.sdp })
  }

  /** One after the other: a candidate belongs to the description before it. */
  hear(signal: RoomDescription | RoomCandidate) {
    this.#work = this.#work
      .then(() => (signal.kind === 'description' ? this.#describe(signal) : this.#candidate(signal)))
      .catch(() => undefined)
  }

  async #describe({ type, sdp }: RoomDescription) {
    const isOffer = type === 'offer'
    const collides = isOffer && (this.#isMakingOffer || this.#connection.signalingState !== 'stable')
    this.#isIgnoring = !this.#options.isPolite && collides
    if (this.#isIgnoring) return
    await this.#connection.setRemoteDescription({ type, sdp: withVoiceFirst(sdp) })
    if (!isOffer) return
    for (const transceiver of this.#connection.getTransceivers()) {
      const isSound = transceiver.receiver.track.kind === 'audio'
      transceiver.direction = isSound ? 'sendrecv' : this.#direction()
      if (isSound) this.#audio = transceiver.sender
      else this.#picture = transceiver
    }
    this.#applyTracks()
    await this.#connection.setLocalDescription()
    this.#sendDescription()
  }

  async #candidate({ candidate, sdp_mid, sdp_m_line_index, username_fragment }: RoomCandidate) {
    if (this.#isIgnoring) return
    await this.#connection.addIceCandidate({
      candidate,
      sdpMid: sdp_mid,
      sdpMLineIndex: sdp_m_line_index,
      usernameFragment: username_fragment,
    })
  }

  #onState() {
    const { connectionState } = this.#connection
    clearTimeout(this.#repair)
    if (connectionState === 'connected') {
      this.line = 'connected'
      this.lostSince = undefined
      this.#fit()
    } else if (connectionState === 'disconnected' || connectionState === 'failed') {
      this.line = 'lost'
      this.lostSince ??= performance.now()
      this.#repairAfter(connectionState === 'failed' ? 0 : restartAfterMs)
    }
    this.#options.onChange()
  }

  #repairAfter(delay: number) {
    this.#repair = setTimeout(() => {
      this.repair()
      this.#repairAfter(restartEveryMs)
    }, delay)
  }

  /** Looks for another way between the two, as after a change from Wi-Fi to mobile data. */
  repair() {
    if (this.line === 'lost') this.#connection.restartIce()
  }

  /** How well our picture and sound arrive. */
  async sample(): Promise<LinkSample | undefined> {
    if (this.line !== 'connected') return undefined
    const sample: LinkSample = { outgoing: undefined, lost: 0, roundTrip: undefined }
    const now = { sent: 0, lost: 0 }
    for (const report of (await this.#connection.getStats()).values()) {
      if (report.type === 'candidate-pair' && report.nominated) {
        sample.roundTrip = report.currentRoundTripTime
        if (report.availableOutgoingBitrate) sample.outgoing = report.availableOutgoingBitrate / 1000
      }
      if (report.type === 'outbound-rtp') now.sent += report.packetsSent ?? 0
      if (report.type === 'remote-inbound-rtp') now.lost += report.packetsLost ?? 0
    }
    const sent = now.sent - this.#before.sent
    if (sent > 0) sample.lost = Math.max(0, now.lost - this.#before.lost) / sent
    this.#before = now
    return sample
  }

  /** Bytes and answers that came; undefined while there is no connection that could bring any. */
  async received(): Promise<number | undefined> {
    if (this.line !== 'connected') return undefined
    let sum = 0
    for (const report of (await this.#connection.getStats()).values())
      if (report.type === 'candidate-pair')
        sum += (report.bytesReceived ?? 0) + (report.responsesReceived ?? 0)
    return sum
  }

  /** Sound that came since the connection stood. */
  async heard(): Promise<HeardSound | undefined> {
    if (this.line !== 'connected') return undefined
    return soundOf(await this.#connection.getStats())
  }

  close() {
    clearTimeout(this.#repair)
    this.#stopListening()
    this.#connection.close()
  }
}
