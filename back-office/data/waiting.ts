import type { WaitingCounts, WaitingList } from '@newyou/contract/administration/back-office/waiting'
import { callApi } from '@newyou/web/session/call-api.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from './query-client.ts'

const queryKey = ['waiting']

/** After a change of one's own: it may have answered what waited. */
export const countAgain = () => void queryClient.invalidateQueries({ queryKey })

/**
 * How much waits in the lists of the menu; undefined where it could not be read. It is asked again when the window is looked
 * at and after each change, and never by a clock or by news from elsewhere: each call keeps the session of a colleague
 * alive, and one that nobody sits at has to end.
 */
export function useWaiting(): (name: string) => number | undefined {
  const { data, isError } = useQuery<WaitingCounts>({
    queryKey,
    queryFn: async ({ signal }) => (await callApi('GET /api/staff/waiting', { signal })).data,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    retry: false,
  })
  // The library notices another tab, and not another window beside this one.
  useEffect(() => {
    // One for each part that counts: of one that they share, who leaves first would take it away from the others.
    const again = () => countAgain()
    addEventListener('focus', again)
    return () => removeEventListener('focus', again)
  }, [])
  return (name) => (isError ? undefined : data?.[name as WaitingList])
}
