import '../../../messages/courses-player.ts'
import { quizShare } from '@newyou/contract/business'
import type {
  LessonContent,
  LessonProgress,
  QuizQuestion,
  QuizResult,
} from '@newyou/contract/learning/courses/player'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconAlertCircle, IconCheck, IconX } from '../../../ui/icons.ts'
import { StatePill } from '../../../ui/state-pill.tsx'
import { useIsPreview } from '../preview-mode.ts'
import styles from './lesson.module.css'

type Answers = Record<string, number[]>

interface QuizProps {
  lesson: LessonContent
  /** In a preview it can be read, not answered. */
  isAnswerable: boolean
  onProgress: (progress: LessonProgress) => void
}

/** Questions to answer; afterwards what was right and why. */
export function Quiz({ lesson, isAnswerable, onProgress }: QuizProps) {
  const t = useTranslations('courses-player.quiz')
  const { questions = [], attempt_count: before = 0, last = null } = lesson.quiz ?? {}
  const [result, setResult] = useState(last)
  const [attempts, setAttempts] = useState(before)
  const [answers, setAnswers] = useState<Answers>({})
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())
  const head = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isPreview = useIsPreview()

  const { run: send, isBusy } = useAction(
    async () => {
      const { data } = await callApi('POST /api/website/course-quiz-answer', {
        body: {
          course_content_u_id: lesson.u_id,
          answers: questions.map(({ u_id }) => ({ question_u_id: u_id, chosen: answers[u_id] ?? [] })),
        },
      })
      setResult(data.result)
      setAttempts((count) => count + 1)
      onProgress(data.progress)
      requestAnimationFrame(() => head.current?.focus())
    },
    {
      onFailure(error) {
        if (error instanceof ApiError) setMissing(new Set(Object.keys(error.fieldErrors)))
      },
    },
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    const open = questions.filter(({ u_id }) => !answers[u_id]?.length).map(({ u_id }) => u_id)
    setMissing(new Set(open))
    if (open[0]) {
      form.current?.querySelector<HTMLElement>(`[data-question="${open[0]}"] input`)?.focus()
      return
    }
    void send()
  }

  if (result)
    return (
      <div className={styles.quiz}>
        <div ref={head} tabIndex={-1} className={styles.result}>
          <p className={styles.score}>
            {t('result', { right: result.right_count, count: result.question_count })}
          </p>
          <p className="t2">{result.is_passed ? t('passed') : t('notPassed')}</p>
        </div>
        <ol className={styles.questions}>
          {questions.map((question) => (
            <Marked
              key={question.u_id}
              question={question}
              mark={result.questions.find(({ u_id }) => u_id === question.u_id)}
            />
          ))}
        </ol>
        <p className="small t3">{t('attempts', { count: attempts })}</p>
        <Button
          variant="quiet"
          onClick={() => {
            setResult(null)
            setAnswers({})
          }}
        >
          {t('again')}
        </Button>
      </div>
    )

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.quiz}>
      <p className="lead">
        {t('words', { needed: Math.ceil(questions.length * quizShare), count: questions.length })}
      </p>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <Asked
            key={question.u_id}
            question={question}
            chosen={answers[question.u_id] ?? []}
            isMissing={missing.has(question.u_id)}
            onChange={(chosen) => setAnswers((all) => ({ ...all, [question.u_id]: chosen }))}
          />
        ))}
      </ol>
      {isAnswerable ? (
        <Button variant="primary" type="submit" busy={isBusy}>
          {t('send')}
        </Button>
      ) : (
        <p className="t2">{t(isPreview ? 'preview' : 'closed')}</p>
      )}
    </form>
  )
}

function Asked({
  question,
  chosen,
  isMissing,
  onChange,
}: {
  question: QuizQuestion
  chosen: number[]
  isMissing: boolean
  onChange: (chosen: number[]) => void
}) {
  const t = useTranslations('courses-player.quiz')
  const errorId = `${question.u_id}-error`
  const isOpenError = isMissing && chosen.length === 0
  return (
    <li>
      <fieldset data-question={question.u_id} aria-describedby={isOpenError ? errorId : undefined}>
        <legend className={styles.question}>{question.question}</legend>
        {question.is_multiple && <p className="small t3">{t('several')}</p>}
        {question.options.map((option, index) => (
          <Choice
            key={option}
            type={question.is_multiple ? 'checkbox' : 'radio'}
            name={question.u_id}
            checked={chosen.includes(index)}
            aria-invalid={isOpenError || undefined}
            onChange={({ target }) => {
              if (!question.is_multiple) onChange([index])
              else onChange(target.checked ? [...chosen, index] : chosen.filter((one) => one !== index))
            }}
          >
            {option}
          </Choice>
        ))}
        {isOpenError && (
          <p id={errorId} className={styles.error}>
            <Icon of={IconAlertCircle} size="meta" />
            {t('choose')}
          </p>
        )}
      </fieldset>
    </li>
  )
}

function Marked({
  question,
  mark,
}: {
  question: QuizQuestion
  mark: QuizResult['questions'][number] | undefined
}) {
  const t = useTranslations('courses-player.quiz')
  if (!mark) return null
  return (
    <li>
      <h3 className={styles.question}>{question.question}</h3>
      <StatePill tone={mark.is_right ? 'ok' : 'warn'}>
        <Icon of={mark.is_right ? IconCheck : IconX} size="meta" />
        {mark.is_right ? t('right') : t('wrong')}
      </StatePill>
      <ul className={styles.options}>
        {question.options.map((option, index) => {
          const notes = [
            ...(mark.chosen.includes(index) ? [t('yours')] : []),
            ...(mark.right.includes(index) ? [t('rightOne')] : []),
          ]
          return notes.length ? (
            <li key={option}>
              {option} <span className="small t3">({notes.join(', ')})</span>
            </li>
          ) : null
        })}
      </ul>
      {mark.explanation && <p className="t2">{mark.explanation}</p>}
    </li>
  )
}
