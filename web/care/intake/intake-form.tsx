import '../../messages/intake.ts'
import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import type { Intake } from '@newyou/contract/care/intake'
import {
  type IntakeAnswer,
  type IntakeAnswers,
  shownQuestions,
  unansweredQuestions,
} from '@newyou/contract/care/intake/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { loadCrisisHelp } from '../../foundation/crisis/crisis-help.tsx'
import { sendUnsent } from '../../session/send-unsent.ts'
import { keepIntake, useUnsent } from '../../session/unsent.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstWrong } from '../../ui/field.tsx'
import layout from '../../ui/layout.module.css'
import { toast } from '../../ui/overlay-store.ts'
import { Section, Stack } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { IntakeField } from './intake-field.tsx'
import { useIntakeWords } from './intake-words.ts'
import { intakeQueries } from './queries.ts'

const pauseMs = 1000

/** The form of a session: answered until it begins, then read. */
export default function IntakeForm({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('intake')
  const { at } = useWhen()
  const { textOf, answerWords } = useIntakeWords()
  const { data } = useQuery(intakeQueries.mine(appointment.u_id))
  const name = appointment.healer.full_name
  if (!data) return null
  if (data.may_answer)
    return <Answering key={data.version_u_id} appointmentId={appointment.u_id} intake={data} name={name} />
  if (!data.sent_at) return null
  return (
    <Section gap={3} start>
      <h2>{data.name}</h2>
      <p className="t2">
        {t('leadOver')} {t('sent', { when: at(data.sent_at) })}
      </p>
      {shownQuestions(data.questions, data.answers)
        .filter(({ kind }) => kind !== 'heading')
        .map((one) => (
          <div key={one.code}>
            <p className="small t2">{textOf(one)}</p>
            <p className={layout.typed}>{answerWords(one, data.answers[one.code])}</p>
          </div>
        ))}
    </Section>
  )
}

/**
 * Each answer is kept on this device at once and saved at the next pause, so that a cut line loses none; what was sent
 * already is changed by sending it again alone.
 */
function Answering({ appointmentId, intake, name }: { appointmentId: string; intake: Intake; name: string }) {
  const t = useTranslations('intake')
  const { at } = useWhen()
  const form = useRef<HTMLFormElement>(null)
  const unsent = useUnsent().intakes[appointmentId]
  const [answers, setAnswers] = useState<IntakeAnswers>(
    unsent?.version_u_id === intake.version_u_id ? unsent.answers : intake.answers,
  )
  const [asked, setAsked] = useState(false)
  const missing = asked ? unansweredQuestions(intake.questions, answers) : []
  const keep = (given: IntakeAnswers, isSent: boolean) =>
    keepIntake(appointmentId, { version_u_id: intake.version_u_id, answers: given, is_sent: isSent })
  const [isCut, setCut] = useState(false)
  async function sendKept() {
    const isDone = await sendUnsent()
    setCut(!isDone)
    return isDone
  }
  const save = useAction(sendKept)
  const send = useAction(async () => {
    setAsked(true)
    if (unansweredQuestions(intake.questions, answers).length > 0) {
      requestAnimationFrame(() => focusFirstWrong(form.current))
      return
    }
    keep(answers, true)
    if (await sendKept()) toast({ tone: 'ok', words: t('done') })
  })

  function answer(code: string, given: IntakeAnswer | undefined) {
    const { [code]: _, ...others } = answers
    const next = given === undefined ? others : { ...others, [code]: given }
    setAnswers(next)
    if (!intake.sent_at) keep(next, false)
  }
  useEffect(() => {
    void loadCrisisHelp().catch(() => undefined)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer begins the pause anew
  useEffect(() => {
    if (!unsent) return
    const timer = setTimeout(() => void save.run(), pauseMs)
    return () => clearTimeout(timer)
  }, [answers])

  return (
    <Section gap={3}>
      <h2>{intake.name}</h2>
      <p className="t2">{t('lead', { name })}</p>
      <Stack
        as="form"
        ref={form}
        gap={5}
        width="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send.run()
        }}
      >
        {shownQuestions(intake.questions, answers).map((one) => (
          <IntakeField
            key={one.code}
            question={one}
            answer={answers[one.code]}
            error={missing.includes(one.code) ? t('unanswered') : undefined}
            onAnswer={(given) => answer(one.code, given)}
          />
        ))}
        <p className="small t2" role="status">
          {unsent && isCut
            ? t('waiting')
            : intake.sent_at
              ? t('sent', { when: at(intake.sent_at) })
              : t('saving', { name })}
        </p>
        <div>
          <Button variant="primary" type="submit" busy={send.isBusy}>
            {t(intake.sent_at ? 'sendAgain' : 'send', { name })}
          </Button>
        </div>
      </Stack>
    </Section>
  )
}
