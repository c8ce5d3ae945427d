import { type ComponentProps, lazy, Suspense } from 'react'
import { useSession } from '../session/session.ts'

const LazyReview = lazy(async () => ({ default: (await import('./report-thing.tsx')).ReportReview }))
const LazyHealer = lazy(async () => ({ default: (await import('./report-thing.tsx')).ReportHealer }))
const LazyNote = lazy(async () => ({ default: (await import('./report-thing.tsx')).HiddenNote }))

/** Below a review on a public page: its writer reads that it is hidden, others who are signed in may report it. */
export function ReviewReport({
  isMine = false,
  isHidden,
  ...of
}: ComponentProps<typeof LazyReview> & { isMine?: boolean; isHidden: boolean }) {
  const session = useSession()
  if (!session) return null
  return (
    <Suspense fallback={null}>
      {isHidden && <LazyNote />}
      {!isMine && <LazyReview {...of} />}
    </Suspense>
  )
}

/** On the page of a healer, for everybody who is signed in but themselves. */
export function HealerReport(of: ComponentProps<typeof LazyHealer>) {
  const session = useSession()
  if (!session || session.profile?.healer_u_id === of.healerId) return null
  return (
    <Suspense fallback={null}>
      <LazyHealer {...of} />
    </Suspense>
  )
}
