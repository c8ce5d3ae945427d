import '../../messages/referrals.ts'
import type { Referral } from '@newyou/contract/money/referrals'
import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../api/error-words.ts'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { callApi } from '../../session/call-api.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Section } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import styles from './earn-and-refer.module.css'
import { Friends } from './friends.tsx'
import { InviteByMail } from './invite-by-mail.tsx'
import { ShareCode } from './share-code.tsx'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'referrals')
  return pageMeta(matches, {
    path: urls.earnAndRefer(),
    title: t('meta'),
    description: t('description'),
    noIndex: true,
  })
}

export default function EarnAndRefer() {
  return (
    <PrivatePage of="client" waiting={<Waiting />}>
      {() => <MyReferrals />}
    </PrivatePage>
  )
}

function MyReferrals() {
  const t = useTranslations('referrals')
  const wordsFor = useErrorWords()
  const { data, error, refetch } = useQuery({
    queryKey: ['wallet', 'referral'],
    queryFn: async ({ signal }) => (await callApi('GET /api/website/referral', { signal })).data,
  })
  if (error && !data)
    return (
      <>
        <h1>{t('title')}</h1>
        <ErrorState title={wordsFor(error)} words={t('failed')} onRetry={() => void refetch()} />
      </>
    )
  return data ? <Scheme referral={data} /> : <Waiting />
}

function Scheme({ referral }: { referral: Referral }) {
  const t = useTranslations('referrals')
  const { points_per_friend: points, share_percent: share } = referral
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro} ${layout.measure}`}>
        {points > 0 ? t('lead', { points, share }) : t('off')}
      </p>
      <ShareCode referral={referral} />
      <InviteByMail />
      {points > 0 && (
        <Section>
          <h2>{t('how.title')}</h2>
          <ol className={styles.how}>
            <li>{t('how.one')}</li>
            <li>{t('how.two')}</li>
            <li>{t('how.three', { points, share })}</li>
          </ol>
          <p className={`small t3 ${layout.measure}`}>{t('how.privacy')}</p>
        </Section>
      )}
      <Friends referral={referral} />
    </>
  )
}

function Waiting() {
  const t = useTranslations('referrals')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('description')}</p>
      <div className={layout.rowSkeletons} aria-hidden="true">
        <SkeletonLine width="half" tall />
        <SkeletonLine width="most" />
        <SkeletonLine width="half" tall />
      </div>
    </>
  )
}
