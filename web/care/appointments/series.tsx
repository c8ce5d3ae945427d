import '../../messages/appointments-series.ts'
import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { practiceUrls } from '../../practice-urls.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Stack, Toolbar } from '../../ui/parts.tsx'
import { PriceRows } from '../../ui/price-rows.tsx'
import { useNow, useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { AppointmentPill } from './appointment-words.tsx'
import { ChangePanel } from './change-panel.tsx'
import { useChanges } from './use-changes.ts'

type Side = 'client' | 'healer'
type InSeries = Pick<Appointment, 'u_id' | 'series' | 'state' | 'starts_at'>

/** The sessions that were booked together with this one, and the way to cancel it with all after it. */
export default function Series({ of: appointment, side }: { of: InSeries; side: Side }) {
  const { series } = appointment
  return series && <SeriesList of={appointment} series={series} side={side} />
}

function SeriesList({
  of: { u_id: id, state, starts_at: startsAt },
  series,
  side,
}: {
  of: InSeries
  series: NonNullable<Appointment['series']>
  side: Side
}) {
  const t = useTranslations('appointments-series')
  const { at } = useWhen()
  const now = useNow()
  const [isCancelling, setCancelling] = useState(false)
  const params = { seriesId: series.u_id }
  const { data: sessions = [] } = useQuery({
    queryKey: [side === 'client' ? 'appointments' : 'practice', 'series', series.u_id],
    queryFn: async ({ signal }) =>
      side === 'client'
        ? (await callApi('GET /api/website/appointment-series/{seriesId}', { params, signal })).data
        : (await callApi('GET /api/practice/appointment-series/{seriesId}', { params, signal })).data,
  })
  const pageOf = side === 'client' ? urls.appointment : practiceUrls.appointment
  const mayCancel = state === 'confirmed' && Date.parse(startsAt) > now && series.number < series.count
  return (
    <Stack as="section" gap={4} above={7}>
      <h2>{t('ofSeries', series)}</h2>
      <Stack as="ol" gap={2} width="form" aria-label={t('list')}>
        {sessions.map((one) => (
          <li key={one.u_id}>
            <Toolbar ends="both">
              {one.u_id === id ? (
                <span>
                  <b>{at(one.starts_at)}</b> <span className="small t2">{t('this')}</span>
                </span>
              ) : (
                <LocaleLink to={pageOf(one.u_id)}>{at(one.starts_at)}</LocaleLink>
              )}
              <AppointmentPill of={{ ...one, payment_state: 'none' }} />
            </Toolbar>
          </li>
        ))}
      </Stack>
      {mayCancel && !isCancelling && (
        <Toolbar>
          <Button variant="quiet" onClick={() => setCancelling(true)}>
            {t('cancel')}
          </Button>
        </Toolbar>
      )}
      {mayCancel && isCancelling && (
        <CancelFollowing id={id} side={side} onKeep={() => setCancelling(false)} />
      )}
    </Stack>
  )
}

function CancelFollowing({ id, side, onKeep }: { id: string; side: Side; onKeep: () => void }) {
  const t = useTranslations('appointments-series')
  const { change } = useChanges()
  const params = { appointmentId: id }
  const { data: preview, refetch } = useQuery({
    queryKey: ['appointments', 'cancel-following', id],
    enabled: side === 'client',
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await callApi('GET /api/website/appointment/{appointmentId}/cancel-following', { params, signal }))
        .data,
  })
  const { run, isBusy, failure } = useAction(
    () =>
      change(async () => {
        if (side === 'healer') {
          const { data } = await callApi('POST /api/practice/appointment/{appointmentId}/cancel-following', {
            params,
          })
          return { message: t('cancelled', { count: data.sessions }) }
        }
        const { refund_paise = 0, sessions = 1 } = preview ?? {}
        await callApi('POST /api/website/appointment/{appointmentId}/cancel-following', {
          params,
          body: { refund_paise, sessions },
        })
        return { message: t('cancelled', { count: sessions }) }
      }),
    { shows: 'failure', onFailure: () => refetch() },
  )
  const kept = preview?.kept_paise ?? 0
  return (
    <ChangePanel title={t('cancelTitle')} isOpened>
      <p className="t2">
        {side === 'healer' ? t('cancelHealer') : preview && t('cancelWords', { count: preview.sessions })}
      </p>
      {preview && preview.refund_paise + kept > 0 && (
        <PriceRows
          rows={kept > 0 ? [{ label: t('kept'), paise: kept, kind: 'quiet' }] : []}
          totalLabel={t('back')}
          totalPaise={preview.refund_paise}
        />
      )}
      <FormFailure>{failure}</FormFailure>
      <Toolbar>
        <Button
          variant="primary"
          busy={isBusy}
          disabled={side === 'client' && !preview}
          onClick={() => void run()}
        >
          {t('cancel')}
        </Button>
        <Button variant="bare" onClick={onKeep}>
          {t('keep')}
        </Button>
      </Toolbar>
    </ChangePanel>
  )
}
