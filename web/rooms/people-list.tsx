import '../messages/rooms.ts'
import { useTranslations } from 'use-intl'
import { useAction } from '../api/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconDoorEnter, IconHandStop, IconMicrophoneOff } from '../ui/icons.ts'
import { confirm } from '../ui/overlay-store.ts'
import styles from './call.module.css'
import type { Call } from './call.ts'
import type { CallState, OtherPerson } from './call-state.ts'

/** Who waits at the door, over everything else: the healer lets them in. */
export function Knocks({
  people,
  onAdmit,
}: {
  people: readonly OtherPerson[]
  onAdmit: (visitId: string) => Promise<unknown>
}) {
  const t = useTranslations('rooms.knock')
  const { run, busyWith } = useAction(onAdmit)
  const waiting = people.filter(({ state }) => state === 'waiting')
  return waiting.map(({ visit_u_id: visitId, name }) => (
    <div key={visitId} className={styles.knock} role="status">
      <Icon of={IconDoorEnter} />
      <b>{t('waits', { name })}</b>
      <Button variant="accent" small busy={busyWith === visitId} onClick={() => void run(visitId)}>
        {t('admit')}
      </Button>
    </div>
  ))
}

export function PeopleList({ state, call, isHost }: { state: CallState; call: Call; isHost: boolean }) {
  const t = useTranslations('rooms.in')
  const { run } = useAction(call.remove)
  async function remove({ visit_u_id: visitId, name }: OtherPerson) {
    const isSure = await confirm({
      title: t('removeAsk', { name }),
      words: t('removeWords'),
      confirmLabel: t('remove'),
    })
    if (isSure) await run(visitId)
  }
  return (
    <ul className={styles.people}>
      {state.me && <li>{t('youAre', { name: state.me.name })}</li>}
      {state.others
        .filter((person) => person.state === 'in')
        .map((person) => (
          <li key={person.visit_u_id}>
            <span>{person.name}</span>
            {person.status?.hand && <Icon of={IconHandStop} size="meta" />}
            {person.status && !person.status.microphone && <Icon of={IconMicrophoneOff} size="meta" />}
            {isHost && person.role === 'client' && (
              <Button variant="bare" small onClick={() => void remove(person)}>
                {t('remove')}
              </Button>
            )}
          </li>
        ))}
    </ul>
  )
}
