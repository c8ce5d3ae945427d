import { useCallback, useEffect, useState } from 'react'
import { measureRelay, measureSite } from './measure-line.ts'
import { type Carries, carriesOf } from './quality.ts'

export interface Measured {
  carries: Carries
  /** Kilobits a second; undefined when the site did not answer. */
  down: number | undefined
  up: number | undefined
}

async function measure(roomId: string): Promise<Measured> {
  const canConnect = typeof RTCPeerConnection !== 'undefined'
  const site = await measureSite(roomId).catch(() => undefined)
  if (!site) return { carries: 'chat', down: undefined, up: undefined }
  const relay = canConnect ? await measureRelay(site.iceServers).catch(() => 0) : undefined
  const { roundTrip, down, up } = site
  return { carries: carriesOf({ canConnect, roundTrip, down, up, relay }), down, up }
}

/** Media that work on this network; undefined during the check. */
export function useNetwork(roomId: string) {
  const [measured, setMeasured] = useState<Measured>()
  const check = useCallback(async () => {
    setMeasured(undefined)
    setMeasured(await measure(roomId))
  }, [roomId])
  useEffect(() => {
    void check()
  }, [check])
  return { measured, check }
}
