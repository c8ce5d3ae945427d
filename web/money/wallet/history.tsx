import '../../messages/wallet.ts'
import type { Page } from '@newyou/contract/endpoint'
import type { MoneyLine } from '@newyou/contract/money/wallet'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Chip } from '../../ui/chip.tsx'
import { dayOf, fullDate } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { Pager } from '../../ui/pager.tsx'
import { Section, Toolbar } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useVisitorZone } from '../../ui/visitor-time.tsx'
import { useOrderTitle } from '../payments/use-order-title.ts'
import type { Side } from './queries.ts'
import styles from './wallet.module.css'

const sides = ['all', 'in', 'out'] as const

/** Incoming and outgoing amounts, by page and side, each with its purpose. */
export function History<Line extends MoneyLine>({
  lines,
  page,
  side,
  onSide,
  onPage,
  show,
  note,
}: {
  lines: readonly Line[]
  page: Page
  side: Side
  onSide: (side: Side) => void
  onPage: (page: number) => void
  /** An amount in words: rupees or points. */
  show: (paise: number) => string
  note?: (line: Line) => ReactNode
}) {
  const t = useTranslations('wallet.history')
  const titleOf = useOrderTitle()
  const locale = useLocale()
  const zone = useVisitorZone()
  return (
    <Section>
      <h2>{t('title')}</h2>
      <Toolbar as="fieldset" className={styles.chips}>
        <legend className="sr-only">{t('filter')}</legend>
        {sides.map((one) => (
          <Chip key={one} pressed={one === side} onClick={() => onSide(one)}>
            {t(`sides.${one}`)}
          </Chip>
        ))}
      </Toolbar>
      {lines.length === 0 ? (
        <p className="t2">{t(side === 'all' ? 'empty' : 'emptySide')}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line.u_id} className={styles.line}>
              <div>
                <b>{t(`kinds.${line.kind}`)}</b>
                {line.what && <p className="t2">{titleOf(line.what)}</p>}
                <p className="small t3">
                  <time dateTime={line.created_at}>{fullDate(dayOf(line.created_at, zone), locale)}</time>
                </p>
                <NoteLine>{note?.(line)}</NoteLine>
              </div>
              <div className={styles.amount}>
                <b className={`num ${line.amount_paise > 0 ? styles.in : ''}`}>
                  {line.amount_paise > 0 ? '+' : ''}
                  {show(line.amount_paise)}
                </b>
                <p className="small t3 num">{t('after', { balance: show(line.balance_paise) })}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pager of={page} label={t('pages')} onPage={onPage} />
    </Section>
  )
}

const NoteLine = ({ children }: { children: ReactNode }) =>
  children ? <p className="small t3">{children}</p> : null

export function MoneySkeleton({ title }: { title: string }) {
  return (
    <>
      <h1>{title}</h1>
      <div className={layout.rowSkeletons} aria-hidden="true">
        <SkeletonLine width="third" tall />
        <SkeletonLine width="most" />
        <SkeletonLine width="half" />
        <SkeletonLine width="most" />
        <SkeletonLine width="half" />
      </div>
    </>
  )
}
