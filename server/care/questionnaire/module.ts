import { questionnaire as calls } from '@newyou/contract/care/questionnaire'
import type { Accounts } from '../../people/accounts/index.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createQuestionnaire } from './questionnaire.ts'

/** The questionnaire for new clients. */
export function questionnaireModule(
  platform: Platform,
  { accounts }: { accounts: Pick<Accounts, 'onRegistered' | 'sessionFacts'> },
) {
  const questionnaire = createQuestionnaire(platform)
  accounts.onRegistered((trx, { personId }) => questionnaire.begin(trx, personId))
  accounts.sessionFacts.register('isNewUser', questionnaire.isWaiting)
  return {
    wishes: questionnaire.wishes,
    routes: (http) =>
      bindRoutes(http, calls, {
        'GET /api/website/questions': {
          limit: limits.read,
          handle: ({ query }) => questionnaire.questions(query),
        },
        'GET /api/website/answer': {
          limit: limits.read,
          handle: async ({ viewer }) => ({ data: await questionnaire.mine(viewer.personId) }),
        },
        'POST /api/website/answer': {
          limit: limits.write,
          handle: async ({ viewer, body }) => ({
            data: await questionnaire.answer(viewer.personId, body.answers, body),
          }),
        },
        'POST /api/website/answer-later': {
          limit: limits.write,
          handle: async ({ viewer }) => ({ data: await questionnaire.putOff(viewer.personId) }),
        },
      }),
  } satisfies Module & Record<string, unknown>
}

export type QuestionnaireModule = ReturnType<typeof questionnaireModule>
