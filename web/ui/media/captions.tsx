import { useEffect, useRef, useState } from 'react'
import type { Playable } from './use-media.ts'

/** The words that are said now, as they stand in the caption file. */
const wordsOf = (track: TextTrack) =>
  Array.from(track.activeCues ?? [], (cue) => ('text' in cue ? String(cue.text) : '')).join('\n')

/**
 * The chosen caption track and its words at this moment. We draw them ourselves, for films and sounds alike; only in
 * picture-in-picture (`isOutside`) the browser draws them.
 */
export function useCaptions(lesson: Playable, wanted: string, isOutside: boolean) {
  const [words, setWords] = useState('')
  const element = useRef<HTMLTrackElement>(null)
  const chosen = lesson.captions.find(({ language }) => language === wanted)
  const address = chosen?.address

  useEffect(() => {
    const track = element.current?.track
    setWords('')
    if (!track || !address) return
    track.mode = isOutside ? 'showing' : 'hidden'
    const onChange = () => setWords(wordsOf(track))
    track.addEventListener('cuechange', onChange)
    return () => track.removeEventListener('cuechange', onChange)
  }, [address, isOutside])

  const track = chosen && (
    <track
      key={chosen.address}
      ref={element}
      kind="captions"
      srcLang={chosen.language}
      label={chosen.label}
      src={chosen.address}
    />
  )
  return { track, words, language: chosen?.language }
}
