import '../../messages/earnings.ts'
import type { EarningsSummary } from '@newyou/contract/money/earnings/earnings'
import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { rupees } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { DisplayRupees } from '../../ui/money.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Card } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import { BankDetails } from './bank-details.tsx'
import styles from './earnings.module.css'
import { EarningLines } from './lines.tsx'
import { Payouts } from './payouts.tsx'
import { earningQueries } from './queries.ts'
import { Statement } from './statement.tsx'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'earnings')
  return pageMeta(matches, {
    path: urls.practiceEarnings(),
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function Earnings() {
  return (
    <PrivatePage of="healer" waiting={<Waiting />}>
      {() => <MyEarnings />}
    </PrivatePage>
  )
}

function MyEarnings() {
  const t = useTranslations('earnings')
  const { data, isError, refetch } = useQuery(earningQueries.summary())
  if (!data)
    return isError ? (
      <ErrorState heading="h1" words={t('failed')} onRetry={() => void refetch()} />
    ) : (
      <Waiting />
    )
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('lead')}</p>
      <div className={styles.top}>
        <Balance summary={data} />
        <BankDetails bank={data.bank} />
      </div>
      <EarningLines />
      <Payouts />
      <Statement />
    </>
  )
}

function Balance({ summary }: { summary: EarningsSummary }) {
  const t = useTranslations('earnings')
  const { due_paise: due, coming_paise: coming, sent_paise: sent, paid_out_paise: paidOut } = summary
  return (
    <Card as="section" gap={2} aria-labelledby="earnings-due">
      <h2 id="earnings-due" className="small t2">
        {t('due')}
      </h2>
      <p className={styles.sum}>
        <DisplayRupees paise={due} />
      </p>
      <p className="small t2">
        {due < 0 ? t('owed') : t('dueWords', { price: rupees(summary.payout_min_paise) })}
      </p>
      <dl className={styles.sums}>
        <div>
          <dt>
            {t('coming')}
            <span className="small t3"> {t('comingWords')}</span>
          </dt>
          <dd className="num">{rupees(coming)}</dd>
        </div>
        <div>
          <dt>{t('sent')}</dt>
          <dd className="num">{rupees(sent)}</dd>
        </div>
        <div>
          <dt>{t('paidOut')}</dt>
          <dd className="num">{rupees(paidOut)}</dd>
        </div>
      </dl>
      <p className="small t3">{t('share', { percent: summary.share_percent })}</p>
    </Card>
  )
}

function Waiting() {
  const t = useTranslations('earnings')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('lead')}</p>
      <div className={layout.skeletons} aria-hidden="true">
        <SkeletonLine tall />
        <SkeletonLine tall />
        <SkeletonLine width="most" />
      </div>
    </>
  )
}
