import { useEffect, useState } from 'react'
import { createSpeaking, loudnessOf } from './speaking.ts'

const lookEveryMs = 200

/** One for the page; it may run since the person pressed to join. */
let shared: AudioContext | undefined

/** Whether somebody speaks in this stream. The sound is measured on this device and kept nowhere. */
export function useSpeaking(stream: MediaStream | undefined): boolean {
  const [isSpeaking, setSpeaking] = useState(false)
  const track = stream?.getAudioTracks()[0]
  useEffect(() => {
    if (!track || typeof AudioContext === 'undefined') return
    shared ??= new AudioContext()
    void shared.resume().catch(() => undefined)
    const source = shared.createMediaStreamSource(new MediaStream([track]))
    const analyser = shared.createAnalyser()
    analyser.fftSize = 512
    source.connect(analyser)
    const wave = new Float32Array(analyser.fftSize)
    const speaks = createSpeaking()
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(wave)
      setSpeaking(speaks(loudnessOf(wave), performance.now()))
    }, lookEveryMs)
    return () => {
      clearInterval(timer)
      source.disconnect()
      setSpeaking(false)
    }
  }, [track])
  return isSpeaking
}
