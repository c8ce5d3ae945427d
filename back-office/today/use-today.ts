import type { Today } from '@newyou/contract/administration/back-office/today'
import { callApi } from '@newyou/web/session/call-api.ts'
import { useQuery } from '@tanstack/react-query'

/** The day of the practice; asked again on coming back to the window, and by no clock, which would keep the session alive. */
export const useToday = () =>
  useQuery<Today>({
    queryKey: ['today'],
    queryFn: async ({ signal }) => (await callApi('GET /api/staff/today', { signal })).data,
    refetchOnWindowFocus: true,
    retry: false,
  })
