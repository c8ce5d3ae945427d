import type { ReactNode } from 'react'
import styles from './dock.module.css'

/**
 * At the foot of the phone and the tablet: how much, and the one button of this page. The bottom bar of the site gives
 * way to it. From 1024 px on the page's own panel says the same and there is none.
 */
export function Dock({ words, children }: { words: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.dock} data-dock>
      <div className={styles.words}>{words}</div>
      {children}
    </div>
  )
}
