import '../../messages/earnings.ts'
import type { EarningLine } from '@newyou/contract/money/earnings/earnings'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { ErrorState } from '../../ui/error-state.tsx'
import { dayOf, fullDate, rupees, timeOfDay } from '../../ui/format.ts'
import { Pager } from '../../ui/pager.tsx'
import { Section } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { StatePill } from '../../ui/state-pill.tsx'
import { usePage } from '../../ui/use-page.ts'
import { useVisitorZone } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { useOrderTitle } from '../payments/use-order-title.ts'
import styles from './earnings.module.css'
import { earningQueries } from './queries.ts'

const named = ['appointment', 'healing-session', 'course', 'bundle', 'ebook', 'webinar', 'workshop'] as const

/** Each session and each sale with what it earns, latest first. */
export function EarningLines() {
  const t = useTranslations('earnings')
  const { page, toPage } = usePage((next) => urls.practiceEarnings(next === 1 ? undefined : next), {
    preventScrollReset: true,
  })
  const { data, isError, refetch } = useQuery(earningQueries.lines(page))
  return (
    <Section>
      <h2>{t('lines.title')}</h2>
      {!data && isError && <ErrorState words={t('failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonLine tall />}
      {data?.data.length === 0 && <p className="t2">{t('lines.empty')}</p>}
      {data && data.data.length > 0 && (
        <>
          <ul>
            {data.data.map((line) => (
              <Line key={line.order_u_id} line={line} />
            ))}
          </ul>
          <Pager of={data} label={t('lines.pages')} onPage={toPage} />
        </>
      )}
    </Section>
  )
}

/** The title of a session only names the healer, who reads this: there the client's name says more. */
function Line({ line }: { line: EarningLine }) {
  const t = useTranslations('earnings.lines')
  const titleOf = useOrderTitle()
  const locale = useLocale()
  const zone = useVisitorZone()
  const at = line.starts_at ?? line.paid_at
  const kind = t(`kinds.${named.find((one) => one === line.kind) ?? 'other'}`)
  const day = fullDate(dayOf(at, zone), locale)
  return (
    <li className={styles.line}>
      <div>
        <b>{line.client_name ?? titleOf(line.title)}</b>
        <p className="small t2">
          {`${kind}, `}
          <time dateTime={at}>{line.starts_at ? `${day}, ${timeOfDay(at, zone, locale)}` : day}</time>
        </p>
        <p className="small t3">
          {t('of', { percent: line.share_percent, price: rupees(line.price_paise - line.tax_paise) })}
        </p>
      </div>
      <div className={styles.amount}>
        <span className="num">{rupees(line.earned_paise)}</span>
        <StatePill tone={line.state === 'settled' ? 'ok' : 'info'}>{t(`states.${line.state}`)}</StatePill>
      </div>
    </li>
  )
}
