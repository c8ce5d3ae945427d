import { callApi } from '../../session/call-api.ts'

interface Asking {
  signal: AbortSignal
}

export const consentQueries = {
  ofSession: (appointmentId: string) => ({
    queryKey: ['signed-consents', appointmentId],
    queryFn: async ({ signal }: Asking) =>
      (
        await callApi('GET /api/website/appointment/{appointmentId}/consent', {
          params: { appointmentId },
          signal,
        })
      ).data,
  }),
  mine: () => ({
    queryKey: ['signed-consents', 'mine'],
    queryFn: async ({ signal }: Asking) =>
      (await callApi('GET /api/website/signed-consent', { signal })).data,
  }),
  ofClient: (appointmentId: string) => ({
    queryKey: ['practice-consents', appointmentId],
    queryFn: async ({ signal }: Asking) =>
      (
        await callApi('GET /api/practice/appointment/{appointmentId}/consent', {
          params: { appointmentId },
          signal,
        })
      ).data,
  }),
}
