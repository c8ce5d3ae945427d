import '../../messages/rooms.ts'
import type { Room } from '@newyou/contract/communication/rooms/rooms'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { IconHandStop, IconMicrophoneOff } from '../../ui/icons.ts'
import { Face } from '../../ui/portrait.tsx'
import type { OtherPerson } from './call-state.ts'
import styles from './tile.module.css'
import { useFit } from './use-fit.ts'
import { useSpeaking } from './use-speaking.ts'

type Choosing = HTMLMediaElement & { setSinkId?: (id: string) => Promise<void> }

/** Without a press on this page a browser plays no sound. False when the sound waits for one. */
async function playOf(element: HTMLMediaElement): Promise<boolean> {
  try {
    await element.play()
    return true
  } catch (error) {
    // Another voice came before this one played.
    return !(error instanceof DOMException) || error.name !== 'NotAllowedError'
  }
}

/** Another person: their picture and sound, or their name while there is no picture. */
export function Tile({
  person,
  image,
  speakerId,
  words,
  isHidden,
  taps,
  onSilent,
}: {
  person: OtherPerson
  image: Room['other']['image']
  speakerId: string | undefined
  /** In the place of a picture: what is the matter with the connection. */
  words: string | undefined
  /** No picture is taken, to save data. */
  isHidden: boolean
  /** How often the person pressed to hear. */
  taps: number
  /** The browser plays no sound before a press. */
  onSilent: () => void
}) {
  const t = useTranslations('rooms.in')
  const video = useRef<HTMLVideoElement>(null)
  const audio = useRef<HTMLAudioElement>(null)
  const { stream, status, name } = person
  const fit = useFit(video, stream)
  const isSpeaking = useSpeaking(stream) && status?.microphone === true
  const silent = useEffectEvent(onSilent)
  useEffect(() => {
    const element = video.current
    if (element && stream && element.srcObject !== stream) element.srcObject = stream
  }, [stream])
  const voice = stream?.getAudioTracks()[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is another try
  useEffect(() => {
    const element = audio.current
    if (!element || !voice) return
    element.srcObject = new MediaStream([voice])
    void playOf(element).then((heard) => heard || silent())
  }, [voice, taps])
  useEffect(() => {
    const element = audio.current as Choosing | null
    if (speakerId) void element?.setSinkId?.(speakerId).catch(() => undefined)
  }, [speakerId])
  const isSeen = !isHidden && Boolean(status?.camera || status?.screen) && person.line === 'connected'
  const details = [
    status && !status.microphone && t('muted'),
    status?.hand && t('handUp'),
    status?.screen && t('shares'),
  ].filter(Boolean)
  return (
    <figure className={styles.tile} data-speaking={isSpeaking || undefined}>
      {/* A voice of its own: a picture that never comes would hold it back. */}
      {/* biome-ignore lint/a11y/useMediaCaption: it is a live call */}
      <audio ref={audio} data-person={person.role} />
      {stream && (
        <video
          ref={video}
          muted
          autoPlay
          playsInline
          data-hidden={!isSeen || undefined}
          data-fit={status?.screen ? 'contain' : fit}
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
