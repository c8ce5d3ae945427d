import { useEffect, useState } from 'react'

/** How loud a track is, 0 to 100, about eight times a second; asked for again when it changes. */
export function useLevel(track: MediaStreamTrack | undefined) {
  const [level, setLevel] = useState(0)
  useEffect(() => {
    setLevel(0)
    if (!track || typeof AudioContext === 'undefined') return
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 512
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length
      setLevel(Math.min(100, Math.round(Math.sqrt(power) * 400)))
    }, 120)
    return () => {
      clearInterval(timer)
      void context.close()
    }
  }, [track])
  return level
}
