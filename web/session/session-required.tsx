import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { useHydrated } from '../ui/hydration.tsx'
import { useLocalized } from '../ui/locale-link.tsx'
import { urls } from '../urls.ts'
import { type Session, useSession } from './session.ts'

/**
 * A page about the signed-in person. The server and the first paint show the skeleton, the same for everyone;
 * then comes the page, or for a visitor the login that leads back here.
 */
export function SessionRequired({
  skeleton,
  loginUrl = urls.login,
  children,
}: {
  skeleton: ReactNode
  /** Healers have a login page of their own. */
  loginUrl?: (redirectTo: string) => string
  children: (session: Session) => ReactNode
}) {
  const isHydrated = useHydrated()
  const session = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const localized = useLocalized()
  const mustLogIn = isHydrated && session === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: losing the session leads away, and coming without one; a new render does not
  useEffect(() => {
    // A person who leaves the page and the session together is on the way elsewhere already.
    const isLeaving = window.location.pathname !== pathname
    if (mustLogIn && !isLeaving) void navigate(localized(loginUrl(`${pathname}${search}`)), { replace: true })
  }, [mustLogIn, pathname])
  return (
    <QueryClientProvider client={queryClient}>
      {isHydrated && session ? children(session) : skeleton}
    </QueryClientProvider>
  )
}
