import '../../messages/support.ts'
import { returnDays, returnLessons } from '@newyou/contract/business'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { PolicyWords } from '../../care/appointments/policy-words.tsx'
import { useSite } from '../../page/site.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Section } from '../../ui/parts.tsx'
import { type Question, urls } from '../../urls.ts'
import styles from './support.module.css'

/** Frequent questions, answered by the current rules. */
export function Questions({ isWholePage = false }: { isWholePage?: boolean }) {
  const t = useTranslations('support.questions')
  const { settings } = useSite()
  return (
    <Section width="text" className={styles.questions}>
      {!isWholePage && <h2>{t('title')}</h2>}
      <Answer id="cancel" question={t('move')} to={urls.dashboard()} link={t('rescheduleLink')}>
        <p>{t('moveWords')}</p>
        <PolicyWords policy={settings.booking_policy} name={t('someone')} />
      </Answer>
      <Answer id="refund" question={t('refund')} to={urls.wallet()} link={t('refundLink')}>
        <p>{t('refundWords')}</p>
      </Answer>
      <Answer id="receipt" question={t('receipt')} to={urls.dashboard()} link={t('receiptLink')}>
        <p>{t('receiptWords')}</p>
      </Answer>
      <Answer id="bought" question={t('bought')} to={urls.myLearning()} link={t('boughtLink')}>
        <p>{t('boughtWords')}</p>
      </Answer>
      <Answer id="return" question={t('return')} to={urls.myEvents()} link={t('returnLink')}>
        <p>
          {t('returnWords', {
            hours: settings.event_cancel_hours,
            days: returnDays,
            lessons: returnLessons,
          })}
        </p>
      </Answer>
      <Answer id="otp" question={t('otp')} to={urls.login()} link={t('otpLink')}>
        <p>{t('otpWords')}</p>
      </Answer>
      <Answer id="privacy" question={t('privacy')} to={urls.privacyPolicy()} link={t('privacyLink')}>
        <p>{t('privacyWords')}</p>
      </Answer>
    </Section>
  )
}

function Answer({
  id,
  question,
  to,
  link,
  children,
}: {
  id: Question
  question: string
  to: string
  link: string
  children: ReactNode
}) {
  const { hash, key } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  // The page comes without a fragment to the server, and a link within the site moves no browser.
  useEffect(() => {
    if (hash !== `#${id}` || !key || !details.current) return
    details.current.open = true
    details.current.scrollIntoView({ block: 'center' })
  }, [hash, key, id])
  return (
    <details id={id} ref={details}>
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
