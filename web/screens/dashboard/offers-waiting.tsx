import '../../messages/appointments.ts'
import '../../messages/healing-sessions.ts'
import type { HealingSession } from '@newyou/contract/care/healing-sessions/healing-sessions'
import { useTranslations } from 'use-intl'
import { HealingPill } from '../../care/healing-sessions/healing-words.tsx'
import { useAnswer } from '../../care/healing-sessions/use-answer.ts'
import { Button } from '../../ui/button.tsx'
import { rupees } from '../../ui/format.ts'
import { Section, Toolbar } from '../../ui/parts.tsx'
import { Face } from '../../ui/portrait.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import styles from './dashboard.module.css'

/** Healing sessions that healers offer and that wait for a yes or a no. */
export function OffersWaiting({ sessions }: { sessions: readonly HealingSession[] }) {
  const t = useTranslations('healing-sessions.glance')
  if (sessions.length === 0) return null
  return (
    <Section>
      <h2>{t('title')}</h2>
      <ul>
        {sessions.map((session) => (
          <Offer key={session.u_id} session={session} />
        ))}
      </ul>
    </Section>
  )
}

function Offer({ session }: { session: HealingSession }) {
  const t = useTranslations('healing-sessions')
  const demo = useTranslations('appointments')
  const { at, until } = useWhen()
  const { decline, busy } = useAnswer(session)
  return (
    <li className={styles.todo}>
      <Face image={session.healer.image} size="card" />
      <div>
        <div className={styles.todoHead}>
          <b>{session.healer.full_name}</b>
          <HealingPill of={session} />
        </div>
        <p className="t2">
          {t('glance.words', {
            title: session.title,
            when: at(session.starts_at),
            price: session.price_paise > 0 ? rupees(session.price_paise) : t('offer.free'),
          })}{' '}
          {t('glance.stands', { when: until(session.stands_until) })}
        </p>
        {session.is_demo && <p className="small t3">{demo('demo')}</p>}
        <Toolbar above={2}>
          <Button variant="quiet" small to={urls.counseling()}>
            {t('offer.seeAll')}
          </Button>
          <Button variant="bare" small busy={busy === 'decline'} onClick={() => void decline()}>
            {t('offer.decline')}
          </Button>
        </Toolbar>
      </div>
    </li>
  )
}
