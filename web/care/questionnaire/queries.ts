import { callApi } from '../../session/call-api.ts'
import type { Locale } from '../../ui/locale.ts'

/** Under `questionnaire`, so that an answer asks for all of them again. */
export const questionnaireQueries = {
  /** `languageId` is the reader's own choice. */
  questions: (language: Locale, languageId: string | undefined) => ({
    queryKey: ['questionnaire', 'questions', languageId ?? language],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      await callApi('GET /api/website/questions', {
        query: languageId ? { language_u_id: languageId } : { language },
        signal,
      }),
  }),
  mine: () => ({
    queryKey: ['questionnaire', 'mine'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/website/answer', { signal })).data,
  }),
}
