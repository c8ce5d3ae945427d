import type { GivenAnswer } from '@newyou/contract/care/questionnaire'
import type { SelfTestCode } from '@newyou/contract/care/self-tests'
import { ApiError } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { storageKeys } from '../ui/storage-keys.ts'
import { callApi } from './call-api.ts'
import { closeQuestions, currentSession } from './session.ts'
import {
  type BegunTest,
  dropAnswers,
  dropIntake,
  dropReminderAnswer,
  dropTest,
  isWaiting,
  type KeptIntake,
  readUnsent,
} from './unsent.ts'

/** Refusals after which the same can never be taken: it is asked again as it is now. */
const isFinal = (error: unknown) =>
  error instanceof ApiError &&
  ['questionChanged', 'testChanged', 'retestTooEarly', 'notNow', 'notFound', 'invalidInput'].includes(
    error.code,
  )

async function postAnswers(answers: readonly GivenAnswer[]) {
  const languageId = localStorage.getItem(storageKeys.questionLanguage)
  const { data } = await callApi('POST /api/website/answer', {
    body: { answers: [...answers], ...(languageId ? { language_u_id: languageId } : {}) },
  })
  dropAnswers(answers)
  const fetchedAgain = queryClient.invalidateQueries({ queryKey: ['questionnaire', 'mine'] })
  if (data.state !== 'finished') return
  closeQuestions()
  await fetchedAgain
}

async function sendAnswers(answers: readonly GivenAnswer[]) {
  try {
    await postAnswers(answers)
  } catch (error) {
    if (!isFinal(error)) throw error
    // One that cannot be taken must not hold the others back.
    if (answers.length > 1) for (const answer of answers) await sendAnswers([answer])
    else {
      dropAnswers(answers)
      await queryClient.invalidateQueries({ queryKey: ['questionnaire'] })
    }
  }
}

async function sendTest(testCode: SelfTestCode, { version, answers, key }: BegunTest) {
  if (key === undefined) return
  const given = answers.filter((one) => one !== null)
  try {
    await callApi('POST /api/website/test/{testCode}', {
      params: { testCode },
      body: { version, answers: given },
      idempotencyKey: key,
    })
    dropTest(testCode)
    await queryClient.invalidateQueries({ queryKey: ['self-tests'] })
  } catch (error) {
    if (isFinal(error)) {
      dropTest(testCode)
      await queryClient.invalidateQueries({ queryKey: ['self-tests'] })
    }
    throw error
  }
}

async function sendReminderAnswer(reminderId: string, isDone: boolean | null) {
  try {
    await callApi('PATCH /api/website/action-plan-notification/{u_id}', {
      params: { u_id: reminderId },
      body: { done_notification: isDone },
    })
    dropReminderAnswer(reminderId, isDone)
  } catch (error) {
    if (isFinal(error)) dropReminderAnswer(reminderId, isDone)
    throw error
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['action-plans'] })
  }
}

async function sendIntake(appointmentId: string, intake: KeptIntake) {
  try {
    await callApi('PUT /api/website/appointment/{appointmentId}/intake', {
      params: { appointmentId },
      body: intake,
    })
    dropIntake(appointmentId, intake)
  } catch (error) {
    if (isFinal(error)) dropIntake(appointmentId, intake)
    throw error
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['intake'] })
  }
}

/**
 * Sends what waits on this device, one tab at a time. True when nothing waits any more.
 * @throws ApiError when a test, a form or the answer to a reminder was refused for good; it is not kept any longer
 */
export async function sendUnsent(): Promise<boolean> {
  return await navigator.locks.request('newyou-unsent', async () => {
    const { answers, tests, reminders, intakes } = readUnsent()
    const userId = currentSession()?.userId
    try {
      if (userId && answers.length) await sendAnswers(answers)
      for (const [reminderId, isDone] of Object.entries(reminders))
        if (userId && currentSession()?.userId === userId) await sendReminderAnswer(reminderId, isDone)
      for (const [appointmentId, intake] of Object.entries(intakes))
        if (userId && currentSession()?.userId === userId) await sendIntake(appointmentId, intake)
      for (const [code, test] of Object.entries(tests))
        if (userId && currentSession()?.userId === userId) await sendTest(code as SelfTestCode, test)
    } catch (error) {
      if (isFinal(error)) throw error
    }
    return !isWaiting(readUnsent())
  })
}
