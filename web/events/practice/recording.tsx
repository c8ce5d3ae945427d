import '../../messages/events-hosting.ts'
import type { HostedEventDetail } from '@newyou/contract/events/hosted-events'
import { hostUploadsPath, mediaRules } from '@newyou/contract/media'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useErrorWords } from '../../api/error-words.ts'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { useUpload } from '../../session/use-upload.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import layout from '../../ui/layout.module.css'
import { StatePill } from '../../ui/state-pill.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import styles from './hosting.module.css'

const { accept, maxBytes } = mediaRules.film
const gigabytes = maxBytes / 1024 ** 3

/** The film that the host sent: it waits for our team, or was refused. */
function Sent({
  eventId,
  sent,
}: {
  eventId: string
  sent: NonNullable<HostedEventDetail['sent_recording']>
}) {
  const t = useTranslations('events-hosting.recording')
  const { at } = useWhen()
  const queries = useQueryClient()
  const withdraw = useAction(async () => {
    await callApi('DELETE /api/practice/event/{eventId}/recording', { params: { eventId } })
    await queries.invalidateQueries({ queryKey: ['practice', 'events'] })
  })
  const isRefused = sent.refused_because !== null
  return (
    <>
      <StatePill tone={isRefused ? 'bad' : 'info'}>{t(isRefused ? 'refused' : 'waits')}</StatePill>
      <p className="t2">{isRefused ? sent.refused_because : t('waitsWords', { when: at(sent.sent_at) })}</p>
      <div className={layout.cluster}>
        <Button variant="quiet" href={sent.address} target="_blank" rel="noreferrer">
          {t('watch')}
        </Button>
        <Button variant="bare" busy={withdraw.isBusy} onClick={() => void withdraw.run()}>
          {t('withdraw')}
        </Button>
      </div>
    </>
  )
}

/** Sends the film of an event in parts, so that a lost line costs no more than one of them. */
export default function OwnRecording({ event }: { event: HostedEventDetail }) {
  const t = useTranslations('events-hosting.recording')
  const wordsFor = useErrorWords()
  const queries = useQueryClient()
  const chooser = useRef<HTMLInputElement>(null)
  const { u_id: eventId, sent_recording: sent } = event
  const { state, send, refuse, pause, goOn, cancel } = useUpload(hostUploadsPath, async (upload_u_id) => {
    await callApi('POST /api/practice/event/{eventId}/recording', {
      params: { eventId },
      body: { upload_u_id },
    })
    await queries.invalidateQueries({ queryKey: ['practice', 'events'] })
  })
  const { error } = state.phase === 'idle' ? state : {}
  const isIdle = state.phase === 'idle'
  const percent = 'share' in state ? Math.floor(state.share * 100) : undefined
  return (
    <>
      {sent && <Sent eventId={eventId} sent={sent} />}
      {!sent && <p className="t2">{t('mayAdd')}</p>}
      {!isIdle && (
        <div className={styles.upload}>
          <p aria-live="polite" className={styles.file}>
            {state.phase === 'looking'
              ? t('checking', { name: state.name })
              : t(state.phase, { name: state.name, percent: percent ?? 0 })}
          </p>
          <progress aria-label={t('progress')} max={100} value={percent} />
        </div>
      )}
      <input
        ref={chooser}
        type="file"
        accept={accept}
        aria-label={t('choose')}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file && file.size > maxBytes)
            refuse(new ApiError(400, { message: t('tooLarge', { gigabytes }), code: 'fileRefused' }))
          else if (file) send(file)
          target.value = ''
        }}
      />
      {isIdle && (
        <>
          <Button variant="quiet" onClick={() => chooser.current?.click()}>
            {t(sent ? 'another' : 'choose')}
          </Button>
          <p className="small t3">{t('rules', { gigabytes })}</p>
        </>
      )}
      {(state.phase === 'sending' || state.phase === 'paused') && (
        <div className={layout.cluster}>
          <Button variant="quiet" onClick={state.phase === 'sending' ? pause : goOn}>
            {t(state.phase === 'sending' ? 'pause' : 'goOn')}
          </Button>
          <Button variant="bare" onClick={cancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
      <FormFailure>{error ? wordsFor(error) : undefined}</FormFailure>
    </>
  )
}
