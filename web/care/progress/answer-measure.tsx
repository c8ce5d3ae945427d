import '../../messages/progress.ts'
import type { MeasureRequest } from '@newyou/contract/care/progress/measures'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { Helplines } from '../../foundation/crisis/helplines.tsx'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstWrong } from '../../ui/field.tsx'
import { ChoiceButtons } from '../../ui/form/form-parts.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { Card, Stack } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { useHelplineLog } from '../self-tests/use-helpline-log.ts'

const pauseMs = 600

/** All questions of one measure below each other; each answer is saved at the next pause. */
export function AnswerMeasure({ request }: { request: MeasureRequest }) {
  const t = useTranslations('progress.answer')
  const { at } = useWhen()
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState(request.answers)
  const [isAsked, setAsked] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const { test } = request
  const isWorrying = test.worrying.some(({ question, from }) => (answers[question] ?? 0) >= from)
  useHelplineLog(isWorrying)
  const put = (isDone: boolean) =>
    callApi('PUT /api/website/measure-request/{requestId}', {
      params: { requestId: request.u_id },
      body: { version: test.version, answers, is_done: isDone },
    })
  const save = useAction(
    async () => {
      await put(false)
      setDirty(false)
    },
    { shows: 'failure' },
  )
  const send = useAction(async () => {
    setAsked(true)
    if (answers.includes(null)) {
      requestAnimationFrame(() => focusFirstWrong(form.current))
      return
    }
    await put(true)
    await queries.invalidateQueries({ queryKey: ['progress'] })
    await queries.invalidateQueries({ queryKey: ['self-tests'] })
    toast({ tone: 'ok', words: t('done') })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer begins the pause anew
  useEffect(() => {
    if (!isDirty) return
    const timer = setTimeout(() => void save.run(), pauseMs)
    return () => clearTimeout(timer)
  }, [answers])

  return (
    <Card as="section" gap={3} width="text" aria-label={test.name}>
      <h3>{test.name}</h3>
      <p className="small t2">
        {t('lead', { name: request.healer.full_name })} {t('until', { when: at(request.closes_at) })}
      </p>
      <p>{test.stem}</p>
      <Stack
        as="form"
        ref={form}
        gap={5}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send.run()
        }}
      >
        {test.questions.map((question, place) => (
          <ChoiceButtons
            key={question}
            label={question}
            name={`${request.u_id}-${place}`}
            options={test.choices.map(({ value, label }) => ({ value: `${value}`, label }))}
            value={answers[place] === null ? '' : `${answers[place]}`}
            error={isAsked && answers[place] === null ? t('unanswered') : undefined}
            onChoose={(value) => {
              setAnswers(answers.with(place, Number(value)))
              setDirty(true)
            }}
          />
        ))}
        {/* It is there from the beginning, so that screen readers say what comes into it. */}
        <div role="status">{isWorrying && <Helplines goesOn="test" />}</div>
        <p className="small t2" role="status">
          {save.failure ? t('unsaved') : t('saving')}
        </p>
        <div>
          <Button variant="primary" type="submit" busy={send.isBusy}>
            {t('send', { name: request.healer.full_name })}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
