import type { ReactNode } from 'react'
import styles from './entrance.module.css'
import { FixedKolam } from './fixed-kolam.tsx'

/** The frame of logging in and registering: what this is and why at left, the form in a panel at right, one under the other on the phone. */
export function Entrance({
  title,
  lead,
  aside,
  children,
}: {
  title: ReactNode
  lead: ReactNode
  /** Further information, under the lead. */
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={`wrap ${styles.entrance}`}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {aside && <div className={styles.aside}>{aside}</div>}
        <FixedKolam of={{ cols: 5, rows: 4 }} stroke={3} className={styles.kolam} />
      </div>
      <section className={styles.panel}>{children}</section>
    </div>
  )
}

/** The fields of a form, one under the other. */
export const fieldsClass = styles.fields
/** Two short fields side by side where there is room. */
export const pairClass = styles.pair
