import { callApi } from '../../session/call-api.ts'

interface Asking {
  signal: AbortSignal
}

export const handoverQueries = {
  mine: () => ({
    queryKey: ['handovers', 'mine'],
    queryFn: async ({ signal }: Asking) => (await callApi('GET /api/website/handover', { signal })).data,
  }),
  opened: () => ({
    queryKey: ['practice-handovers'],
    queryFn: async ({ signal }: Asking) => (await callApi('GET /api/practice/handover', { signal })).data,
  }),
  /** Each answer is a look that the client sees, so nothing but opening the page asks for it. */
  record: (handoverId: string) => ({
    queryKey: ['practice-handovers', handoverId],
    queryFn: async ({ signal }: Asking) =>
      (await callApi('GET /api/practice/handover/{handoverId}', { params: { handoverId }, signal })).data,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }),
}
