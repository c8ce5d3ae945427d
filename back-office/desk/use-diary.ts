import type { Diary } from '@newyou/contract/administration/desk/diary'
import { deskLockMinutes } from '@newyou/contract/people/staff/desk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../data/call.ts'
import { queryClient } from '../data/query-client.ts'
import { untouchedFor } from '../session/touched.ts'

const againMs = 10_000

/** After a change: all that the desk shows is read anew. */
export const readDeskAgain = () => queryClient.invalidateQueries({ queryKey: ['desk'] })

/**
 * Reads all again every ten seconds while somebody sits here: each call keeps a session alive, and one that nobody
 * touches has to end.
 */
export function useLiveDesk() {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && untouchedFor() < deskLockMinutes * 60_000)
        void readDeskAgain()
    }, againMs)
    return () => clearInterval(timer)
  }, [])
}

export const useDiary = (from: string, days: number, healers: readonly string[]) =>
  useQuery<Diary>({
    queryKey: ['desk', 'diary', from, days, ...healers],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/staff/desk/diary', {
          query: { from, days, ...(healers.length && { healers: healers.join(',') }) },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  })
