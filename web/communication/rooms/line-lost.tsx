import '../../messages/rooms-call.ts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useWhen } from '../../ui/visitor-time.tsx'
import styles from './notes.module.css'
import type { KnownRoom } from './queries.ts'

/** One's own line is lost: since when, and that neither the time nor the money is lost with it. */
export function LineLost({
  room,
  lostAt,
  isIn,
}: {
  room: KnownRoom
  lostAt: number
  /** Not in the waiting room. */
  isIn: boolean
}) {
  const t = useTranslations('rooms-call.line')
  const { until } = useWhen()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const closes = until(room.closes_at)
  return (
    <div className={styles.notice}>
      <p role="alert">
        <b>{t('lost')}</b>
      </p>
      <p aria-live="off" className={styles.count}>
        {t('seconds', { seconds: Math.max(1, Math.round((now - lostAt) / 1000)) })}
      </p>
      <p className={styles.noticeWords}>
        {room.event
          ? t('event', { closes })
          : t(isIn ? 'session' : 'waiting', { ends: until(room.ends_at), closes })}
      </p>
    </div>
  )
}
