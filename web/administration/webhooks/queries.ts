import { callApi } from '../../session/call-api.ts'

interface Signalled {
  signal: AbortSignal
}

const whileSendingMs = 2000

export const webhookQueries = {
  /** Asked for again while something is about to be sent. */
  mine: () => ({
    queryKey: ['own-webhooks'],
    queryFn: async ({ signal }: Signalled) => (await callApi('GET /api/practice/webhook', { signal })).data,
    refetchInterval: ({
      state,
    }: {
      state: { data?: readonly { state: string; due: number; failing_since: string | null }[] | undefined }
    }) =>
      state.data?.some((one) => one.state === 'on' && one.due > 0 && !one.failing_since)
        ? whileSendingMs
        : (false as const),
  }),
  /** Asked for again while something is about to be sent for the first time. */
  deliveries: (webhookId: string) => ({
    queryKey: ['own-webhooks', webhookId],
    staleTime: 0,
    queryFn: async ({ signal }: Signalled) =>
      (await callApi('GET /api/practice/webhook/{webhookId}/delivery', { params: { webhookId }, signal }))
        .data,
    refetchInterval: ({
      state,
    }: {
      state: { data?: readonly { state: string; tries: number }[] | undefined }
    }) =>
      state.data?.some((one) => one.state === 'due' && one.tries === 0) ? whileSendingMs : (false as const),
  }),
}
