import type { ReactNode } from 'react'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** 420 by default, 360 for a dialog that only tells something. */
  width?: number
  children: ReactNode
}
