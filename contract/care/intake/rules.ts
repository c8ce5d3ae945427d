export const intakeKinds = [
  'text',
  'choice',
  'choices',
  'number',
  'date',
  'scale',
  'consent',
  'heading',
] as const
export type IntakeKind = (typeof intakeKinds)[number]

export const intakeTextMax = 4000
/** The ends of a scale. */
export const scaleFrom = 0
export const scaleTo = 10

export type IntakeAnswer = string | string[] | number | boolean
export type IntakeAnswers = Record<string, IntakeAnswer>

/** What the rules need of a question. */
interface Asked {
  code: string
  kind: IntakeKind
  choices: readonly string[]
  is_required: boolean
  if_code: string
  if_answer: string
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** Whether a value can be an answer to this question. */
export function fitsQuestion({ kind, choices }: Asked, answer: IntakeAnswer): boolean {
  switch (kind) {
    case 'text':
      return typeof answer === 'string'
    case 'choice':
      return typeof answer === 'string' && choices.includes(answer)
    case 'choices':
      return Array.isArray(answer) && answer.every((one) => choices.includes(one))
    case 'number':
      return typeof answer === 'number'
    case 'date':
      return typeof answer === 'string' && isDay(answer)
    case 'scale':
      return Number.isInteger(answer) && Number(answer) >= scaleFrom && Number(answer) <= scaleTo
    case 'consent':
      return typeof answer === 'boolean'
    case 'heading':
      return false
  }
}

/** As a condition names it: each chosen one, a number in digits, `yes` for a tick. */
function namesOf(answer: IntakeAnswer | undefined): string[] {
  if (answer === undefined) return []
  if (Array.isArray(answer)) return answer
  if (typeof answer === 'boolean') return [answer ? 'yes' : 'no']
  return [String(answer)]
}

/** The questions that these answers show. What depends on a question that is not shown is not shown either. */
export function shownQuestions<One extends Asked>(questions: readonly One[], answers: IntakeAnswers): One[] {
  const shown: One[] = []
  for (const one of questions) {
    const isOn =
      one.if_code === '' ||
      (shown.some(({ code }) => code === one.if_code) &&
        namesOf(answers[one.if_code]).includes(one.if_answer))
    if (isOn) shown.push(one)
  }
  return shown
}

const isEmpty = (answer: IntakeAnswer | undefined) =>
  answer === undefined ||
  answer === false ||
  ((typeof answer === 'string' || Array.isArray(answer)) && answer.length === 0)

/** The codes of shown questions that have to be answered and are not. */
export const unansweredQuestions = (questions: readonly Asked[], answers: IntakeAnswers) =>
  shownQuestions(questions, answers)
    .filter(({ kind, is_required: isRequired, code }) => {
      const answer = answers[code]
      return (
        isRequired && kind !== 'heading' && (typeof answer === 'string' ? !answer.trim() : isEmpty(answer))
      )
    })
    .map(({ code }) => code)

/** The answers that fit the questions that they show; all else is left out. */
export const answersShown = (questions: readonly Asked[], answers: IntakeAnswers): IntakeAnswers =>
  Object.fromEntries(
    shownQuestions(questions, answers).flatMap((one) => {
      const answer = answers[one.code]
      return answer === undefined ? [] : [[one.code, answer]]
    }),
  )
