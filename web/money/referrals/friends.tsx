import '../../messages/referrals.ts'
import type { Referral } from '@newyou/contract/money/referrals'
import { useLocale, useTranslations } from 'use-intl'
import { EmptyState } from '../../ui/empty-state.tsx'
import { longDay } from '../../ui/format.ts'
import { Section } from '../../ui/parts.tsx'
import { StatePill } from '../../ui/state-pill.tsx'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'
import styles from './earn-and-refer.module.css'

const tones = { joined: 'info', bought: 'warn', checking: 'warn', paid: 'ok', 'not-paid': 'past' } as const

/** Friends who joined with the code, and their state. */
export function Friends({ referral: { friends, points_earned: earned } }: { referral: Referral }) {
  const t = useTranslations('referrals.friends')
  const steps = useTranslations('referrals.steps')
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  const day = (moment: string) => longDay(moment, zone, locale, now)
  if (friends.length === 0)
    return (
      <Section>
        <EmptyState title={t('empty')} words={t('emptyWords')} />
      </Section>
    )
  return (
    <Section>
      <h2>{t('title')}</h2>
      <p className={styles.earned}>
        <span className="small t3">{t('earned')}</span>
        <span className={`${styles.sum} num`}>{earned}</span>
      </p>
      <ul>
        {friends.map(({ initial, step, points, points_at: due, joined_at: joined }) => (
          <li key={joined + initial} className={styles.friend}>
            <div>
              <b>{t('name', { initial })}</b>
              <p className="small t3">{t('joined', { day: day(joined) })}</p>
              <p className="t2">
                {step === 'paid'
                  ? steps('paid.words', { points })
                  : step === 'bought' && due
                    ? steps('bought.when', { day: day(due) })
                    : steps(`${step}.words`)}
              </p>
            </div>
            <StatePill tone={tones[step]}>{steps(`${step}.pill`)}</StatePill>
          </li>
        ))}
      </ul>
    </Section>
  )
}
