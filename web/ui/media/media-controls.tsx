import '../../messages/courses-player.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import {
  IconKeyboard,
  IconMaximize,
  IconPictureInPicture,
  IconPlayerPause,
  IconPlayerPlay,
  IconRewindBackward10,
  IconRewindForward10,
  IconVolume,
  IconVolumeOff,
} from '../icons.ts'
import { clockOf } from './clock-time.ts'
import styles from './media-player.module.css'
import { type Playback, speeds } from './playback.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import type { Media, Playable } from './use-media.ts'

interface ControlsProps {
  media: Media
  lesson: Playable
  playback: Playback
  onPlayback: (part: Partial<Playback>) => void
  onCaptions: (language: string) => void
  onMuted: () => void
  onFullscreen: (() => void) | undefined
  onOutside: (() => void) | undefined
}

/** Everything that can be pressed under a film or sound. */
export function MediaControls({
  media,
  lesson,
  playback,
  onPlayback,
  onCaptions,
  onMuted,
  onFullscreen,
  onOutside,
}: ControlsProps) {
  const t = useTranslations('courses-player.media')
  const [hasHelp, setHelp] = useState(false)
  const { time, duration, isPlaying } = media.state
  const qualities = media.source.media?.qualities ?? []
  const told = t('placeOf', { at: clockOf(time), whole: clockOf(duration) })
  return (
    <div className={styles.controls}>
      <div className={styles.place}>
        <progress max={duration} value={Math.min(time, duration)} aria-hidden="true" />
        <input
          type="range"
          min={0}
          max={Math.floor(duration)}
          step={1}
          value={Math.min(Math.floor(time), Math.floor(duration))}
          aria-label={t('place')}
          aria-valuetext={told}
          onChange={({ target }) => media.seek(Number(target.value))}
        />
      </div>
      <div className={styles.row}>
        <IconButton
          className={styles.control}
          label={isPlaying ? t('pause') : t('play')}
          onClick={media.toggle}
        >
          <Icon of={isPlaying ? IconPlayerPause : IconPlayerPlay} size="bar" />
        </IconButton>
        <IconButton className={styles.control} label={t('back')} onClick={() => media.step(-10)}>
          <Icon of={IconRewindBackward10} size="bar" />
        </IconButton>
        <IconButton className={styles.control} label={t('forward')} onClick={() => media.step(10)}>
          <Icon of={IconRewindForward10} size="bar" />
        </IconButton>
        <span className={`${styles.time} num`}>
          {clockOf(time)} <span className="t3">/ {clockOf(duration)}</span>
        </span>
        <span className={styles.rest}>
          <IconButton
            className={styles.control}
            label={playback.isMuted ? t('unmute') : t('mute')}
            onClick={onMuted}
          >
            <Icon of={playback.isMuted ? IconVolumeOff : IconVolume} size="bar" />
          </IconButton>
          <select
            aria-label={t('speed')}
            className={styles.select}
            value={playback.speed}
            onChange={({ target }) => onPlayback({ speed: Number(target.value) })}
          >
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {t('speedOf', { speed })}
              </option>
            ))}
          </select>
          {qualities.length > 0 && (
            <select
              aria-label={t('quality')}
              className={styles.select}
              value={playback.quality}
              onChange={({ target: { value } }) =>
                onPlayback({ quality: value === 'auto' || value === 'original' ? value : Number(value) })
              }
            >
              <option value="auto">{t('qualityAuto')}</option>
              {qualities.map(({ height }) => (
                <option key={height} value={height}>
                  {t('qualityOf', { height: String(height) })}
                </option>
              ))}
              <option value="original">{t('qualityOriginal')}</option>
            </select>
          )}
          {lesson.captions.length > 0 && (
            <select
              aria-label={t('captions')}
              className={styles.select}
              value={playback.captions}
              onChange={({ target }) => onCaptions(target.value)}
            >
              <option value="">{t('captionsOff')}</option>
              {lesson.captions.map(({ language, label }) => (
                <option key={language} value={language} lang={language}>
                  {label}
                </option>
              ))}
            </select>
          )}
          <IconButton
            className={`${styles.control} ${styles.wide}`}
            label={t('shortcuts')}
            onClick={() => setHelp(true)}
          >
            <Icon of={IconKeyboard} size="bar" />
          </IconButton>
          {onOutside && (
            <IconButton className={styles.control} label={t('pictureInPicture')} onClick={onOutside}>
              <Icon of={IconPictureInPicture} size="bar" />
            </IconButton>
          )}
          {onFullscreen && (
            <IconButton className={styles.control} label={t('fullscreen')} onClick={onFullscreen}>
              <Icon of={IconMaximize} size="bar" />
            </IconButton>
          )}
        </span>
      </div>
      <ShortcutsDialog
        isOpen={hasHelp}
        onClose={() => setHelp(false)}
        isOn={playback.hasShortcuts}
        onChange={(hasShortcuts) => onPlayback({ hasShortcuts })}
      />
    </div>
  )
}
