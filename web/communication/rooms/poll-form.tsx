import '../../messages/rooms-audience.ts'
import {
  pollAnswerMax,
  pollAnswersMax,
  pollAnswersMin,
  pollQuestionMax,
} from '@newyou/contract/communication/rooms/audience-rules'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { fieldsClass } from '../../ui/entrance.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './notes.module.css'

type Opening = (poll: { u_id: string; question: string; answers: string[] }) => Promise<unknown>

/** The host asks all participants a question with fixed answers. */
export function PollForm({ onOpen }: { onOpen: Opening }) {
  const t = useTranslations('rooms-audience')
  const [isOpened, setOpened] = useState(false)
  if (!isOpened)
    return (
      <Button variant="quiet" small onClick={() => setOpened(true)}>
        {t('new')}
      </Button>
    )
  return <Fields onOpen={onOpen} onClose={() => setOpened(false)} />
}

function Fields({ onOpen, onClose }: { onOpen: Opening; onClose: () => void }) {
  const t = useTranslations('rooms-audience')
  const [pollId] = useState(() => crypto.randomUUID())
  const [question, setQuestion] = useState('')
  const [answers, setAnswers] = useState<readonly string[]>(['', ''])
  const [isWrong, setWrong] = useState(false)
  const { run, isBusy } = useAction(onOpen)
  const given = answers.map((one) => one.trim()).filter(Boolean)
  const isWhole =
    question.trim() !== '' && new Set(given).size === given.length && given.length >= pollAnswersMin

  async function send() {
    setWrong(!isWhole)
    if (isWhole && (await run({ u_id: pollId, question: question.trim(), answers: given }))) onClose()
  }
  return (
    <form
      className={`${fieldsClass} ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Field label={t('question')} error={isWrong && t('wrong')}>
        {(control) => (
          <input
            {...control}
            maxLength={pollQuestionMax}
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
          />
        )}
      </Field>
      {answers.map((answer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its place
        <Field key={index} label={t('answer', { number: index + 1 })}>
          {(control) => (
            <input
              {...control}
              maxLength={pollAnswerMax}
              value={answer}
              onChange={({ target }) => setAnswers(answers.with(index, target.value))}
            />
          )}
        </Field>
      ))}
      <div className={styles.row}>
        {answers.length < pollAnswersMax && (
          <Button variant="bare" small onClick={() => setAnswers([...answers, ''])}>
            {t('more')}
          </Button>
        )}
        <Button variant="quiet" small onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button variant="primary" small type="submit" busy={isBusy}>
          {t('open')}
        </Button>
      </div>
    </form>
  )
}
