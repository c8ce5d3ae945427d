import type { ReactNode } from 'react'
import { rupees } from './format.ts'
import { DisplayRupees } from './money.tsx'
import styles from './price-rows.module.css'

export interface PriceRow {
  label: ReactNode
  note?: ReactNode
  paise: number
  /** `less` is taken off and shown with a minus; `quiet` only explains. */
  kind?: 'plain' | 'less' | 'quiet'
}

/** The whole price, part by part, and what is left to pay. */
export function PriceRows({
  rows,
  totalLabel,
  totalPaise,
}: {
  rows: readonly PriceRow[]
  totalLabel: ReactNode
  totalPaise: number
}) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, note, paise, kind = 'plain' }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a price never change their order
        <div key={position} className={styles[kind]}>
          <dt>
            {label}
            {note && <small>{note}</small>}
          </dt>
          <dd>{rupees(kind === 'less' ? -paise : paise)}</dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>{totalLabel}</dt>
        <dd>
          <DisplayRupees paise={totalPaise} />
        </dd>
      </div>
    </dl>
  )
}
