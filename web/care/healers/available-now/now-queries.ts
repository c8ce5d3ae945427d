import { callApi } from '../../../session/call-api.ts'

const lookAgainMs = 30_000

/** Under `available-now`, so that a live event asks again; the clock and sessions change it too. */
export const nowQueries = {
  mine: () => ({
    queryKey: ['available-now', 'mine'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/practice/available-now', { signal })).data,
    refetchInterval: lookAgainMs,
  }),
}
