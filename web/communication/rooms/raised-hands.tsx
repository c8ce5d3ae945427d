import '../../messages/rooms.ts'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconHandStop } from '../../ui/icons.ts'
import layout from '../../ui/layout.module.css'
import type { OtherPerson } from './call-state.ts'
import styles from './notes.module.css'

/** People who asked to speak, in order. In a small room all participants may speak without asking. */
const handsOf = (people: readonly OtherPerson[]) =>
  people
    .filter(({ state, hand_raised_at: at, may_speak: speaks }) => state === 'in' && at && !speaks)
    .toSorted((one, other) => (one.hand_raised_at ?? '').localeCompare(other.hand_raised_at ?? ''))

/** The host decides about the hand that was raised first. */
export function Hands({
  people,
  onDecide,
}: {
  people: readonly OtherPerson[]
  onDecide: (decision: { visitId: string; isAllowed: boolean }) => Promise<unknown>
}) {
  const t = useTranslations('rooms.hands')
  const { run, isBusy } = useAction(onDecide)
  const [first, ...others] = handsOf(people)
  if (!first) return null
  const { visit_u_id: visitId, name } = first
  return (
    <div className={styles.knock} role="status">
      <Icon of={IconHandStop} />
      <b>{others.length ? t('several', { name, count: others.length }) : t('one', { name })}</b>
      <span className={layout.cluster}>
        <Button variant="quiet" small busy={isBusy} onClick={() => void run({ visitId, isAllowed: false })}>
          {t('later')}
        </Button>
        <Button variant="accent" small busy={isBusy} onClick={() => void run({ visitId, isAllowed: true })}>
          {t('letSpeak')}
        </Button>
      </span>
    </div>
  )
}
