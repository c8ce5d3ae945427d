import { useEffect, useRef, useState } from 'react'
import type { Playable } from './use-media.ts'

/** The words that are said now, as they stand in the caption file. */
const wordsOf = (track: TextTrack) =>
  Array.from(track.activeCues ?? [], (cue) => ('text' in cue ? String(cue.text) : '')).join('\n')

/**
 * A track of captions and a listener to it. We draw its words ourselves, for films and sounds alike, and leave them to
 * the browser only in its own small window (`isOutside`).
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
