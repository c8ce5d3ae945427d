import '../../messages/rooms-audience.ts'
import type { RoomPoll } from '@newyou/contract/communication/rooms/audience'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/parts.tsx'
import type { Call } from './call.ts'
import styles from './notes.module.css'
import { useStore } from './store.ts'

export function PollList({
  polls,
  call,
  isHost,
}: {
  polls: readonly RoomPoll[]
  call: Call
  isHost: boolean
}) {
  return polls.map((poll) => <Poll key={poll.u_id} poll={poll} call={call} isHost={isHost} />)
}

/** A participant who has not answered sees the choices; the host, and those who have answered, the counts. */
function Poll({ poll, call, isHost }: { poll: RoomPoll; call: Call; isHost: boolean }) {
  const t = useTranslations('rooms-audience')
  const { myAnswers } = useStore(call.store)
  const answering = useAction(call.asking.answer)
  const closing = useAction(call.asking.closePoll)
  const { u_id: pollId, question, answers, is_open: isOpen } = poll
  const mine = myAnswers[pollId]
  const mayAnswer = isOpen && !isHost && mine === undefined
  const total = answers.reduce((sum, { count }) => sum + count, 0)
  return (
    <article className={styles.poll}>
      <h3>{question}</h3>
      {mayAnswer ? (
        <Stack gap={2}>
          {answers.map(({ text }, answer) => (
            <Button
              key={text}
              variant="quiet"
              busy={answering.busyWith?.answer === answer}
              onClick={() => void answering.run({ pollId, answer })}
            >
              {text}
            </Button>
          ))}
        </Stack>
      ) : (
        <Stack as="ul" gap={2} className={styles.results}>
          {answers.map(({ text, count }, answer) => (
            <li key={text}>
              <span>{answer === mine ? t('mine', { text }) : text}</span>
              <span className="t2">{t('count', { count, share: total ? count / total : 0 })}</span>
              <progress aria-label={text} max={Math.max(1, total)} value={count} />
            </li>
          ))}
        </Stack>
      )}
      <p className="small t3">
        {t(isOpen ? 'total' : 'totalClosed', { count: total })} {mayAnswer && t('once')}
      </p>
      {isHost && isOpen && (
        <Button variant="quiet" small busy={closing.isBusy} onClick={() => void closing.run(pollId)}>
          {t('close')}
        </Button>
      )}
    </article>
  )
}
