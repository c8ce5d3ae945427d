import '../../messages/questionnaire.ts'
import type { Question, QuestionnaireAnswer } from '@newyou/contract/care/questionnaire'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { closeQuestions } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { LanguageChoice, type LanguageOptions } from '../../ui/language-choice.tsx'
import { useLocalized } from '../../ui/locale-link.tsx'
import { QuestionStep } from '../../ui/question-step.tsx'
import { urls } from '../../urls.ts'
import { useAnswering } from './use-answering.ts'

interface AnsweringProps {
  questions: readonly Question[]
  known: readonly QuestionnaireAnswer[]
  language: LanguageOptions
  /** Of the question that is asked for, from 1; without it the first that has no answer yet. */
  number: number | undefined
  /** All was answered before, and this one is answered anew. */
  isChange: boolean
}

/** One question after the other; each is saved when the next one comes. */
export function Answering({ questions, known, language, number, isChange }: AnsweringProps) {
  const t = useTranslations('questionnaire')
  const navigate = useNavigate()
  const localized = useLocalized()
  const [error, setError] = useState<string>()
  const { choicesOf, isAnswered, choose, send, hasUnsent } = useAnswering(known, language.shown)
  const [isThrough, setThrough] = useState(false)
  // The last answer waited for the line, and went.
  useEffect(() => {
    if (isThrough && !hasUnsent) void navigate(localized(urls.questions()))
  }, [isThrough, hasUnsent, navigate, localized])
  const later = useAction(async () => {
    await callApi('POST /api/website/answer-later')
    closeQuestions()
    await navigate(localized(urls.dashboard()))
  })
  const next = useAction(async (choices: string[]) => {
    if (!question) return
    const isSent = await send(question, choices)
    if (!isLast && !isChange) return void navigate(localized(urls.questions(place + 2)))
    if (isSent) await navigate(localized(urls.questions()))
    else setThrough(true)
  })

  const open = questions.findIndex((one) => !isAnswered(one))
  const place = number === undefined ? Math.max(open, 0) : number - 1
  const question = questions[place]
  if (!question) return null
  const isLast = place === questions.length - 1
  const chosen = choicesOf(question)
  return (
    <QuestionStep
      progress={t('progress', { number: place + 1, total: questions.length })}
      share={place / questions.length}
      aside={
        !isChange && (
          <Button variant="bare" small busy={later.isBusy} onClick={() => void later.run()}>
            {t('later')}
          </Button>
        )
      }
      stem={place === 0 && !isChange ? t('lead') : undefined}
      lang={language.all.find((one) => one.language_u_id === language.shown)?.code}
      text={question.text}
      hint={question.hint}
      kind={question.kind}
      choices={question.choices}
      chosen={chosen}
      onChoose={(choices) => {
        setError(undefined)
        choose(question, choices)
      }}
      error={error}
      below={
        <p className="small t2" role="status">
          {hasUnsent && !next.isBusy && t('unsent')}
        </p>
      }
      onNext={() => {
        if (chosen.length === 0) return setError(t('required'))
        void next.run(chosen)
      }}
      actions={
        <>
          <Button variant="primary" type="submit" busy={next.isBusy}>
            {t(isLast || isChange ? 'finish' : 'next')}
          </Button>
          {!question.is_required && (
            <Button
              variant="quiet"
              onClick={() => {
                setError(undefined)
                choose(question, [])
                void next.run([])
              }}
            >
              {t('skip')}
            </Button>
          )}
          {place > 0 && !isChange && (
            <Button variant="bare" to={urls.questions(place)}>
              {t('back')}
            </Button>
          )}
          <LanguageChoice label={t('language')} options={language} />
        </>
      }
    />
  )
}
