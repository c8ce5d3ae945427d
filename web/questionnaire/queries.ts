import { callApi } from '../session/call-api.ts'

/** Under `questionnaire`, so that an answer asks for all of them again. */
export const questionnaireQueries = {
  questions: (languageId: string | undefined) => ({
    queryKey: ['questionnaire', 'questions', languageId ?? ''],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      await callApi('GET /api/website/questions', {
        query: languageId ? { language_u_id: languageId } : {},
        signal,
      }),
  }),
  mine: () => ({
    queryKey: ['questionnaire', 'mine'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/website/answer', { signal })).data,
  }),
}
