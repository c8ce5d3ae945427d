import { callApi } from '../session/call-api.ts'

const inLanguage = (languageId: string | undefined) =>
  languageId ? { query: { language_u_id: languageId } } : { query: {} }

/** Under `self-tests`, so that a test that was taken asks for all of them again. */
export const selfTestQueries = {
  list: (languageId?: string) => ({
    queryKey: ['self-tests', 'list', languageId ?? ''],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/website/test-list', { ...inLanguage(languageId), signal })).data,
  }),
  one: (testCode: string, languageId: string | undefined) => ({
    queryKey: ['self-tests', 'one', testCode, languageId ?? ''],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      await callApi('GET /api/website/test/{testCode}', {
        params: { testCode: testCode as 'phq-9' }, // another is refused by the server
        ...inLanguage(languageId),
        signal,
      }),
  }),
  results: (languageId?: string) => ({
    queryKey: ['self-tests', 'results', languageId ?? ''],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      await callApi('GET /api/website/result-screen', { ...inLanguage(languageId), signal }),
  }),
  ofClient: (appointmentId: string) => ({
    queryKey: ['self-tests', 'practice', appointmentId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/practice/test/{appointmentId}', { params: { appointmentId }, signal })).data,
  }),
}
