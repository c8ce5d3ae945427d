import { useEffect, useState } from 'react'

const everyMs = 120
/** A voice that is heard, as a level; noise of a quiet room stays below it. */
const heardLevel = 5
/** A sound context that runs later than this does not run by itself. */
const patienceMs = 3000

/** `stopped` until a person presses: some browsers start no sound before that. */
export type ListeningState = 'starting' | 'running' | 'stopped'

/**
 * How loud a track is, 0 to 100, about eight times a second, and whether a voice has been heard on it since it came.
 * `again` starts the measuring anew, from a press.
 */
export function useLevel(track: MediaStreamTrack) {
  const [level, setLevel] = useState(0)
  const [state, setState] = useState<ListeningState>('starting')
  const [attempt, setAttempt] = useState(0)
  const [heardOn, setHeardOn] = useState<MediaStreamTrack>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another context
  useEffect(() => {
    setLevel(0)
    setState('starting')
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    // Longer than the time between two looks (at 48 kHz 170 ms), so that no word falls between them.
    analyser.fftSize = 8192
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const follow = () => setState(context.state === 'running' ? 'running' : 'starting')
    context.addEventListener('statechange', follow)
    follow()
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length
      const now = Math.min(100, Math.round(Math.sqrt(power) * 400))
      setLevel(now)
      if (now >= heardLevel) setHeardOn(track)
    }, everyMs)
    const patience = setTimeout(() => context.state !== 'running' && setState('stopped'), patienceMs)
    return () => {
      clearInterval(timer)
      clearTimeout(patience)
      context.removeEventListener('statechange', follow)
      void context.close()
    }
  }, [track, attempt])
  return { level, isHeard: heardOn === track, state, again: () => setAttempt((count) => count + 1) }
}
