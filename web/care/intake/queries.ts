import { callApi } from '../../session/call-api.ts'

export const intakeQueries = {
  mine: (appointmentId: string) => ({
    queryKey: ['intake', appointmentId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (
        await callApi('GET /api/website/appointment/{appointmentId}/intake', {
          params: { appointmentId },
          signal,
        })
      ).data,
  }),
  /** Each answer is a look in the audit trail, so nothing but opening the page asks for it. */
  ofClient: (appointmentId: string) => ({
    queryKey: ['practice-intake', appointmentId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (
        await callApi('GET /api/practice/appointment/{appointmentId}/intake', {
          params: { appointmentId },
          signal,
        })
      ).data,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }),
}
