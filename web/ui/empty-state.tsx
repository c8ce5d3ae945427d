import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { FixedKolam } from './fixed-kolam.tsx'

/** Nothing here yet: what this is, and the one next step. A kolam that has barely begun. */
export function EmptyState({
  title,
  words,
  heading: Heading = 'h2',
  children,
}: {
  title: ReactNode
  words: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  children?: ReactNode
}) {
  return (
    <div className={styles.empty}>
      <FixedKolam of={{ cols: 4, rows: 3, open: 1, progress: 0.22 }} className={styles.kolam} />
      <Heading className={styles.title}>{title}</Heading>
      <p className="t2">{words}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
