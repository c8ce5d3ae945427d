import '../../messages/rooms.ts'
import type { Room } from '@newyou/contract/communication/rooms/rooms'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { IconHandStop, IconMicrophoneOff } from '../../ui/icons.ts'
import { Face } from '../../ui/portrait.tsx'
import type { OtherPerson } from './call-state.ts'
import styles from './tile.module.css'

type Choosing = HTMLMediaElement & { setSinkId?: (id: string) => Promise<void> }

/** Another person: their picture and sound, or their name while there is no picture. */
export function Tile({
  person,
  image,
  speakerId,
  words,
}: {
  person: OtherPerson
  image: Room['other']['image']
  speakerId: string | undefined
  /** In the place of a picture: what is the matter with the connection. */
  words: string | undefined
}) {
  const t = useTranslations('rooms.in')
  const video = useRef<HTMLVideoElement>(null)
  const { stream, status, name } = person
  useEffect(() => {
    const element = video.current
    if (!element || !stream) return
    element.srcObject = stream
    // Without a press on this page the browser may wait for one.
    element.play().catch(() => undefined)
  }, [stream])
  useEffect(() => {
    const element = video.current as Choosing | null
    if (speakerId) void element?.setSinkId?.(speakerId).catch(() => undefined)
  }, [speakerId])
  const isSeen = Boolean(status?.camera || status?.screen) && person.line === 'connected'
  const details = [
    status && !status.microphone && t('muted'),
    status?.hand && t('handUp'),
    status?.screen && t('shares'),
  ].filter(Boolean)
  return (
    <figure className={styles.tile} data-screen={status?.screen || undefined}>
      {stream && (
        // biome-ignore lint/a11y/useMediaCaption: it is a live call
        <video
          ref={video}
          autoPlay
          playsInline
          data-hidden={!isSeen || undefined}
          data-person={person.role}
        />
      )}
      {!isSeen && (
        <div className={styles.withoutPicture}>
          {image ? (
            <Face image={image} size="card" />
          ) : (
            <span className={styles.initial} aria-hidden="true">
              {name.charAt(0)}
            </span>
          )}
          {words && <p className="t2">{words}</p>}
        </div>
      )}
      <figcaption className={styles.name}>
        <span aria-hidden="true">{name}</span>
        {status && !status.microphone && <Icon of={IconMicrophoneOff} size="meta" />}
        {status?.hand && <Icon of={IconHandStop} size="meta" />}
        <span className="sr-only">
          {t('tile', { name, details: details.length ? `, ${details.join(', ')}` : '' })}
        </span>
      </figcaption>
    </figure>
  )
}
