import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../../session/call-api.ts'
import { type Carries, carriesOf } from './quality.ts'

const tries = 3
const connectWithinMs = 6000

/** Whether this browser can connect to itself: where calls are forbidden, it cannot. */
async function canConnect(): Promise<boolean> {
  if (typeof RTCPeerConnection === 'undefined') return false
  const [one, other] = [new RTCPeerConnection(), new RTCPeerConnection()]
  try {
    return await new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), connectWithinMs)
      one.createDataChannel('test').addEventListener('open', () => resolve(true))
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
  } finally {
    one.close()
    other.close()
  }
}

async function roundTripTo(roomId: string): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < tries; count++) {
    const since = performance.now()
    await callApi('GET /api/website/room/{roomId}', { params: { roomId } })
    times.push(performance.now() - since)
  }
  return Math.min(...times)
}

/** Media that work on this network; undefined during the check. */
export function useNetwork(roomId: string) {
  const [carries, setCarries] = useState<Carries>()
  const check = useCallback(async () => {
    setCarries(undefined)
    const estimate = (navigator as Navigator & { connection?: { downlink?: number } }).connection
    const [connects, roundTrip] = await Promise.all([
      canConnect(),
      roundTripTo(roomId).catch(() => Number.POSITIVE_INFINITY),
    ])
    setCarries(carriesOf({ canConnect: connects, roundTrip, downlink: estimate?.downlink }))
  }, [roomId])
  useEffect(() => {
    void check()
  }, [check])
  return { carries, check }
}
