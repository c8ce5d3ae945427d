import '../messages/self-tests.ts'
import type { SelfTest } from '@newyou/contract/self-tests'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAction } from '../api/use-action.ts'
import { Helplines } from '../crisis/helplines.tsx'
import { callApi } from '../session/call-api.ts'
import { Button } from '../ui/button.tsx'
import { LanguageChoice, type LanguageOptions } from '../ui/language-choice.tsx'
import { useLocalized } from '../ui/locale-link.tsx'
import { QuestionStep } from '../ui/question-step.tsx'
import { urls } from '../urls.ts'

/** A test, one question after the other. Its answers stay here until all are there. */
export function TakeTest({ test, language }: { test: SelfTest; language: LanguageOptions }) {
  const t = useTranslations('self-tests.test')
  const words = useTranslations('self-tests')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const localized = useLocalized()
  const [place, setPlace] = useState(0)
  const [answers, setAnswers] = useState<readonly (number | undefined)[]>([])
  const [error, setError] = useState<string>()
  const finish = useAction(
    async (all: number[]) => {
      await callApi('POST /api/website/test/{testCode}', {
        params: { testCode: test.code },
        body: { version: test.version, answers: all },
      })
      await queries.invalidateQueries({ queryKey: ['self-tests'] })
      await navigate(localized(urls.result()))
    },
    { onFailure: () => queries.invalidateQueries({ queryKey: ['self-tests'] }) },
  )

  const question = test.questions[place] ?? ''
  const answer = answers[place]
  const isLast = place === test.questions.length - 1
  const isWorrying = test.worrying.some((one) => (answers[one.question] ?? 0) >= one.from)
  useHelplineLog(isWorrying)

  function next() {
    if (answer === undefined) return setError(t('required'))
    if (!isLast) return setPlace(place + 1)
    const all = answers.filter((one) => one !== undefined)
    if (all.length === test.questions.length) void finish.run(all)
  }

  return (
    <QuestionStep
      progress={`${test.name}. ${t('progress', { number: place + 1, total: test.questions.length })}`}
      share={place / test.questions.length}
      aside={
        <Button variant="bare" small to={urls.result()}>
          {t('stop')}
        </Button>
      }
      stem={test.stem}
      lang={language.all.find((one) => one.language_u_id === language.shown)?.code}
      text={question}
      kind="one"
      choices={test.choices.map(({ value, label }) => ({ value: `${value}`, label }))}
      chosen={answer === undefined ? [] : [`${answer}`]}
      onChoose={([value]) => {
        setError(undefined)
        setAnswers(Array.from(test.questions, (_, one) => (one === place ? Number(value) : answers[one])))
      }}
      error={error}
      below={
        <>
          {/* It is there from the beginning, so that screen readers say what comes into it. */}
          <div role="status">{isWorrying && <Helplines goesOn="test" />}</div>
          {place === 0 && <p className="small t3">{t('note')}</p>}
        </>
      }
      onNext={next}
      actions={
        <>
          <Button variant="primary" type="submit" busy={finish.isBusy}>
            {t(isLast ? 'finish' : 'next')}
          </Button>
          {place > 0 && (
            <Button variant="quiet" onClick={() => setPlace(place - 1)}>
              {t('back')}
            </Button>
          )}
          <LanguageChoice label={words('language')} options={language} />
        </>
      }
    />
  )
}

/** Writes down once that the helplines were shown, never to whom. */
function useHelplineLog(isShown: boolean) {
  const isLogged = useRef(false)
  useEffect(() => {
    if (!isShown || isLogged.current) return
    isLogged.current = true
    // Help does not depend on the log of it.
    void callApi('POST /api/website/helpline-shown', { body: { place: 'test' } }).catch(() => {})
  }, [isShown])
}
