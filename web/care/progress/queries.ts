import { callApi } from '../../session/call-api.ts'

interface Asked {
  signal: AbortSignal
}

export const progressQueries = {
  mine: () => ({
    queryKey: ['progress', 'mine'],
    queryFn: async ({ signal }: Asked) => callApi('GET /api/website/progress', { signal }),
  }),
  ofClient: (appointmentId: string) => ({
    queryKey: ['progress', 'client', appointmentId],
    queryFn: async ({ signal }: Asked) =>
      (await callApi('GET /api/practice/progress/{appointmentId}', { params: { appointmentId }, signal }))
        .data,
  }),
}
