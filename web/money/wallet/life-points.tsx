import '../../messages/wallet.ts'
import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { rupeeDigits } from '../../ui/format.ts'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Card, Section, Stack } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import { History, MoneySkeleton } from './history.tsx'
import { walletQueries } from './queries.ts'
import { TopUpForm } from './top-up-form.tsx'
import { useHistoryPage } from './use-history-page.ts'
import styles from './wallet.module.css'

/** Points are shown as they are counted: with decimals only where a part of an order came back. */
const points = (paise: number) => `${paise < 0 ? '−' : ''}${rupeeDigits(paise)}`

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'wallet')
  return pageMeta(matches, {
    path: urls.lifePoints(),
    title: t('points.meta'),
    description: t('points.title'),
    noIndex: true,
  })
}

export default function LifePoints() {
  const t = useTranslations('wallet.points')
  return (
    <PrivatePage of="client" waiting={<MoneySkeleton title={t('title')} />}>
      {() => <MyLifePoints />}
    </PrivatePage>
  )
}

function MyLifePoints() {
  const t = useTranslations('wallet')
  const { page, side, toPage, toSide } = useHistoryPage(urls.lifePoints)
  const { data, isError, refetch } = useQuery(walletQueries.lifePoints(page, side))
  if (!data)
    return isError ? (
      <ErrorState heading="h1" words={t('points.failed')} onRetry={() => void refetch()} />
    ) : (
      <MoneySkeleton title={t('points.title')} />
    )
  const { balance_paise: balance, bought_paise: bought, earned_paise: earned, held_paise: held } = data.data
  return (
    <>
      <h1>{t('points.title')}</h1>
      <Stack gap={7} above={6} className={styles.top}>
        <Card as="section" gap={2} aria-labelledby="points-balance">
          <h2 id="points-balance" className="small t2">
            {t('points.balance')}
          </h2>
          <p className={`${styles.sum} num`}>{points(balance)}</p>
          <dl className={styles.apart}>
            <div>
              <dt>{t('points.earned')}</dt>
              <dd className="num">{points(earned)}</dd>
            </div>
            <div>
              <dt>{t('points.bought')}</dt>
              <dd className="num">{points(bought)}</dd>
            </div>
          </dl>
          {held > 0 && <p className="small t2">{t('points.held', { count: points(held) })}</p>}
          <p className="small t3">{t('points.closed')}</p>
          <p className="small">
            <LocaleLink to={urls.wallet()}>{t('points.toWallet')}</LocaleLink>
          </p>
        </Card>
        <Section above={0}>
          <h2>{t('topUp.lifePoints.title')}</h2>
          <TopUpForm call="POST /api/website/life-point" of="lifePoints" />
        </Section>
      </Stack>
      <History
        lines={data.data.history}
        page={data}
        side={side}
        onSide={toSide}
        onPage={toPage}
        show={points}
        note={(line) =>
          line.bought_paise !== 0 && line.earned_paise !== 0
            ? t('points.parts', { earned: points(line.earned_paise), bought: points(line.bought_paise) })
            : undefined
        }
      />
    </>
  )
}
