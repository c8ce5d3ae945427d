import type { Till, WholeTillSession } from '@newyou/contract/money/tills'
import { useQuery } from '@tanstack/react-query'
import { call } from '../data/call.ts'

/** The tills and the colleague's own open session; it is read again after each action, as all records are. */
export function useCounter() {
  return useQuery<{ tills: Till[]; mine: WholeTillSession | null }>({
    queryKey: ['counter'],
    queryFn: async ({ signal }) => (await call('GET /api/staff/counter', { signal })).data,
  })
}
