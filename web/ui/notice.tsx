import type { ReactNode } from 'react'
import { Card } from './parts.tsx'

/** Something to know before going on. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <Card tone="info" size="small">
      {children}
    </Card>
  )
}
