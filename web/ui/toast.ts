import type { ReactNode } from 'react'

/** A message in the corner of the page. */
export interface Toast {
  tone: 'ok' | 'bad'
  words: ReactNode
}
