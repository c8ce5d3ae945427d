import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** Something to know before going on. */
export function Notice({ children }: { children: ReactNode }) {
  return <div className={styles.notice}>{children}</div>
}
