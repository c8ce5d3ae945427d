import '../messages/rooms.ts'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { useWhen } from '../ui/visitor-time.tsx'
import styles from './call.module.css'
import type { Call } from './call.ts'
import type { KnownRoom } from './queries.ts'
import { useStore } from './store.ts'
import type { SessionTime } from './use-timer.ts'

/** What one should know now, above the controls: a lost or weak connection, and that the time is nearly over. */
export function Notices({ room, call, time }: { room: KnownRoom; call: Call; time: SessionTime }) {
  const t = useTranslations('rooms.in')
  const { line, hasGivenWay } = useStore(call.store)
  const { until } = useWhen()
  return (
    <div className={styles.notices}>
      {line === 'lost' && (
        <p className={styles.notice} role="status">
          {t('mineLost')}
        </p>
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
