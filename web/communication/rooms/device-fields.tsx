import '../../messages/rooms.ts'
import '../../messages/rooms-devices.ts'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconVolume } from '../../ui/icons.ts'
import { Stack } from '../../ui/parts.tsx'
import styles from './lobby.module.css'
import { canBlur, canChooseSpeaker, canClearNoise, type DeviceKind, type Media } from './media.ts'
import { useStore } from './store.ts'
import { playTestSound } from './test-sound.ts'
import { useLevel } from './use-level.ts'

const kinds = { camera: 'videoinput', microphone: 'audioinput', speaker: 'audiooutput' } as const

/** Which camera, microphone and speaker, and that each of them works. */
export function DeviceFields({ media, withCamera }: { media: Media; withCamera: boolean }) {
  const t = useTranslations('rooms.lobby')
  const { chosen, camera, microphone, blurs } = useStore(media.store)
  const words = useTranslations('rooms-devices')
  return (
    <div className={styles.devices}>
      {withCamera && (
        <div className={styles.device}>
          <DeviceChoice media={media} kind="camera" />
          {canBlur(camera) && (
            <Switch checked={blurs} onChange={({ target }) => void media.blur(target.checked)}>
              {words('blur')}
            </Switch>
          )}
        </div>
      )}
      <div className={styles.device}>
        <DeviceChoice media={media} kind="microphone" />
        {microphone && <Level track={microphone} />}
        {canClearNoise() && <Noise media={media} />}
      </div>
      <div className={styles.device}>
        {canChooseSpeaker() && <DeviceChoice media={media} kind="speaker" />}
        <Button variant="quiet" small onClick={() => void playTestSound(chosen.speaker)}>
          <Icon of={IconVolume} />
          {t('testSpeaker')}
        </Button>
      </div>
    </div>
  )
}

function DeviceChoice({ media, kind }: { media: Media; kind: DeviceKind }) {
  const t = useTranslations('rooms.lobby')
  const state = useStore(media.store)
  const devices = state.devices.filter((device) => device.kind === kinds[kind])
  if (devices.length === 0) return null
  const track = kind === 'speaker' ? undefined : state[kind]
  const current = state.chosen[kind] ?? track?.getSettings().deviceId ?? devices[0]?.deviceId
  return (
    <Field label={t(kind)}>
      {(control) => (
        <select {...control} value={current} onChange={({ target }) => void media.choose(kind, target.value)}>
          {devices.map(({ deviceId, label }) => (
            <option key={deviceId} value={deviceId}>
              {label || t('standard')}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function Noise({ media }: { media: Media }) {
  const t = useTranslations('rooms-devices.noise')
  const { clearsNoise } = useStore(media.store)
  return (
    <div>
      <Switch checked={clearsNoise} onChange={({ target }) => void media.clearNoise(target.checked)}>
        {t('switch')}
      </Switch>
      <p className="small t3">{t('hint')}</p>
    </div>
  )
}

function Level({ track }: { track: MediaStreamTrack }) {
  const t = useTranslations('rooms.lobby')
  const { level, isHeard, state, again } = useLevel(track)
  return (
    <Stack gap={2} className={styles.level}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" role="img" aria-label={t('level')}>
        <rect className={styles.levelAll} width={100} height={6} rx={3} />
        <rect className={styles.levelNow} width={level} height={6} rx={3} />
      </svg>
      <p className="small t3" role="status">
        {t(isHeard ? 'heard' : state === 'running' ? 'speak' : state)}
      </p>
      {state === 'stopped' && (
        <Button variant="quiet" small onClick={again}>
          {t('testMicrophone')}
        </Button>
      )}
    </Stack>
  )
}
