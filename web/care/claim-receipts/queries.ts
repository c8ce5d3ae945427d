import { callApi } from '../../session/call-api.ts'

interface Asked {
  signal: AbortSignal
}

export const claimQueries = {
  mine: (appointmentId: string) => ({
    queryKey: ['claim-code', 'mine', appointmentId],
    queryFn: async ({ signal }: Asked) =>
      (
        await callApi('GET /api/website/appointment/{appointmentId}/claim-code', {
          params: { appointmentId },
          signal,
        })
      ).data,
  }),
  ofClient: (appointmentId: string) => ({
    queryKey: ['claim-code', 'practice', appointmentId],
    queryFn: async ({ signal }: Asked) =>
      (
        await callApi('GET /api/practice/appointment/{appointmentId}/claim-code', {
          params: { appointmentId },
          signal,
        })
      ).data,
  }),
}
