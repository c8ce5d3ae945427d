import '../../messages/rooms.ts'
import '../../messages/rooms-call.ts'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconVolume } from '../../ui/icons.ts'
import { useWhen } from '../../ui/visitor-time.tsx'
import layout from './call.module.css'
import type { Call } from './call.ts'
import { DeviceTroubles } from './device-troubles.tsx'
import { LineLost } from './line-lost.tsx'
import type { Media } from './media.ts'
import styles from './notes.module.css'
import { isAudience, type KnownRoom } from './queries.ts'
import { RecordingNotices } from './recording-notices.tsx'
import { useStore } from './store.ts'
import type { SessionTime } from './use-timer.ts'

const PhoneOffer = lazy(async () => ({ default: (await import('./phone-offer.tsx')).PhoneOffer }))

/** Current notices above the controls: what cannot be heard or seen, a lost or weak connection, and the approaching end. */
export function Notices({
  room,
  call,
  media,
  time,
  isSoundWaiting,
  onHear,
}: {
  room: KnownRoom
  call: Call
  media: Media
  time: SessionTime
  /** The browser plays no sound before a press. */
  isSoundWaiting: boolean
  onHear: () => void
}) {
  const t = useTranslations('rooms.in')
  const words = useTranslations('rooms-call')
  const state = useStore(call.store)
  const { line, lostAt, me } = state
  const own = useStore(media.store)
  const { microphone, camera, screen, picture, savesData, areProblemsRead, isMutedByHost } = own
  const isLetSpeak = isAudience(room) && me?.may_speak === true
  const { until } = useWhen()
  return (
    <div className={layout.notices}>
      {lostAt !== undefined && <LineLost room={room} lostAt={lostAt} isIn />}
      {!room.event && room.mode !== 'chat' && (
        <Suspense>
          <PhoneOffer room={room} state={state} isMicrophoneMissing={own.problems.microphone !== undefined} />
        </Suspense>
      )}
      {isSoundWaiting && (
        <div className={styles.notice} role="status">
          <p>{words('sound.waits')}</p>
          <Button variant="accent" small onClick={onHear}>
            <Icon of={IconVolume} />
            {words('sound.tap')}
          </Button>
        </div>
      )}
      {!areProblemsRead && <DeviceTroubles media={media} onClose={media.readProblems} />}
      <RecordingNotices room={room} call={call} />
      {line === 'lost' && lostAt === undefined && (
        <p className={styles.notice} role="status">
          {words('line.site')}
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
      {isMutedByHost && (
        <div className={styles.notice} role="status">
          <p>{words('mutes.byHost')}</p>
          <Button variant="quiet" small onClick={() => void media.setMuted(false)}>
            {t('unmute')}
          </Button>
        </div>
      )}
      {(camera || screen) && picture !== 'full' && (
        <div className={styles.notice} role="status">
          <p>{words(`picture.${picture}`)}</p>
          {picture === 'off' && (
            <Button variant="quiet" small onClick={() => media.sendPicture('full')}>
              {words('picture.now')}
            </Button>
          )}
        </div>
      )}
      {savesData && (
        <div className={styles.notice} role="status">
          <p>{words('data.on')}</p>
          <Button variant="quiet" small onClick={() => media.saveData(false)}>
            {words('data.end')}
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
