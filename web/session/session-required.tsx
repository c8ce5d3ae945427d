import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { useLocalized } from '../ui/locale-link.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only losing the session leads away, not a new render
  useEffect(() => {
    if (mustLogIn) void navigate(localized(loginUrl(`${pathname}${search}`)), { replace: true })
  }, [mustLogIn])
  return (
    <QueryClientProvider client={queryClient}>
      {isHydrated && session ? children(session) : skeleton}
    </QueryClientProvider>
  )
}
