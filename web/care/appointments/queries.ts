import type { CategorySlug } from '@newyou/contract/care/healers/healers'
import { callApi } from '../../session/call-api.ts'
import { keepOffline } from '../../session/kept-offline.ts'

/** Under `appointments`, so that a live event asks for all of them again. */
export const appointmentQueries = {
  coming: () => ({
    queryKey: ['appointments', 'coming'],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const answer = await callApi('GET /api/website/appointment', { query: { items_per_page: 50 }, signal })
      keepOffline(
        'appointments',
        answer.data
          .filter(({ state }) => state === 'confirmed')
          .map(({ starts_at, ends_at, healer, mode }) => ({
            starts_at,
            ends_at,
            healer: healer.full_name,
            mode,
          })),
      )
      return answer
    },
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
  review: (appointmentId: string) => ({
    queryKey: ['appointments', 'review', appointmentId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (
        await callApi('GET /api/website/appointment/{appointmentId}/review', {
          params: { appointmentId },
          signal,
        })
      ).data,
  }),
  /** Addresses of files live five minutes, so a page that stays open asks again before that. */
  given: (appointmentId: string) => ({
    queryKey: ['appointments', 'given', appointmentId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (
        await callApi('GET /api/website/appointment/{appointmentId}/given', {
          params: { appointmentId },
          signal,
        })
      ).data,
    refetchInterval: 240_000,
  }),
  interns: (category: CategorySlug | undefined) => ({
    queryKey: ['appointments', 'interns', category],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (
        await callApi('POST /api/website/available-healer-intern', {
          body: category ? { category } : {},
          signal,
        })
      ).data,
  }),
  freeCount: () => ({
    queryKey: ['appointments', 'free-count'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/website/demo-appointment-count', { signal })).data.demo_appointment_count,
  }),
  one: (appointmentId: string) => ({
    queryKey: ['appointments', 'one', appointmentId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/website/appointment/{appointmentId}', { params: { appointmentId }, signal }))
        .data,
  }),
}

/** Under `appointments` too: sessions that the client booked for others. */
export const paidSessionQueries = {
  list: () => ({
    queryKey: ['appointments', 'paid'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/website/paid-session', { query: { items_per_page: 50 }, signal })).data,
  }),
  cancelPreview: (appointmentId: string) => ({
    queryKey: ['appointments', 'paid', 'cancel', appointmentId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (
        await callApi('GET /api/website/paid-session/{appointmentId}/cancel', {
          params: { appointmentId },
          signal,
        })
      ).data,
    staleTime: 0,
  }),
  one: (appointmentId: string) => ({
    queryKey: ['appointments', 'paid', appointmentId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/website/paid-session/{appointmentId}', { params: { appointmentId }, signal }))
        .data,
  }),
}
