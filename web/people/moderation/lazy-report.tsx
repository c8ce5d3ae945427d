import { type ComponentProps, lazy, Suspense } from 'react'
import { useSession } from '../../session/session.ts'

const LazyNotes = lazy(async () => ({ default: (await import('./report-content.tsx')).ReviewNotes }))
const LazyHealer = lazy(async () => ({ default: (await import('./report-content.tsx')).ReportHealer }))

/** Below a review on a public page: its writer reads that it is hidden, others who are signed in may report it. */
export function ReviewReport({
  isMine = false,
  ...of
}: Omit<ComponentProps<typeof LazyNotes>, 'isMine'> & { isMine?: boolean }) {
  const session = useSession()
  if (!session || (isMine && !of.isHidden)) return null
  return (
    <Suspense fallback={null}>
      <LazyNotes isMine={isMine} {...of} />
    </Suspense>
  )
}

/** On the page of a healer, for people who are signed in, except that healer. */
export function HealerReport(of: ComponentProps<typeof LazyHealer>) {
  const session = useSession()
  if (!session || session.profile?.healer_u_id === of.healerId) return null
  return (
    <Suspense fallback={null}>
      <LazyHealer {...of} />
    </Suspense>
  )
}
