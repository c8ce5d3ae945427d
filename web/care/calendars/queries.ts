import { callApi } from '../../session/call-api.ts'

const whileReadingMs = 2000

/** The healer's calendars elsewhere, asked for again while one of them is being read. */
export const calendarQueries = {
  mine: () => ({
    queryKey: ['own-calendars'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/practice/calendars', { signal })).data,
    refetchInterval: ({ state }: { state: { data?: { is_reading: boolean }[] | undefined } }) =>
      state.data?.some(({ is_reading: isReading }) => isReading) ? whileReadingMs : (false as const),
  }),
}
