import { lazy, Suspense } from 'react'
import { useHydrated } from '../../../ui/hydration.tsx'

const CompareButton = lazy(() => import('./compare-button.tsx'))
const CompareBar = lazy(() => import('./compare-bar.tsx'))

/** Button to compare a healer, loaded after hydration. */
export const Compare = (healer: { id: string; name: string }) =>
  useHydrated() && (
    <Suspense fallback={null}>
      <CompareButton {...healer} />
    </Suspense>
  )

export const Comparison = () =>
  useHydrated() && (
    <Suspense fallback={null}>
      <CompareBar />
    </Suspense>
  )
