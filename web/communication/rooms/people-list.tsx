import '../../messages/rooms.ts'
import '../../messages/rooms-call.ts'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconDoorEnter, IconHandStop, IconMicrophoneOff } from '../../ui/icons.ts'
import { confirm } from '../../ui/overlay-store.ts'
import { useNow } from '../../ui/visitor-time.tsx'
import type { Call } from './call.ts'
import type { CallState, OtherPerson } from './call-state.ts'
import styles from './notes.module.css'
import type { KnownRoom } from './queries.ts'

/** People waiting to enter, above all else: the healer admits them. */
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

/** In a big room the audience sees who speaks, and how many are there. */
export function PeopleList({ state, call, room }: { state: CallState; call: Call; room: KnownRoom }) {
  const t = useTranslations('rooms.in')
  const { run } = useAction(call.remove)
  const speaking = useAction(call.letSpeak)
  const isHost = room.role === 'healer'
  const isBig = room.carrier === 'livekit'
  async function remove({ visit_u_id: visitId, name }: OtherPerson) {
    const isSure = await confirm({
      title: t('removeAsk', { name }),
      words: t('removeWords'),
      confirmLabel: t('remove'),
    })
    if (isSure) await run(visitId)
  }
  return (
    <>
      {isBig && <p className="t2">{t('count', { count: state.peopleCount })}</p>}
      <ul className={styles.people}>
        {state.me && <li>{t('youAre', { name: state.me.name })}</li>}
        {state.others
          .filter((person) => person.state === 'in')
          .map((person) => (
            <li key={person.visit_u_id}>
              <span className={styles.personName}>{person.name}</span>
              {person.status?.hand && <Icon of={IconHandStop} size="meta" />}
              {isBig && isHost && person.role === 'client' && (
                <Button
                  variant="bare"
                  small
                  busy={speaking.busyWith?.visitId === person.visit_u_id}
                  onClick={() =>
                    void speaking.run({ visitId: person.visit_u_id, isAllowed: !person.may_speak })
                  }
                >
                  {t(person.may_speak ? 'stopSpeaking' : 'letSpeak')}
                </Button>
              )}
              {person.may_speak && person.status && !person.status.microphone && (
                <Icon of={IconMicrophoneOff} size="meta" />
              )}
              {isHost && person.role === 'client' && (
                <Button variant="bare" small onClick={() => void remove(person)}>
                  {t('remove')}
                </Button>
              )}
            </li>
          ))}
      </ul>
      {isHost && room.event && <MuteAll state={state} call={call} />}
      {room.is_host && room.event && <EndForAll room={room} call={call} />}
    </>
  )
}

/** Offered while somebody of the audience has a microphone on. */
function MuteAll({ state, call }: { state: CallState; call: Call }) {
  const t = useTranslations('rooms-call.mutes')
  const isHeard = state.others.some(({ role, status }) => role === 'client' && status?.microphone)
  if (!isHeard) return null
  return (
    <Button variant="quiet" small onClick={call.muteAll}>
      <Icon of={IconMicrophoneOff} />
      {t('all')}
    </Button>
  )
}

/** Offered once the event has begun. */
function EndForAll({ room, call }: { room: KnownRoom; call: Call }) {
  const t = useTranslations('rooms.in')
  const now = useNow()
  const { run, isBusy } = useAction(call.endForAll)
  async function end() {
    const isSure = await confirm({ title: t('endAsk'), words: t('endWords'), confirmLabel: t('end') })
    if (isSure) await run()
  }
  if (now - room.clockAhead < Date.parse(room.starts_at)) return null
  return (
    <Button variant="quiet" small busy={isBusy} onClick={() => void end()}>
      {t('end')}
    </Button>
  )
}
