import '../../messages/support.ts'
import type { Attachment } from '@newyou/contract/attachments'
import type { StaffTicket } from '@newyou/contract/communication/support'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconArrowLeft } from '../../ui/icons.ts'
import { Stars } from '../../ui/reviews/stars.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import styles from './ticket.module.css'
import { TicketPill } from './ticket-pill.tsx'
import { useDay } from './when.ts'

/** Ticket fields known to both sides. */
type AnyTicket = Omit<StaffTicket, 'client' | 'assigned_to'>

/** Everything that was sent along, with the first words and later. */
export const attachmentsOf = (ticket: AnyTicket): Attachment[] => [
  ...ticket.attachments,
  ...ticket.messages.flatMap(({ attachments }) => attachments),
]

export function TicketHead({
  ticket,
  back,
  atDesk = false,
  children,
}: {
  ticket: AnyTicket
  back: { to: string; label: string }
  atDesk?: boolean
  children?: ReactNode
}) {
  const t = useTranslations('support')
  const categories = useTranslations('categories')
  const day = useDay()
  return (
    <div className={styles.head}>
      <Button variant="bare" small to={back.to} className={styles.back}>
        <Icon of={IconArrowLeft} />
        {back.label}
      </Button>
      <TicketPill state={ticket.status} atDesk={atDesk} />
      <h1 className={styles.title}>{ticket.title}</h1>
      <p className={styles.meta}>
        <span className="num">{t('number', { number: `${ticket.number}` })}</span>
        <span>{t('opened', { day: day(ticket.created_at) })}</span>
        {ticket.category && <span>{categories(ticket.category)}</span>}
        {ticket.tags.map((tag) => (
          <span key={tag}>{t(`tags.${tag}`)}</span>
        ))}
        {ticket.is_demo && <span>{t('demo')}</span>}
      </p>
      {children}
    </div>
  )
}

/** Parts after the text: an answer, a change of the state, the review. */
export function TicketEnd({ children }: { children: ReactNode }) {
  return <div className={styles.below}>{children}</div>
}

export function TicketReview({ title, review }: { title: string; review: NonNullable<AnyTicket['review']> }) {
  return (
    <section>
      <h2>{title}</h2>
      <Stars of={review.stars} />
      <p className={styles.text}>{review.review}</p>
    </section>
  )
}

export function MissingTicket({ to, link }: { to: string; link: string }) {
  const t = useTranslations('support.ticket')
  return (
    <EmptyState heading="h1" title={t('missing')} words={t('missingWords')}>
      <Button variant="quiet" to={to}>
        {link}
      </Button>
    </EmptyState>
  )
}

export function TicketSkeleton() {
  const t = useTranslations('support')
  return (
    <div aria-busy="true">
      <h1 className="sr-only">{t('title')}</h1>
      <div className={styles.skeletons} aria-hidden="true">
        <SkeletonLine width="third" />
        <SkeletonLine width="most" tall />
        <SkeletonLine />
        <SkeletonLine tall />
        <SkeletonLine tall />
      </div>
    </div>
  )
}
