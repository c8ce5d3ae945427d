import { SessionDescription, type SignalResponse, SignalTarget, type TrickleRequest } from '@livekit/protocol'
import {
  MediaStreamTrack,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  type RTCRtpReceiver,
  type RTCRtpTransceiver,
  useSdesMid,
  useSdesRTPStreamId,
} from 'werift'

type Send = (message: SignalResponse['message']) => void

const newConnection = () =>
  new RTCPeerConnection({
    iceUseIpv6: false,
    // A picture in several sizes is told apart by these.
    headerExtensions: { audio: [useSdesMid()], video: [useSdesMid(), useSdesRTPStreamId()] },
    codecs: {
      audio: [new RTCRtpCodecParameters({ mimeType: 'audio/opus', clockRate: 48_000, channels: 2 })],
      video: [
        new RTCRtpCodecParameters({
          mimeType: 'video/VP8',
          clockRate: 90_000,
          rtcpFeedback: [{ type: 'nack' }, { type: 'nack', parameter: 'pli' }, { type: 'goog-remb' }],
        }),
      ],
    },
  })

/** Of several sizes of one picture the smallest is passed on. */
const sourceOf = (receiver: RTCRtpReceiver) => receiver.trackByRID.q ?? receiver.track

/** How often a new picture is asked for after a person began to watch. */
const keyFrameMs = 2000

/** The two connections of LiveKit with one browser: what it publishes comes over one, what it watches goes over the other. Our addresses stand in the descriptions. */
export class Forwarding {
  readonly #send: Send
  readonly #publisher = newConnection()
  readonly #subscriber = newConnection()
  readonly #watched = new Map<string, RTCRtpTransceiver>()
  readonly #timers = new Set<NodeJS.Timeout>()
  #isOffering = false
  #mustOffer = false
  #isClosed = false

  constructor(send: Send) {
    this.#send = send
  }

  /** A browser counts as connected once this connection stands, so it is made before there is anything to watch. */
  begin() {
    this.#subscriber.createDataChannel('_reliable')
    return this.#offer()
  }

  /** Takes the browser's published tracks; `onTrack` gets each with the id from the browser. */
  async takeOffer({ sdp, id }: SessionDescription, onTrack: (cid: string, receiver: RTCRtpReceiver) => void) {
    await this.#publisher.setRemoteDescription({ type: 'offer', sdp })
    for (const { receiver } of this.#publisher.getTransceivers())
      if (receiver.remoteTrackId) onTrack(receiver.remoteTrackId, receiver)
    await this.#publisher.setLocalDescription(await this.#publisher.createAnswer())
    const answer = this.#publisher.localDescription
    if (answer)
      this.#send({ case: 'answer', value: new SessionDescription({ type: 'answer', sdp: answer.sdp, id }) })
  }

  async takeAnswer({ sdp }: SessionDescription) {
    await this.#subscriber.setRemoteDescription({ type: 'answer', sdp })
    this.#isOffering = false
    if (this.#mustOffer) await this.#offer()
  }

  async takeCandidate({ candidateInit, target }: TrickleRequest) {
    const connection = target === SignalTarget.PUBLISHER ? this.#publisher : this.#subscriber
    await connection.addIceCandidate(JSON.parse(candidateInit))
  }

  /** Passes a track of another participant on to this browser. */
  async watch(by: string, trackSid: string, receiver: RTCRtpReceiver) {
    if (this.#watched.has(trackSid)) return
    const track = new MediaStreamTrack({ kind: receiver.kind, id: trackSid })
    const transceiver = this.#subscriber.addTransceiver(track, { direction: 'sendonly' })
    transceiver.sender.streamIds = [`${by}|${trackSid}`]
    this.#watched.set(trackSid, transceiver)
    const source = sourceOf(receiver)
    let ssrc: number | undefined
    source.onReceiveRtp.subscribe((packet) => {
      ssrc = packet.header.ssrc
      if (!this.#isClosed) track.writeRtp(packet.clone())
    })
    if (receiver.kind === 'video') {
      const ask = () => ssrc !== undefined && void receiver.sendRtcpPLI(ssrc).catch(() => undefined)
      transceiver.sender.onPictureLossIndication.subscribe(ask)
      this.#timers.add(setInterval(ask, keyFrameMs))
    }
    await this.#offer()
  }

  async #offer() {
    this.#mustOffer = this.#isOffering
    if (this.#isOffering || this.#isClosed) return
    this.#isOffering = true
    try {
      await this.#subscriber.setLocalDescription(await this.#subscriber.createOffer())
    } catch (error) {
      // A participant who left meanwhile needs no offer.
      if (!this.#isClosed) throw error
    }
    const offer = this.#subscriber.localDescription
    if (offer && !this.#isClosed)
      this.#send({ case: 'offer', value: new SessionDescription({ type: 'offer', sdp: offer.sdp }) })
  }

  close() {
    this.#isClosed = true
    for (const timer of this.#timers) clearInterval(timer)
    void this.#publisher.close()
    void this.#subscriber.close()
  }
}
