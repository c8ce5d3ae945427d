import '../../messages/rooms.ts'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import styles from './call.module.css'
import type { Call } from './call.ts'
import type { Media } from './media.ts'
import { isAudience, type KnownRoom } from './queries.ts'
import { RecordingNotices } from './recording-notices.tsx'
import { useStore } from './store.ts'
import type { SessionTime } from './use-timer.ts'

/** Current notices above the controls: a lost or weak connection, and the approaching end. */
export function Notices({
  room,
  call,
  media,
  time,
}: {
  room: KnownRoom
  call: Call
  media: Media
  time: SessionTime
}) {
  const t = useTranslations('rooms.in')
  const { line, hasGivenWay, me } = useStore(call.store)
  const { microphone, camera } = useStore(media.store)
  const isLetSpeak = isAudience(room) && me?.may_speak === true
  const { until } = useWhen()
  return (
    <div className={styles.notices}>
      <RecordingNotices room={room} call={call} />
      {line === 'lost' && (
        <p className={styles.notice} role="status">
          {t('mineLost')}
        </p>
      )}
      {isLetSpeak && !microphone && !camera && (
        <div className={styles.notice} role="status">
          <p>{t('maySpeak')}</p>
          <Button variant="accent" small onClick={() => void media.setMuted(false)}>
            {t('speakNow')}
          </Button>
        </div>
      )}
      {hasGivenWay && (
        <div className={styles.notice} role="status">
          <p>{t('gaveWay')}</p>
          <Button variant="quiet" small onClick={() => void call.setCamera(true)}>
            {t('cameraAgain')}
          </Button>
        </div>
      )}
      {time.is === 'warned' && (
        <p className={styles.notice} role="status">
          {t('warning', { minutes: time.minutes })}
        </p>
      )}
      {time.is === 'over' && (
        <p className={styles.notice} role="status">
          {t('closesAt', { time: until(room.closes_at) })}
        </p>
      )}
    </div>
  )
}
