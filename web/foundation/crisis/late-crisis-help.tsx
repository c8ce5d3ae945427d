import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import type { CrisisHelp } from './crisis-help.tsx'

const Help = lazy(() => import('./crisis-help.tsx').then(({ CrisisHelp: it }) => ({ default: it })))

/** The same for a list that everybody opens and few search: it is loaded once something is typed. */
export function LateCrisisHelp(props: ComponentProps<typeof CrisisHelp>) {
  const [isAsked, setAsked] = useState(false)
  const isEmpty = props.text.trim() === ''
  useEffect(() => {
    if (!isEmpty) setAsked(true)
  }, [isEmpty])
  return (
    isAsked && (
      <Suspense fallback={null}>
        <Help {...props} />
      </Suspense>
    )
  )
}
