import '../../messages/courses-player.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../button.tsx'
import { IconPlayerPlay } from '../icons.ts'
import { kolamGrid, kolamOf } from '../kolam/kolam.ts'
import { KolamDrawing } from '../kolam-drawing.tsx'
import { useCaptions } from './captions.tsx'
import { clockOf } from './clock-time.ts'
import { MediaControls } from './media-controls.tsx'
import styles from './media-player.module.css'
import type { Playback } from './playback.ts'
import { addressFor } from './quality.ts'
import { type Media, type Playable, useMedia, type WatchReport } from './use-media.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** Below this a place is the beginning. */
const resumeFrom = 3

/** The player interface for notes. */
export interface MediaPlace {
  now: () => number
  goTo: (seconds: number) => void
}

interface MediaPlayerProps {
  lesson: Playable
  /** Seconds from the beginning. */
  startAt: number
  report: WatchReport
  playAtOnce: boolean
  playback: Playback
  onPlayback: (part: Partial<Playback>) => void
  renew: () => Promise<Playable>
  next: { title: string; go: () => void } | undefined
  onPlace: (place: MediaPlace | undefined) => void
}

/** A film or a sound with controls of ours: by hand, by keyboard, and for screen readers. */
export function MediaPlayer({
  lesson,
  startAt,
  report,
  playAtOnce,
  playback,
  onPlayback,
  renew,
  next,
  onPlace,
}: MediaPlayerProps) {
  const t = useTranslations('courses-player.media')
  const frame = useRef<HTMLElement>(null)
  const [isOutside, setOutside] = useState(false)
  const media = useMedia({
    lesson,
    startAt,
    playAtOnce,
    playback,
    report,
    renew,
    onEnd: () => {
      if (playback.autoNext) next?.go()
    },
  })
  const { state, source } = media
  const captions = useCaptions(source, playback.captions, isOutside)
  const lastCaptions = useRef(playback.captions)
  const isVideo = lesson.kind === 'video'

  const latest = useRef(media)
  latest.current = media
  useEffect(() => {
    onPlace({
      now: () => Math.floor(latest.current.element()?.currentTime ?? 0),
      goTo: (seconds) => {
        latest.current.seek(seconds)
        latest.current.play()
      },
    })
    return () => onPlace(undefined)
  }, [onPlace])

  useEffect(() => {
    const element = latest.current.element()
    const leave = () => setOutside(false)
    const enter = () => setOutside(true)
    element?.addEventListener('enterpictureinpicture', enter)
    element?.addEventListener('leavepictureinpicture', leave)
    return () => {
      element?.removeEventListener('enterpictureinpicture', enter)
      element?.removeEventListener('leavepictureinpicture', leave)
    }
  }, [])

  const chooseCaptions = (language: string) => {
    if (language) lastCaptions.current = language
    onPlayback({ captions: language })
    // The address of a language that was not loaded yet may have ended.
    if (language && Date.parse(source.addresses_until) < Date.now()) void media.renewAddress(true)
  }
  const toggleCaptions = () => {
    const [first] = lesson.captions
    if (playback.captions) chooseCaptions('')
    else chooseCaptions(lastCaptions.current || (first?.language ?? ''))
  }
  const toggleFullscreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else void frame.current?.requestFullscreen?.().catch(() => {})
  }
  const toggleOutside = () => {
    const element = media.element()
    if (!(element instanceof HTMLVideoElement)) return
    if (document.pictureInPictureElement) void document.exitPictureInPicture()
    else void element.requestPictureInPicture().catch(() => {})
  }
  const toggleMuted = () => onPlayback({ isMuted: !playback.isMuted })

  useShortcuts(
    {
      ' ': media.toggle,
      k: media.toggle,
      arrowleft: () => media.step(-5),
      arrowright: () => media.step(5),
      j: () => media.step(-10),
      l: () => media.step(10),
      m: toggleMuted,
      c: toggleCaptions,
      ...(isVideo ? { f: toggleFullscreen } : {}),
    },
    playback.hasShortcuts,
  )

  const shared = {
    ref: media.media,
    src: source.media ? addressFor(source.media, playback.quality) : undefined,
    preload: 'metadata',
    ...media.handlers,
  } as const
  return (
    <section
      ref={frame}
      className={styles.player}
      aria-label={t(isVideo ? 'video' : 'audio', { title: lesson.title })}
    >
      <div className={isVideo ? styles.screen : `${styles.screen} ${styles.sound}`}>
        {isVideo ? (
          <video
            {...shared}
            playsInline
            poster={source.media?.poster ?? undefined}
            className={styles.film}
            onClick={media.toggle}
          >
            {captions.track}
          </video>
        ) : (
          <>
            <audio {...shared}>{captions.track}</audio>
            <SoundDrawing lesson={lesson} share={state.duration ? state.time / state.duration : 0} />
          </>
        )}
        {captions.words && !isOutside && (
          <p className={styles.caption} lang={captions.language}>
            <span>{captions.words}</span>
          </p>
        )}
        {!state.isPlaying && !state.hasEnded && !state.hasFailed && (
          <button
            type="button"
            className={styles.bigPlay}
            onClick={media.play}
            aria-label={t('playTitle', { title: lesson.title })}
          >
            <IconPlayerPlay size={34} stroke={1.6} aria-hidden="true" />
          </button>
        )}
        {state.isWaiting && state.isPlaying && (
          <p className={styles.waiting} role="status">
            {t('waiting')}
          </p>
        )}
        {state.hasFailed && (
          <div className={styles.over} role="alert">
            <p>{t('failed')}</p>
            <Button variant="primary" onClick={() => void media.renewAddress(true)}>
              {t('again')}
            </Button>
          </div>
        )}
        {state.hasEnded && <End media={media} next={next} playback={playback} onPlayback={onPlayback} />}
      </div>
      <MediaControls
        media={media}
        lesson={lesson}
        playback={playback}
        onPlayback={onPlayback}
        onCaptions={chooseCaptions}
        onMuted={toggleMuted}
        onFullscreen={isVideo ? toggleFullscreen : undefined}
        onOutside={isVideo && document.pictureInPictureEnabled ? toggleOutside : undefined}
      />
      {startAt > resumeFrom && (
        <p className={`${styles.resumed} small t2`}>
          {t('resumed', { at: clockOf(startAt) })}{' '}
          <button type="button" className={styles.link} onClick={() => media.seek(0)}>
            {t('fromStart')}
          </button>
        </p>
      )}
    </section>
  )
}

/** A sound has no picture: a kolam is drawn while it lasts. */
function SoundDrawing({ lesson, share }: { lesson: Playable; share: number }) {
  const kolam = kolamOf(lesson.u_id, kolamGrid(15))
  return <KolamDrawing of={kolam} progress={share} stroke={3} className={styles.kolam} />
}

function End({
  media,
  next,
  playback,
  onPlayback,
}: Pick<MediaPlayerProps, 'next' | 'playback' | 'onPlayback'> & { media: Media }) {
  const t = useTranslations('courses-player')
  return (
    <div className={styles.over}>
      <p className={styles.endTitle}>{t('media.endTitle')}</p>
      <div className={styles.overActions}>
        {next && (
          <Button variant="primary" onClick={next.go}>
            {t('lesson.nextNamed', { title: next.title })}
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={() => {
            media.seek(0)
            media.play()
          }}
        >
          {t('media.fromStart')}
        </Button>
      </div>
      {next && (
        <label className={styles.auto}>
          <input
            type="checkbox"
            checked={playback.autoNext}
            onChange={({ target }) => onPlayback({ autoNext: target.checked })}
          />
          <span>{t('media.autoNext')}</span>
        </label>
      )}
    </div>
  )
}
