import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../session/call-api.ts'

export { objectionMax } from '@newyou/contract/vocabulary'

export const objectionQueries = {
  /** Under `appointments`, so that a live event asks for it again. */
  of: (appointmentId: string) =>
    queryOptions({
      queryKey: ['appointments', 'objection', appointmentId],
      queryFn: async ({ signal }) =>
        (
          await callApi('GET /api/website/appointment/{appointmentId}/objection', {
            params: { appointmentId },
            signal,
          })
        ).data,
    }),
  atDesk: (supportId: string) =>
    queryOptions({
      queryKey: ['support', 'objection', supportId],
      queryFn: async ({ signal }) =>
        (await callApi('GET /api/staff/support/{supportId}/objection', { params: { supportId }, signal }))
          .data,
    }),
}
