import { lazy, type ReactNode, Suspense, useState } from 'react'
import styles from './dialog.module.css'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** 420 by default, 360 for a dialog that only tells something. */
  width?: number
  children: ReactNode
}

const MantineDialog = lazy(() => import('./mantine/dialog.tsx'))

/** A dialog over the page. Its code is loaded when it opens for the first time. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <MantineDialog {...props} />
    </Suspense>
  )
}

/** The buttons of a dialog, at its right; the first action stands last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
