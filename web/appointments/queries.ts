import { callApi } from '../api/browser.ts'

/** Under `appointments`, so that a live event asks for all of them again. */
export const appointmentQueries = {
  coming: () => ({
    queryKey: ['appointments', 'coming'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      await callApi('GET /api/website/appointment', { query: { items_per_page: 50 }, signal }),
  }),
  past: (page: number) => ({
    queryKey: ['appointments', 'past', page],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      await callApi('GET /api/website/appointment', {
        query: { is_history: 'true', page, items_per_page: 10 },
        signal,
      }),
  }),
  cancelPreview: (appointmentId: string) => ({
    queryKey: ['appointments', 'cancel', appointmentId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (
        await callApi('GET /api/website/appointment/{appointmentId}/cancel', {
          params: { appointmentId },
          signal,
        })
      ).data,
    staleTime: 0,
  }),
  one: (appointmentId: string) => ({
    queryKey: ['appointments', 'one', appointmentId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/website/appointment/{appointmentId}', { params: { appointmentId }, signal }))
        .data,
  }),
}
