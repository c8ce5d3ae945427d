import type { IceServer } from '@newyou/contract/communication/rooms/live'
import { callApi } from '../../session/call-api.ts'

/** Characters of one question; the next one is sent while the answer came sooner than this, milliseconds. */
const steps = [4_096, 32_768, 131_072]
const longEnoughMs = 400
const connectWithinMs = 6000
const relayForMs = 1500
const packet = new Uint8Array(1000)
/** No more than this waits in the browser, so that what is counted was carried. */
const waitingMax = 32_000

type Fields = { filler: string; give: number }

/** The way to the site and back. */
export interface SiteLine {
  /** Milliseconds from a question to its answer. */
  roundTrip: number
  /** Kilobits a second. */
  down: number
  up: number
  iceServers: IceServer[]
}

async function ask(roomId: string, body: Fields) {
  const since = performance.now()
  const { data } = await callApi('POST /api/website/room/{roomId}/line', { params: { roomId }, body })
  return { took: performance.now() - since, iceServers: data.ice_servers }
}

/**
 * Larger and larger questions, until one takes long enough to be measured. What took long is asked once more, and the
 * better counts: a device that stood still for a moment is no slow line.
 */
export async function rateOf(roundTrip: number, send: (size: number) => Promise<{ took: number }>) {
  let rate = 0
  for (const size of steps) {
    const once = await send(size)
    const isLong = once.took - roundTrip > longEnoughMs
    const took = isLong ? Math.min(once.took, (await send(size)).took) : once.took
    rate = (size * 8) / Math.max(1, took - roundTrip)
    if (took - roundTrip > longEnoughMs) break
  }
  return rate
}

/** Measures over the site's own connection. @throws when the site does not answer */
export async function measureSite(roomId: string): Promise<SiteLine> {
  const first = await ask(roomId, { filler: '', give: 0 })
  const second = await ask(roomId, { filler: '', give: 0 })
  const roundTrip = Math.min(first.took, second.took)
  const up = await rateOf(roundTrip, (size) => {
    const random = Array.from({ length: size }, () => String.fromCharCode(97 + Math.random() * 26))
    return ask(roomId, { filler: random.join(''), give: 0 })
  })
  const down = await rateOf(roundTrip, (size) => ask(roomId, { filler: '', give: size }))
  return { roundTrip, down, up, iceServers: first.iceServers }
}

/**
 * Kilobits a second that a TURN server carries from this browser back to it, which is the way that a call would take:
 * 0 when it cannot be reached, undefined where there is none.
 */
export async function measureRelay(iceServers: IceServer[]): Promise<number | undefined> {
  if (!iceServers.some(({ credential }) => credential)) return undefined
  const settings: RTCConfiguration = { iceServers, iceTransportPolicy: 'relay' }
  const [one, other] = [new RTCPeerConnection(settings), new RTCPeerConnection(settings)]
  try {
    let received = 0
    other.addEventListener('datachannel', ({ channel }) => {
      channel.addEventListener('message', ({ data }) => (received += (data as ArrayBuffer).byteLength))
      channel.binaryType = 'arraybuffer'
    })
    const channel = one.createDataChannel('line', { ordered: false, maxRetransmits: 0 })
    if (!(await connects(one, other, channel))) return 0
    const since = performance.now()
    while (performance.now() - since < relayForMs) {
      while (channel.readyState === 'open' && channel.bufferedAmount < waitingMax) channel.send(packet)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return (received * 8) / (performance.now() - since)
  } finally {
    one.close()
    other.close()
  }
}

function connects(one: RTCPeerConnection, other: RTCPeerConnection, channel: RTCDataChannel) {
  return new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), connectWithinMs)
    channel.addEventListener('open', () => resolve(true))
    const described = (async () => {
      await one.setLocalDescription()
      await other.setRemoteDescription(one.localDescription ?? { type: 'offer', sdp: '' })
      await other.setLocalDescription()
      await one.setRemoteDescription(other.localDescription ?? { type: 'answer', sdp: '' })
    })()
    described.catch(() => resolve(false))
    const tell = (from: RTCPeerConnection, to: RTCPeerConnection) =>
      from.addEventListener('icecandidate', ({ candidate }) => {
        if (candidate) described.then(() => to.addIceCandidate(candidate)).catch(() => undefined)
      })
    tell(one, other)
    tell(other, one)
  })
}
