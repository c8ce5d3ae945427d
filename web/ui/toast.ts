import type { ReactNode } from 'react'

/** A message in the corner of the page. */
export interface Toast {
  mood: 'ok' | 'bad'
  words: ReactNode
}
