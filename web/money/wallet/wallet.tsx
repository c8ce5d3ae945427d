import '../../messages/wallet.ts'
import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { rupees } from '../../ui/format.ts'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { DisplayRupees } from '../../ui/money.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Card, Section, Stack } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import { History, MoneySkeleton } from './history.tsx'
import { walletQueries } from './queries.ts'
import { TopUpForm } from './top-up-form.tsx'
import { useHistoryPage } from './use-history-page.ts'
import styles from './wallet.module.css'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'wallet')
  return pageMeta(matches, { path: urls.wallet(), title: t('meta'), description: t('title'), noIndex: true })
}

export default function Wallet() {
  const t = useTranslations('wallet')
  return (
    <PrivatePage of="client" waiting={<MoneySkeleton title={t('title')} />}>
      {() => <MyWallet />}
    </PrivatePage>
  )
}

function MyWallet() {
  const t = useTranslations('wallet')
  const { page, side, toPage, toSide } = useHistoryPage(urls.wallet)
  const { data, isError, refetch } = useQuery(walletQueries.wallet(page, side))
  if (!data)
    return isError ? (
      <ErrorState heading="h1" words={t('failed')} onRetry={() => void refetch()} />
    ) : (
      <MoneySkeleton title={t('title')} />
    )
  const { balance_paise: balance, held_paise: held, history } = data.data
  return (
    <>
      <h1>{t('title')}</h1>
      <Stack gap={7} above={6} className={styles.top}>
        <Card as="section" gap={2} aria-labelledby="wallet-balance">
          <h2 id="wallet-balance" className="small t2">
            {t('balance')}
          </h2>
          <p className={styles.sum}>
            <DisplayRupees paise={balance} />
          </p>
          {held > 0 && <p className="small t2">{t('held', { price: rupees(held) })}</p>}
          <p className="small t3">{t('closed')}</p>
          <p className="small">
            <LocaleLink to={urls.lifePoints()}>{t('toPoints')}</LocaleLink>
          </p>
          <p className="small">
            <LocaleLink to={urls.organization()}>{t('toOrganization')}</LocaleLink>
          </p>
        </Card>
        <Section above={0}>
          <h2>{t('topUp.wallet.title')}</h2>
          <TopUpForm call="POST /api/website/wallet" of="wallet" />
        </Section>
      </Stack>
      <History lines={history} page={data} side={side} onSide={toSide} onPage={toPage} show={rupees} />
    </>
  )
}
