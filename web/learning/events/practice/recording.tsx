import '../../../messages/events-hosting.ts'
import { hostUploadsPath, mediaRules } from '@newyou/contract/foundation/media'
import type { HostedEventDetail } from '@newyou/contract/learning/events/hosted-events'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAction } from '../../../api/use-action.ts'
import { callApi } from '../../../session/call-api.ts'
import { useUpload } from '../../../session/use-upload.ts'
import { Button } from '../../../ui/button.tsx'
import { FileUpload } from '../../../ui/file-upload.tsx'
import layout from '../../../ui/layout.module.css'
import { StatePill } from '../../../ui/state-pill.tsx'
import { useWhen } from '../../../ui/visitor-time.tsx'

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
  const queries = useQueryClient()
  const { u_id: eventId, sent_recording: sent } = event
  const upload = useUpload(hostUploadsPath, async (upload_u_id) => {
    await callApi('POST /api/practice/event/{eventId}/recording', {
      params: { eventId },
      body: { upload_u_id },
    })
    await queries.invalidateQueries({ queryKey: ['practice', 'events'] })
  })
  return (
    <>
      {sent && <Sent eventId={eventId} sent={sent} />}
      {!sent && <p className="t2">{t('mayAdd')}</p>}
      <FileUpload
        upload={upload}
        accept={accept}
        maxBytes={maxBytes}
        label={t('choose')}
        choose={t(sent ? 'another' : 'choose')}
      >
        <p className="small t3">{t('rules', { gigabytes })}</p>
      </FileUpload>
    </>
  )
}
