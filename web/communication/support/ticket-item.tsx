import '../../messages/support.ts'
import type { TicketRow } from '@newyou/contract/communication/support'
import { useTranslations } from 'use-intl'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { urls } from '../../urls.ts'
import styles from './support.module.css'
import { TicketPill } from './ticket-pill.tsx'
import { useDay } from './when.ts'

/** A ticket of the client: its subject, its state, and whose answer it waits for. */
export function TicketItem({ ticket }: { ticket: TicketRow }) {
  const t = useTranslations('support')
  const day = useDay()
  return (
    <li className={styles.row}>
      <TicketPill state={ticket.status} />
      <h2>
        <LocaleLink className="whole" to={urls.supportTicket(ticket.u_id)}>
          {ticket.title}
        </LocaleLink>
      </h2>
      <p className={styles.words}>{ticket.description}</p>
      <p className={styles.meta}>
        <span className="num">{t('number', { number: `${ticket.number}` })}</span>
        {ticket.tags.map((tag) => (
          <span key={tag}>{t(`tags.${tag}`)}</span>
        ))}
        <span>{t('answers', { count: ticket.answers })}</span>
        <span>{t('moved', { day: day(ticket.updated_at) })}</span>
        {ticket.is_demo && <span>{t('demo')}</span>}
      </p>
    </li>
  )
}
