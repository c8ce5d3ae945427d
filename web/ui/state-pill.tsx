import type { ReactNode } from 'react'
import styles from './state-pill.module.css'

export type Mood = 'ok' | 'warn' | 'bad' | 'info' | 'past'

/** A state as colour and word; `past` is for what is done, moved or cancelled. */
export function StatePill({ mood, children }: { mood: Mood; children: ReactNode }) {
  return <span className={`${styles.pill} ${styles[mood]}`}>{children}</span>
}
