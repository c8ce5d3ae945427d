import type { ReactNode } from 'react'
import type { Toast } from './toast.ts'

export interface Question {
  title: ReactNode
  words: ReactNode
  /** 'OK' and 'Cancel' unless said otherwise. */
  confirmLabel?: ReactNode
  cancelLabel?: ReactNode
}
export interface AskedQuestion extends Question {
  answer: (isConfirmed: boolean) => void
}
interface Overlays {
  question: AskedQuestion | null
  hasToasts: boolean
}

let overlays: Overlays = { question: null, hasToasts: false }
const listeners = new Set<() => void>()

export function subscribeOverlays(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
export const currentOverlays = () => overlays

function change(part: Partial<Overlays>) {
  overlays = { ...overlays, ...part }
  for (const listener of listeners) listener()
}

/** Asks in a dialog; true when the person agreed. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    change({
      question: {
        ...question,
        answer(isConfirmed) {
          change({ question: null })
          resolve(isConfirmed)
        },
      },
    })
  })
}

/** Shows parts of a caller's own in the corner, until they are hidden; once for each id. */
export function showInCorner(id: string, content: ReactNode) {
  change({ hasToasts: true })
  void import('./mantine/toasts.tsx').then(({ keep }) => keep(id, content))
}

export function hideInCorner(id: string) {
  if (overlays.hasToasts) void import('./mantine/toasts.tsx').then(({ hide }) => hide(id))
}

/** Shows in a corner what has happened; read out by screen readers. */
export function toast(told: Toast) {
  change({ hasToasts: true })
  void import('./mantine/toasts.tsx').then(({ show }) => show(told))
}
