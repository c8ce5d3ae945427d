import '../../messages/intake.ts'
import { type IntakeAnswer, intakeTextMax, scaleFrom, scaleTo } from '@newyou/contract/care/intake/rules'
import { useTranslations } from 'use-intl'
import { CrisisHelp } from '../../foundation/crisis/crisis-help.tsx'
import { CheckCard } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { ChoiceButtons, ChoicesButtons, FieldError } from '../../ui/form/form-parts.tsx'
import { type IntakeQuestion, useIntakeWords } from './intake-words.ts'

const scale = Array.from({ length: scaleTo - scaleFrom + 1 }, (_, place) => `${scaleFrom + place}`)

/** One question with the control for its kind of answer. */
export function IntakeField({
  question,
  answer,
  error,
  onAnswer,
}: {
  question: IntakeQuestion
  answer: IntakeAnswer | undefined
  error?: string | undefined
  /** Undefined when the answer was taken away. */
  onAnswer: (answer: IntakeAnswer | undefined) => void
}) {
  const t = useTranslations('intake')
  const { textOf, hintOf, choiceWords } = useIntakeWords()
  const label = textOf(question)
  const hint = hintOf(question)
  const options = question.choices.map((choice) => ({ value: choice, label: choiceWords(question, choice) }))
  const shared = { label, hint, error, name: question.code }
  const typed = answer === undefined ? '' : String(answer)
  switch (question.kind) {
    case 'heading':
      return (
        <div>
          <h3>{label}</h3>
          {hint && <p className="t2">{hint}</p>}
        </div>
      )
    case 'choice':
      return <ChoiceButtons {...shared} options={options} value={typed} onChoose={onAnswer} />
    case 'choices':
      return (
        <ChoicesButtons
          {...shared}
          options={options}
          values={Array.isArray(answer) ? answer : []}
          onChange={onAnswer}
        />
      )
    case 'scale':
      return (
        <ChoiceButtons
          {...shared}
          hint={hint || t('scale', { from: `${scaleFrom}`, to: `${scaleTo}` })}
          options={scale.map((value) => ({ value, label: value }))}
          value={typed}
          onChoose={(value) => onAnswer(Number(value))}
        />
      )
    case 'consent':
      return (
        <div>
          <CheckCard
            checked={answer === true}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => onAnswer(target.checked)}
          >
            {label}
          </CheckCard>
          {hint && <p className="small t3">{hint}</p>}
          {error && <FieldError>{error}</FieldError>}
        </div>
      )
    case 'text':
      return (
        <>
          <Field label={label} hint={hint} error={error}>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                maxLength={intakeTextMax}
                value={typed}
                onChange={({ target }) => onAnswer(target.value)}
              />
            )}
          </Field>
          <CrisisHelp text={typed} place="booking" />
        </>
      )
    case 'date':
      return (
        <Field label={label} hint={hint} error={error}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={typed}
              onChange={({ target }) => onAnswer(target.value || undefined)}
            />
          )}
        </Field>
      )
    case 'number':
      return (
        <Field label={label} hint={hint} error={error}>
          {(control) => (
            <input
              {...control}
              type="number"
              inputMode="decimal"
              step="any"
              defaultValue={typed}
              onChange={({ target }) =>
                onAnswer(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)
              }
            />
          )}
        </Field>
      )
  }
}
