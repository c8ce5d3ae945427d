import type { Reel } from '@newyou/contract/content/reels'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import { addressFor } from '../../ui/media/quality.ts'
import styles from './reels.module.css'

/** The film over its picture. It is only here for the reel in view and the next one, which it loads ahead. */
export function Film({
  reel,
  isPlaying,
  isMuted,
  onRefused,
}: {
  reel: Reel
  isPlaying: boolean
  isMuted: boolean
  /** The browser does not let it play as it is. */
  onRefused: () => void
}) {
  const video = useRef<HTMLVideoElement>(null)
  const [address] = useState(() => addressFor({ address: reel.video, qualities: reel.qualities }))
  const locale = useLocale()
  const captions = reel.captions.find(({ language }) => language === locale) ?? reel.captions[0]
  const [isSeen, setSeen] = useState(false)
  const refused = useRef(onRefused)
  refused.current = onRefused

  useEffect(() => {
    const film = video.current
    if (!film) return
    film.muted = isMuted
    if (!isPlaying) {
      film.pause()
      return
    }
    film.play().catch((error: unknown) => {
      // An end that comes before the beginning is no refusal.
      if (error instanceof DOMException && error.name === 'NotAllowedError') refused.current()
    })
  }, [isPlaying, isMuted])

  /** The address that the server showed has ended while the film waited: it shows another. */
  function askAgain() {
    const film = video.current
    if (!film || !isSeen) return
    setSeen(false)
    film.load()
    if (isPlaying) film.play().catch(() => {})
  }

  return (
    <video
      ref={video}
      className={styles.film}
      src={address}
      data-seen={isSeen || undefined}
      preload="auto"
      aria-hidden="true"
      tabIndex={-1}
      muted
      loop
      playsInline
      disablePictureInPicture
      onPlaying={() => setSeen(true)}
      onError={askAgain}
    >
      {captions && (
        <track
          kind="captions"
          srcLang={captions.language}
          label={captions.label}
          src={captions.address}
          default
        />
      )}
    </video>
  )
}
