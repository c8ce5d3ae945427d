import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { DialogProps } from './dialog-props.ts'
import { Toolbar } from './parts.tsx'

const MantineDialog = lazy(() => import('./mantine/dialog.tsx'))

/** A dialog over the page. Its code is loaded when it opens for the first time. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  // The dialog's own code comes too late, the first time, to know where focus was.
  useEffect(() => {
    if (!props.isOpen) return
    const opener = document.activeElement
    return () => {
      // Where the page stands is its own matter: what was pressed may have led elsewhere in it.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [props.isOpen])
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <MantineDialog {...props} />
    </Suspense>
  )
}

/** The buttons of a dialog, at its right; the first action stands last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <Toolbar ends="last" above={6}>
      {children}
    </Toolbar>
  )
}
