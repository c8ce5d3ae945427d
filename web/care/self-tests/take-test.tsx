import '../../messages/self-tests.ts'
import type { SelfTest } from '@newyou/contract/care/self-tests'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { Helplines } from '../../foundation/crisis/helplines.tsx'
import { sendUnsent } from '../../session/send-unsent.ts'
import { dropTest, finishTest, keepTest, readUnsent, useUnsent } from '../../session/unsent.ts'
import { Button } from '../../ui/button.tsx'
import { useFullStop } from '../../ui/full-stop.ts'
import { LanguageChoice, type LanguageOptions } from '../../ui/language-choice.tsx'
import { useLocalized } from '../../ui/locale-link.tsx'
import { QuestionStep } from '../../ui/question-step.tsx'
import { urls } from '../../urls.ts'
import styles from './result.module.css'
import { useHelplineLog } from './use-helpline-log.ts'

/** The answers of this version that this device keeps. */
function keptAnswers({ code, version, questions }: SelfTest): (number | undefined)[] {
  const kept = readUnsent().tests[code]
  if (kept?.version !== version) return []
  return questions.map((_, place) => kept.answers[place] ?? undefined)
}

/** A test, one question after the other. Its answers stay on this device until all are there and sent. */
export function TakeTest({ test, language }: { test: SelfTest; language: LanguageOptions }) {
  const t = useTranslations('self-tests.test')
  const stop = useFullStop()
  const words = useTranslations('self-tests')
  const navigate = useNavigate()
  const localized = useLocalized()
  const [answers, setAnswers] = useState<readonly (number | undefined)[]>(() => keptAnswers(test))
  const [place, setPlace] = useState(() => {
    const open = answers.indexOf(undefined)
    return open === -1 ? Math.max(answers.length - 1, 0) : open
  })
  const [error, setError] = useState<string>()
  const isWaiting = useUnsent().tests[test.code]?.key !== undefined
  const [isThrough, setThrough] = useState(isWaiting)
  // A finished test is sent once online, also from another tab or by the page's own retry.
  useEffect(() => {
    if (isThrough && !isWaiting) void navigate(localized(urls.result()))
  }, [isThrough, isWaiting, navigate, localized])
  const finish = useAction(async (all: number[]) => {
    finishTest(test.code, test.version, all)
    setThrough(true)
    await sendUnsent()
  })

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
      progress={`${test.name}${stop} ${t('progress', { number: place + 1, total: test.questions.length })}`}
      share={place / test.questions.length}
      aside={
        <Button variant="bare" small to={urls.result()} onClick={() => dropTest(test.code)}>
          {t('stop')}
        </Button>
      }
      before={
        place === 0 && (
          <div className={`small t2 ${styles.note}`}>
            <p>{t('note')}</p>
            {test.worrying.length > 0 && <p>{t('noteWorrying')}</p>}
          </div>
        )
      }
      stem={test.stem}
      lang={language.all.find((one) => one.language_u_id === language.shown)?.code}
      text={question}
      kind="one"
      choices={test.choices.map(({ value, label }) => ({ value: `${value}`, label }))}
      chosen={answer === undefined ? [] : [`${answer}`]}
      onChoose={([value]) => {
        setError(undefined)
        const chosen = test.questions.map((_, one) => (one === place ? Number(value) : answers[one]))
        setAnswers(chosen)
        keepTest(test.code, { version: test.version, answers: chosen.map((one) => one ?? null) })
      }}
      error={error}
      below={
        <>
          {/* It is there from the beginning, so that screen readers say what comes into it. */}
          <div role="status">{isWorrying && <Helplines goesOn="test" />}</div>
          <p className="small t2" role="status">
            {isWaiting && !finish.isBusy && t('unsent')}
          </p>
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
