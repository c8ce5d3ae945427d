import '../../messages/action-plans.ts'
import type { ActionReminder } from '@newyou/contract/care/action-plans'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { timeOfDay } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconCheck, IconMinus } from '../../ui/icons.ts'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'
import styles from './today-list.module.css'
import { useAnswers } from './use-answers.ts'

/** From so many minutes before it is said how many they are. */
const soonMinutes = 60

/** Reminders of a day, each with one press: done, or not today. The short form omits how-to and refusal. */
export function TodayList({
  reminders,
  short = false,
}: {
  reminders: readonly ActionReminder[]
  short?: boolean
}) {
  const t = useTranslations('action-plans.today')
  const { answer, busy, unsent } = useAnswers()
  const isKept = busy === undefined && reminders.some(({ u_id: id }) => id in unsent)
  return (
    <>
      <ul>
        {reminders.map((reminder) => {
          const { u_id: id, title, how_to: howTo, is_open: isOpen } = reminder
          const said = answerOf(reminder, unsent[id])
          return (
            <li key={id} className={styles.row} data-answer={said ?? undefined}>
              <button
                type="button"
                className={styles.circle}
                aria-pressed={said === 'done'}
                aria-label={t('done', { title })}
                disabled={!isOpen}
                data-busy={busy === id || undefined}
                onClick={() => said !== 'done' && void answer(id, true)}
              >
                <span>
                  {said === 'done' && <Icon of={IconCheck} size="meta" />}
                  {said === 'dismissed' && <Icon of={IconMinus} size="meta" />}
                </span>
              </button>
              <div className={styles.words}>
                <p className={styles.title}>{title}</p>
                {!short && howTo && <p className="small t2">{howTo}</p>}
                {!short && said === 'dismissed' && <p className="small t3">{t('wasDismissed')}</p>}
              </div>
              <div className={styles.end}>
                <Moment of={{ ...reminder, answer: said }} />
                {!short && isOpen && (
                  <Button
                    variant="bare"
                    small
                    busy={busy === id}
                    aria-label={t(said ? 'undoOf' : 'notTodayOf', { title })}
                    onClick={() => void answer(id, said ? null : false)}
                  >
                    {t(said ? 'undo' : 'notToday')}
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <p role="status" className="small t2">
        {isKept && t('unsent')}
      </p>
    </>
  )
}

/** The answer of this device counts before the server's until it is sent. */
function answerOf({ answer }: ActionReminder, unsent: boolean | null | undefined): ActionReminder['answer'] {
  if (unsent === undefined) return answer
  if (unsent === null) return null
  return unsent ? 'done' : 'dismissed'
}

function Moment({ of: { due_at: due, answer } }: { of: ActionReminder }) {
  const t = useTranslations('action-plans.today')
  const locale = useLocale()
  const now = useNow()
  const zone = useVisitorZone()
  const minutes = Math.round((Date.parse(due) - now) / 60_000)
  const isSoon = !answer && minutes >= 0 && minutes < soonMinutes
  return (
    <span className="small t3 num">
      {isSoon ? t('soon', { count: minutes }) : timeOfDay(due, zone, locale)}
    </span>
  )
}
