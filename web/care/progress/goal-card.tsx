import '../../messages/progress.ts'
import type { Goal } from '@newyou/contract/care/progress'
import { goalWordsMax, type ProgressSide } from '@newyou/contract/care/progress/limits'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { Card, Toolbar } from '../../ui/parts.tsx'
import { StatePill } from '../../ui/state-pill.tsx'
import { WordsForm } from '../../ui/words-form.tsx'
import { DemoPill } from '../appointments/appointment-words.tsx'
import { GoalHistory } from './goal-history.tsx'
import { ReviewGoal } from './review-goal.tsx'
import type { useProgressCalls } from './use-progress-calls.ts'

const tones = { proposed: 'info', open: 'ok', reached: 'ok', 'let-go': 'past' } as const

/** One goal as one of the two sees it: what it says, what was said of it, and what can be done with it. */
export function GoalCard({
  goal,
  side,
  other,
  calls,
}: {
  goal: Goal
  side: ProgressSide
  /** The name of the other side. */
  other: string
  calls: ReturnType<typeof useProgressCalls>
}) {
  const t = useTranslations('progress.goal')
  const tRhythm = useTranslations('progress.rhythm')
  const [isLettingGo, setLettingGo] = useState(false)
  const agree = useAction(() => calls.agree(goal.u_id))
  const reach = useAction(() => calls.end(goal.u_id, { state: 'reached', reason: '' }))
  const isOwn = goal.proposed_by === side
  const asked = goal.reviews.at(-1)
  const isOver = goal.state === 'reached' || goal.state === 'let-go'
  return (
    <Card as="li" gap={3} width="text">
      <Toolbar as="p">
        <StatePill tone={tones[goal.state]}>{t(`states.${goal.state}`)}</StatePill>
        {goal.is_demo && <DemoPill />}
      </Toolbar>
      <h3>{goal.wording}</h3>
      <p className="small t2">
        {goal.state === 'proposed' && t(isOwn ? 'waiting' : 'suggested', { name: other })}{' '}
        {!isOver && tRhythm(`says.${goal.review.unit}`, { every: goal.review.every })}
      </p>
      {goal.reason && <p className={layout.typed}>{t('reason', { reason: goal.reason })}</p>}
      {asked?.is_open && (
        <ReviewGoal
          key={asked.u_id}
          review={asked}
          side={side}
          onAnswer={(answer) => calls.review(asked.u_id, answer)}
        />
      )}
      <GoalHistory goal={goal} />
      {isLettingGo ? (
        <WordsForm
          label={t('why')}
          send={t('letGo')}
          maxLength={goalWordsMax}
          rows={2}
          onSend={(reason) => calls.end(goal.u_id, { state: 'let-go', reason })}
          cancel={{ label: t('keep'), onCancel: () => setLettingGo(false) }}
        />
      ) : (
        !isOver && (
          <Toolbar>
            {goal.state === 'proposed' && !isOwn && (
              <Button variant="primary" small busy={agree.isBusy} onClick={() => void agree.run()}>
                {t('agree')}
              </Button>
            )}
            {goal.state === 'open' && (
              <Button variant="quiet" small busy={reach.isBusy} onClick={() => void reach.run()}>
                {t('reached')}
              </Button>
            )}
            <Button variant="bare" small onClick={() => setLettingGo(true)}>
              {t('letGo')}
            </Button>
          </Toolbar>
        )
      )}
    </Card>
  )
}
