import '../../messages/earnings.ts'
import type { PayoutLine } from '@newyou/contract/money/earnings/earnings'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { dayOf, fullDate, rupees } from '../../ui/format.ts'
import { Section } from '../../ui/parts.tsx'
import { StatePill, type Tone } from '../../ui/state-pill.tsx'
import { useVisitorZone } from '../../ui/visitor-time.tsx'
import styles from './earnings.module.css'
import { earningQueries } from './queries.ts'

const tones = { waiting: 'info', sent: 'info', paid: 'ok', returned: 'bad' } as const satisfies Record<
  string,
  Tone
>

/** Payouts to the healer's bank, latest first. */
export function Payouts() {
  const t = useTranslations('earnings.payouts')
  const { data } = useQuery(earningQueries.payouts())
  if (!data) return null
  return (
    <Section>
      <h2>{t('title')}</h2>
      {data.data.length === 0 ? (
        <p className="t2">{t('empty')}</p>
      ) : (
        <ul>
          {data.data.map((payout) => (
            <Payout key={payout.u_id} payout={payout} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Payout({ payout }: { payout: PayoutLine }) {
  const t = useTranslations('earnings.payouts')
  const locale = useLocale()
  const zone = useVisitorZone()
  const state = payout.state === 'dropped' ? 'returned' : payout.state
  return (
    <li className={styles.line}>
      <div>
        <b>{t('number', { number: String(payout.number) })}</b>
        <p className="small t2">
          <time dateTime={payout.changed_at}>{fullDate(dayOf(payout.changed_at, zone), locale)}</time>,{' '}
          {t('to', { end: payout.number_end })}
        </p>
        {payout.bank_reference && (
          <p className="small t3">{t('reference', { reference: payout.bank_reference })}</p>
        )}
      </div>
      <div className={styles.amount}>
        <span className="num">{rupees(payout.amount_paise)}</span>
        <StatePill tone={tones[state]}>{t(`states.${state}`)}</StatePill>
      </div>
    </li>
  )
}
