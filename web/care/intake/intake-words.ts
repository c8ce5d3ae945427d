import '../../messages/intake.ts'
import type { Intake } from '@newyou/contract/care/intake'
import type { IntakeAnswer } from '@newyou/contract/care/intake/rules'
import { useLocale, useTranslations } from 'use-intl'

export type IntakeQuestion = Intake['questions'][number]

/** Questions and choices in the reader's language, where staff wrote them in it. */
export function useIntakeWords() {
  const isHindi = useLocale() === 'hi'
  const t = useTranslations('intake')
  const choiceWords = ({ choices, choices_hi: hindi }: IntakeQuestion, choice: string) =>
    (isHindi && hindi[choices.indexOf(choice)]) || choice
  return {
    textOf: (one: IntakeQuestion) => (isHindi && one.text_hi) || one.text,
    hintOf: (one: IntakeQuestion) => (isHindi && one.hint_hi) || one.hint,
    choiceWords,
    answerWords(one: IntakeQuestion, answer: IntakeAnswer | undefined): string {
      if (answer === undefined || answer === '') return t('healer.none')
      if (typeof answer === 'boolean') return t(answer ? 'yes' : 'no')
      const chosen = Array.isArray(answer) ? answer : [String(answer)]
      return chosen.map((choice) => choiceWords(one, choice)).join(', ')
    },
  }
}
