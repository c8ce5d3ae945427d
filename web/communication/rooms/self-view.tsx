import '../../messages/rooms.ts'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from './tile.module.css'
import { useFit } from './use-fit.ts'

/** One's own picture, as in a mirror unless it is the screen, without sound. */
export function SelfView({ track, isMirrored = true }: { track: MediaStreamTrack; isMirrored?: boolean }) {
  const t = useTranslations('rooms.lobby')
  const video = useRef<HTMLVideoElement>(null)
  const fit = useFit(video, track)
  useEffect(() => {
    if (video.current) video.current.srcObject = new MediaStream([track])
  }, [track])
  return (
    <video
      ref={video}
      className={isMirrored ? styles.mirror : undefined}
      data-fit={isMirrored ? fit : undefined}
      aria-label={t('preview')}
      autoPlay
      muted
      playsInline
    />
  )
}
