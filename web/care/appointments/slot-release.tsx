import '../../messages/appointments.ts'
import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import type { CancelPreview } from '@newyou/contract/care/appointments/cancel-preview'
import { refundPercent } from '@newyou/contract/care/appointments/policy'
import { refusalReason } from '@newyou/contract/care/appointments/rules'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { rupees } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { Card } from '../../ui/parts.tsx'
import { useNow } from '../../ui/visitor-time.tsx'
import { ChangePanel } from './change-panel.tsx'
import { appointmentQueries } from './queries.ts'
import { useChanges } from './use-changes.ts'

/** Where cancelling gives all back, there is nothing to gain by finding another. */
export function useMayRelease(appointment: Appointment) {
  const now = useNow()
  const { policy } = appointment
  return (
    !refusalReason('client', 'release', appointment, policy, now) &&
    refundPercent('client', appointment, policy, now) < 100
  )
}

function otherwise(
  { refund_paise, is_free_session_back, is_pack_session_back }: CancelPreview,
  of: Appointment,
) {
  if (refund_paise > 0 || is_free_session_back || is_pack_session_back) return 'money'
  return of.is_free ? 'free' : of.session_pack_u_id ? 'pack' : 'none'
}

/** Explains the release of a time, with its button. */
export function ReleasePanel({ appointment, onKeep }: { appointment: Appointment; onKeep: () => void }) {
  const t = useTranslations('appointments.release')
  const { press, busy } = useChanges()
  const { u_id: appointmentId } = appointment
  const { data: preview } = useQuery(appointmentQueries.cancelPreview(appointmentId))
  return (
    <ChangePanel title={t('title')} isOpened>
      <p>{t('words')}</p>
      {preview && (
        <p>
          {t('otherwise', { back: otherwise(preview, appointment), price: rupees(preview.refund_paise) })}
        </p>
      )}
      <p className="t2">{t('takeBack')}</p>
      <div className={layout.cluster}>
        <Button
          variant="primary"
          busy={busy === 'release'}
          onClick={() =>
            void press(
              'release',
              () =>
                callApi('POST /api/website/appointment/{appointmentId}/release', {
                  params: { appointmentId },
                }),
              t('given'),
            ).then(onKeep)
          }
        >
          {t('action')}
        </Button>
        <Button variant="bare" onClick={onKeep}>
          {t('keep')}
        </Button>
      </div>
    </ChangePanel>
  )
}

/** A time that was released and is offered to others. */
export function Released({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('appointments.release')
  const now = useNow()
  const { press, busy } = useChanges()
  const { u_id: appointmentId, release: given, policy } = appointment
  return (
    <Card tone="warn" size="small" start gap={2} role="status">
      <b>{t('offered')}</b>
      <p>{t('offeredWords', { percent: given?.percent ?? 0 })}</p>
      {!refusalReason('client', 'take-back', appointment, policy, now) && (
        <Button
          variant="quiet"
          busy={busy === 'take-back'}
          onClick={() =>
            void press(
              'take-back',
              () =>
                callApi('POST /api/website/appointment/{appointmentId}/take-back', {
                  params: { appointmentId },
                }),
              t('taken'),
            )
          }
        >
          {t('take')}
        </Button>
      )}
    </Card>
  )
}
