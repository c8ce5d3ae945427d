import type { ReactNode } from 'react'
import styles from './marks.module.css'

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'past'

/** A state as colour and word; `past` is for what is done, moved or cancelled. */
export function StatePill({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.pill} data-tone={tone}>
      {children}
    </span>
  )
}
