import { callApi } from '../../session/call-api.ts'
import type { Locale } from '../../ui/locale.ts'

const inLanguage = (language: Locale, languageId?: string) => ({
  query: languageId ? { language_u_id: languageId } : { language },
})

/** Under `self-tests`, so that a test that was taken asks for all of them again. */
export const selfTestQueries = {
  list: (language: Locale) => ({
    queryKey: ['self-tests', 'list', language],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/website/test-list', { ...inLanguage(language), signal })).data,
  }),
  /** `languageId` is the reader's own choice. */
  one: (testCode: string, language: Locale, languageId: string | undefined) => ({
    queryKey: ['self-tests', 'one', testCode, languageId ?? language],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      await callApi('GET /api/website/test/{testCode}', {
        params: { testCode: testCode as 'phq-9' }, // another is refused by the server
        ...inLanguage(language, languageId),
        signal,
      }),
  }),
  results: (language: Locale) => ({
    queryKey: ['self-tests', 'results', language],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      await callApi('GET /api/website/result-screen', { ...inLanguage(language), signal }),
  }),
  ofClient: (appointmentId: string, language: Locale) => ({
    queryKey: ['self-tests', 'practice', appointmentId, language],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (
        await callApi('GET /api/practice/test/{appointmentId}', {
          params: { appointmentId },
          ...inLanguage(language),
          signal,
        })
      ).data,
  }),
}
