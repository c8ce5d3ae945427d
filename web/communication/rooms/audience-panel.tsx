import '../../messages/rooms-audience.ts'
import type { RoomQuestion } from '@newyou/contract/communication/rooms/audience'
import { roomQuestionMax } from '@newyou/contract/communication/rooms/audience-rules'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { CrisisHelp } from '../../foundation/crisis/crisis-help.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconCheck } from '../../ui/icons.ts'
import { confirm } from '../../ui/overlay-store.ts'
import type { Call } from './call.ts'
import styles from './notes.module.css'
import { PollForm } from './poll-form.tsx'
import { PollList } from './poll-list.tsx'
import type { KnownRoom } from './queries.ts'
import { useStore } from './store.ts'
import { useQuestion } from './use-question.ts'

/** Questions of the audience, and polls of the host. */
export function AudiencePanel({ room, call }: { room: KnownRoom; call: Call }) {
  const t = useTranslations('rooms-audience')
  const { audience } = useStore(call.store)
  const isHost = room.role === 'healer'
  useEffect(() => {
    call.asking.setReading(true)
    return () => call.asking.setReading(false)
  }, [call])
  if (!audience) return <p className="t2">{t('loading')}</p>
  return (
    <div className={styles.audience}>
      <section aria-label={t('polls')}>
        <PollList polls={audience.polls} call={call} isHost={isHost} />
        {isHost && <PollForm onOpen={call.asking.openPoll} />}
      </section>
      <section aria-label={t('questions')} className={styles.questions}>
        <h3>{t('questions')}</h3>
        {audience.questions.length === 0 && <p className="t2">{t(isHost ? 'noneHost' : 'none')}</p>}
        <ul aria-live="polite">
          {audience.questions.map((question) => (
            <Question key={question.u_id} question={question} call={call} isHost={isHost} />
          ))}
        </ul>
      </section>
      {!isHost && <AskForm call={call} />}
    </div>
  )
}

function Question({ question, call, isHost }: { question: RoomQuestion; call: Call; isHost: boolean }) {
  const t = useTranslations('rooms-audience')
  const { run, isBusy } = useAction(call.asking.setQuestion)
  const { u_id: questionId, name, text, is_answered: isAnswered } = question
  async function hide() {
    const isSure = await confirm({
      title: t('hideAsk'),
      words: t('hideWords'),
      confirmLabel: t('hide'),
    })
    if (isSure) await run({ questionId, state: 'hidden' })
  }
  return (
    <li className={styles.question}>
      <p className="small t3">{name || t('gone')}</p>
      <p className={styles.text}>{text}</p>
      {isAnswered && (
        <p className={styles.answered}>
          <Icon of={IconCheck} size="meta" />
          {t('answered')}
        </p>
      )}
      {isHost && (
        <div className={styles.row}>
          <Button
            variant="bare"
            small
            busy={isBusy}
            onClick={() => void run({ questionId, state: isAnswered ? 'open' : 'answered' })}
          >
            {t(isAnswered ? 'reopen' : 'markAnswered')}
          </Button>
          <Button variant="bare" small busy={isBusy} onClick={() => void hide()}>
            {t('hide')}
          </Button>
        </div>
      )}
    </li>
  )
}

function AskForm({ call }: { call: Call }) {
  const t = useTranslations('rooms-audience')
  const { text, setText, send, isBusy } = useQuestion(call.asking.ask)
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <textarea
        rows={2}
        aria-label={t('ask')}
        placeholder={t('ask')}
        maxLength={roomQuestionMax}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button variant="primary" type="submit" busy={isBusy}>
        {t('send')}
      </Button>
      <CrisisHelp text={text} place="room" />
    </form>
  )
}
