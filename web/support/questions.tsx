import '../messages/support.ts'
import { returnDays } from '@newyou/contract/business'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PolicyWords } from '../appointments/policy-words.tsx'
import { useSite } from '../frame/site.ts'
import { LocaleLink } from '../ui/locale-link.tsx'
import { urls } from '../urls.ts'
import styles from './support.module.css'

/** What people ask most, answered by the rules that hold now. */
export function Questions() {
  const t = useTranslations('support.questions')
  const { settings } = useSite()
  return (
    <section className={styles.questions}>
      <h2>{t('title')}</h2>
      <Answer question={t('move')} to={urls.dashboard()} link={t('moveLink')}>
        <p>{t('moveWords')}</p>
        <PolicyWords policy={settings.booking_policy} name={t('someone')} />
      </Answer>
      <Answer question={t('refund')} to={urls.wallet()} link={t('refundLink')}>
        <p>{t('refundWords')}</p>
      </Answer>
      <Answer question={t('receipt')} to={urls.dashboard()} link={t('receiptLink')}>
        <p>{t('receiptWords')}</p>
      </Answer>
      <Answer question={t('bought')} to={urls.myLearning()} link={t('boughtLink')}>
        <p>{t('boughtWords')}</p>
      </Answer>
      <Answer question={t('giveBack')} to={urls.myEvents()} link={t('giveBackLink')}>
        <p>{t('giveBackWords', { hours: settings.event_give_back_hours, days: returnDays })}</p>
      </Answer>
      <Answer question={t('privacy')} to={urls.privacyPolicy()} link={t('privacyLink')}>
        <p>{t('privacyWords')}</p>
      </Answer>
    </section>
  )
}

function Answer({
  question,
  to,
  link,
  children,
}: {
  question: string
  to: string
  link: string
  children: ReactNode
}) {
  return (
    <details>
      <summary>{question}</summary>
      <div>
        {children}
        <p>
          <LocaleLink to={to}>{link}</LocaleLink>
        </p>
      </div>
    </details>
  )
}
