import type { Question, QuestionnaireAnswer } from '@newyou/contract/care/questionnaire'
import { useState } from 'react'
import { sendUnsent } from '../../session/send-unsent.ts'
import { keepAnswer, useUnsent } from '../../session/unsent.ts'
import { storageKeys } from '../../ui/storage-keys.ts'

/**
 * The chosen answers, saved one by one. An answer that cannot be sent is kept on the device and sent when online again:
 * answering is never interrupted by an error.
 */
export function useAnswering(known: readonly QuestionnaireAnswer[], languageId: string) {
  const { answers: unsent } = useUnsent()
  const [chosen, setChosen] = useState(
    () =>
      new Map<string, string[]>([
        ...known.map((one) => [one.question_u_id, one.choices.map(({ value }) => value)] as const),
        ...unsent.map((one) => [one.question_u_id, one.choices] as const),
      ]),
  )

  // A choice that is not sent yet is no answer: the question stays until the client continues.
  const [answered, setAnswered] = useState(() => new Set(chosen.keys()))

  /** True when nothing waits any more. */
  async function send({ u_id: questionId, version }: Question, choices: string[]) {
    localStorage.setItem(storageKeys.questionLanguage, languageId)
    keepAnswer({ question_u_id: questionId, version, choices })
    const isSent = await sendUnsent().catch(() => false)
    // Not before: the next question would stand there while a press on its buttons does nothing yet.
    setAnswered((before) => new Set(before).add(questionId))
    return isSent
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
