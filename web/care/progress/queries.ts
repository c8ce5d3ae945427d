import { callApi } from '../../session/call-api.ts'
import type { Locale } from '../../ui/locale.ts'

interface Asked {
  signal: AbortSignal
}

export const progressQueries = {
  mine: (language: Locale) => ({
    queryKey: ['progress', 'mine', language],
    queryFn: async ({ signal }: Asked) =>
      callApi('GET /api/website/progress', { query: { language }, signal }),
  }),
  waiting: (language: Locale) => ({
    queryKey: ['progress', 'waiting', language],
    queryFn: async ({ signal }: Asked) =>
      (await callApi('GET /api/website/measure-request', { query: { language }, signal })).data,
    // Answers are saved while the form is open, so nothing but what happens there draws it anew.
    refetchOnWindowFocus: false,
  }),
  ofClient: (appointmentId: string, language: Locale) => ({
    queryKey: ['progress', 'client', appointmentId, language],
    queryFn: async ({ signal }: Asked) =>
      callApi('GET /api/practice/progress/{appointmentId}', {
        params: { appointmentId },
        query: { language },
        signal,
      }),
  }),
}
