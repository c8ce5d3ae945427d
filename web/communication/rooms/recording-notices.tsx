import '../../messages/rooms.ts'
import '../../messages/rooms-recording.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { confirm } from '../../ui/overlay-store.ts'
import type { Call } from './call.ts'
import styles from './notes.module.css'
import type { KnownRoom } from './queries.ts'
import { useStore } from './store.ts'

interface RecordingProps {
  room: KnownRoom
  call: Call
}

/** The sign of a recording, over the controls for as long as it runs, and what there is to decide about it. */
export function RecordingNotices(props: RecordingProps) {
  return props.room.event ? <OfEvent {...props} /> : <OfSession {...props} />
}

function Sign({ isOn, words, children }: { isOn?: boolean; words: string; children?: ReactNode }) {
  return (
    <div className={styles.notice} data-recording={isOn || undefined} role="status">
      <p>
        {isOn && <span className={styles.recordDot} aria-hidden="true" />}
        {words}
      </p>
      {children && <span className={layout.cluster}>{children}</span>}
    </div>
  )
}

function OfEvent({ room, call }: RecordingProps) {
  const t = useTranslations('rooms-recording.event')
  const { recording } = useStore(call.store)
  const { run, isBusy } = useAction(call.recording.stopEvent)
  if (!recording) return null
  const { state } = recording
  const mayStop = room.role === 'healer' && (state === 'announced' || state === 'recording')
  async function stop() {
    const isSure =
      state === 'announced' ||
      (await confirm({ title: t('stopAsk'), words: t('stopWords'), confirmLabel: t('stop') }))
    if (isSure) await run()
  }
  return (
    <Sign
      isOn={state === 'recording' || state === 'stopping'}
      words={t(state === 'recording' ? 'on' : state)}
    >
      {mayStop && (
        <Button variant="quiet" small busy={isBusy} onClick={() => void stop()}>
          {t(state === 'announced' ? 'cancel' : 'stop')}
        </Button>
      )}
    </Sign>
  )
}

function OfSession({ room, call }: RecordingProps) {
  const t = useTranslations('rooms-recording.session')
  const close = useTranslations('rooms.in')
  const { sessionRecording: recording, recorded } = useStore(call.store)
  const answering = useAction(call.recording.answer)
  const ending = useAction(call.recording.end)
  const { name } = room.other
  if (!recording) return null
  const { u_id: id, state, is_mine: isMine } = recording
  const button = (words: string, onPress: () => unknown, variant: 'quiet' | 'accent' = 'quiet') => (
    <Button variant={variant} small busy={answering.isBusy || ending.isBusy} onClick={() => void onPress()}>
      {words}
    </Button>
  )
  if (state === 'asked')
    return isMine ? (
      <Sign words={t('waiting', { name })}>{button(t('withdraw'), () => ending.run(id))}</Sign>
    ) : (
      <Sign words={t('asked', { name })}>
        {button(t('refuse'), () => answering.run({ id, agrees: false }))}
        {button(t('agree'), () => answering.run({ id, agrees: true }), 'accent')}
      </Sign>
    )
  if (state === 'agreed' || state === 'recording')
    return (
      <Sign isOn={state === 'recording'} words={t(state === 'recording' ? 'on' : 'starting')}>
        {button(t('stop'), () => ending.run(id))}
      </Sign>
    )
  const isRefused = state === 'refused'
  // The refuser knows already, and a withdrawn request needs no notice.
  if (isRefused && !isMine) return null
  return (
    <Sign words={isRefused ? t('refused', { name }) : t((isMine && recorded) || 'stopped')}>
      {button(close('settingsClose'), call.recording.dismiss)}
    </Sign>
  )
}
