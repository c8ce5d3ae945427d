import type { GivenAnswer, Question, QuestionnaireAnswer } from '@newyou/contract/questionnaire'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../api/client.ts'
import { callApi } from '../session/call-api.ts'
import { closeQuestions } from '../session/session.ts'
import { storageKeys } from '../ui/storage-keys.ts'

/** Answers that could not be sent yet; they belong to the person and go with the session. */
function readUnsent(): GivenAnswer[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKeys.unsentAnswers) ?? '[]')
    return Array.isArray(kept) ? (kept as GivenAnswer[]) : [] // written by keepUnsent only
  } catch {
    return []
  }
}
function keepUnsent(answers: readonly GivenAnswer[]) {
  if (answers.length) localStorage.setItem(storageKeys.unsentAnswers, JSON.stringify(answers))
  else localStorage.removeItem(storageKeys.unsentAnswers)
}

/**
 * What is chosen in each question, saved one by one. An answer that cannot be sent is kept on the device and goes with
 * the next one: answering is never interrupted by an error.
 */
export function useAnswering(known: readonly QuestionnaireAnswer[], languageId: string) {
  const queries = useQueryClient()
  const [unsent, setUnsent] = useState(readUnsent)
  const [chosen, setChosen] = useState(
    () =>
      new Map<string, string[]>([
        ...known.map((one) => [one.question_u_id, one.choices.map(({ value }) => value)] as const),
        ...unsent.map((one) => [one.question_u_id, one.choices] as const),
      ]),
  )

  // What was chosen and not sent yet is no answer: the question stays until the client goes on.
  const [answered, setAnswered] = useState(() => new Set(chosen.keys()))

  function keep(answers: GivenAnswer[]) {
    keepUnsent(answers)
    setUnsent(answers)
  }

  /** True when nothing waits any more. */
  async function send({ u_id: questionId, version }: Question, choices: string[]) {
    const answers = [
      ...unsent.filter((one) => one.question_u_id !== questionId),
      { question_u_id: questionId, version, choices },
    ]
    keep(answers)
    setAnswered((before) => new Set(before).add(questionId))
    try {
      const { data } = await callApi('POST /api/website/answer', {
        body: { answers, language_u_id: languageId },
      })
      keep([])
      const fetchedAgain = queries.invalidateQueries({ queryKey: ['questionnaire', 'mine'] })
      if (data.state === 'finished') {
        closeQuestions()
        await fetchedAgain
      }
      return true
    } catch (error) {
      // A question that was changed or is no longer asked can never be sent: it is asked again as it is now.
      if (error instanceof ApiError && ['questionChanged', 'notFound', 'invalidInput'].includes(error.code)) {
        keep([])
        await queries.invalidateQueries({ queryKey: ['questionnaire'] })
      }
      return false
    }
  }

  return {
    choicesOf: (question: Question) =>
      (chosen.get(question.u_id) ?? []).filter((value) =>
        question.choices.some((one) => one.value === value),
      ),
    isAnswered: (question: Question) => answered.has(question.u_id),
    choose: (question: Question, choices: string[]) =>
      setChosen((before) => new Map(before).set(question.u_id, choices)),
    send,
    hasUnsent: unsent.length > 0,
  }
}
