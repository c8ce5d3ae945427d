import '../../messages/events-hosting.ts'
import type { MyEventDetail } from '@newyou/contract/learning/events/my-events'
import { useTranslations } from 'use-intl'
import { useWhen } from '../../ui/visitor-time.tsx'
import styles from './my-events.module.css'

/** A participant's ticket for the entrance; dark on light in every theme, because scanners need that. */
export function Ticket({ ticket }: { ticket: NonNullable<MyEventDetail['ticket']> }) {
  const t = useTranslations('events-hosting.ticket')
  const { at } = useWhen()
  const { size, path } = ticket.qr
  const code = `${ticket.code.slice(0, 5)}-${ticket.code.slice(5)}`
  return (
    <section className={styles.ticket}>
      <h2>{t('title')}</h2>
      <p className="t2">
        {ticket.checked_in_at ? t('used', { when: at(ticket.checked_in_at) }) : t('words')}
      </p>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('qr')} className={styles.code}>
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p className="num">{t('code', { code })}</p>
    </section>
  )
}
