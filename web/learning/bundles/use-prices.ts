import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useSession } from '../../session/session.ts'

/**
 * Whether prices are still hidden from this reader. The server's page is the same for all readers, so a reader who is
 * logged in asks again with their session.
 */
export function usePrices(isHidden: boolean): 'hidden' | 'coming' | 'known' {
  const isLoggedIn = useSession() !== null
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isHidden && isLoggedIn) void revalidate()
  }, [isHidden, isLoggedIn, revalidate])
  if (!isHidden) return 'known'
  return isLoggedIn ? 'coming' : 'hidden'
}
