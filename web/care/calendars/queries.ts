import { callApi } from '../../session/call-api.ts'

const whileReadingMs = 2000
const own = ['own-calendars'] as const

/** The healer's calendars elsewhere, asked for again while one of them is being read; what follows from them lies under their key. */
export const calendarQueries = {
  mine: () => ({
    queryKey: own,
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/practice/calendars', { signal })).data,
    refetchInterval: ({ state }: { state: { data?: { is_reading: boolean }[] | undefined } }) =>
      state.data?.some(({ is_reading: isReading }) => isReading) ? whileReadingMs : (false as const),
  }),
  accounts: () => ({
    queryKey: [...own, 'accounts'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/practice/calendar-accounts', { signal })).data,
  }),
  /** As the provider says now. */
  ofAccount: (accountId: string) => ({
    queryKey: [...own, 'accounts', accountId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (
        await callApi('GET /api/practice/calendar-accounts/{accountId}/calendars', {
          params: { accountId },
          signal,
        })
      ).data,
  }),
  suggestion: (appointmentId: string) => ({
    queryKey: [...own, 'suggestions', appointmentId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (
        await callApi('GET /api/practice/calendar-suggestions/{appointmentId}', {
          params: { appointmentId },
          signal,
        })
      ).data,
  }),
}
