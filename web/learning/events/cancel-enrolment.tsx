import '../../messages/events-enrolment.ts'
import type { EnrolmentRefund } from '@newyou/contract/learning/events/enrolments'
import type { EventCard, EventKind } from '@newyou/contract/learning/events/events'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useErrorWords } from '../../api/error-words.ts'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { changeHere } from '../../session/own-change.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { timeOfDay } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { useLocalized } from '../../ui/locale-link.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { Card, Stack } from '../../ui/parts.tsx'
import { PriceRows } from '../../ui/price-rows.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { eventQueries } from './queries.ts'

/** While an enrolment can be cancelled: until when, and the button that first shows the refund. */
export function CancelEnrolment({
  event,
  until,
}: {
  event: Pick<EventCard, 'kind' | 'u_id' | 'price_paise'>
  until: string | null
}) {
  const t = useTranslations('events-enrolment.back')
  const locale = useLocale()
  const { day, zone, now } = useWhen()
  const [isOpen, setOpen] = useState(false)
  if (until === null || Date.parse(until) <= now) return null
  return (
    <Stack start gap={1}>
      <p className="small t2">
        {event.price_paise === 0
          ? t('untilFree')
          : t('until', { day: day(until), time: timeOfDay(until, zone, locale) })}
      </p>
      <Button
        variant="bare"
        small
        className={layout.flush}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('action')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('title')}>
        {isOpen && <Asked kind={event.kind} eventId={event.u_id} onClose={() => setOpen(false)} />}
      </Dialog>
    </Stack>
  )
}

function Asked({ kind, eventId, onClose }: { kind: EventKind; eventId: string; onClose: () => void }) {
  const t = useTranslations('events-enrolment.back')
  const wordsFor = useErrorWords()
  const client = useQueryClient()
  const navigate = useNavigate()
  const localized = useLocalized()
  const query = useQuery(eventQueries.refundPreview(eventId))
  const [changed, setChanged] = useState<EnrolmentRefund>()
  const preview = changed ?? query.data
  const cancelling = useAction(
    async ({ refund_paise }: EnrolmentRefund) => {
      changeHere()
      await callApi('POST /api/website/event-give-back/{u_id}', {
        params: { u_id: eventId },
        body: { refund_paise },
      })
      onClose()
      toast({ tone: 'ok', words: t('done') })
      // Joining is closed now; the client can enrol again on the page of the event.
      await navigate(localized(urls.event(kind, eventId)))
      for (const key of ['events', 'orders', 'profile', 'wallet'])
        void client.invalidateQueries({ queryKey: [key] })
    },
    {
      shows: 'failure',
      onFailure(error) {
        // The answer carries the refund as it is now.
        if (error instanceof ApiError && error.code === 'refundChanged')
          setChanged(error.data as EnrolmentRefund)
      },
    },
  )
  const said = cancelling.failure ?? (query.error ? wordsFor(query.error) : undefined)

  return (
    <>
      <Stack above={3}>
        {preview ? (
          <WhatGoesBack preview={preview} />
        ) : (
          !said && (
            <div aria-busy="true">
              <SkeletonLine />
              <SkeletonLine width="most" />
            </div>
          )
        )}
        {said && (
          <Card as="p" tone="bad" size="small" role="alert">
            {said}
          </Card>
        )}
      </Stack>
      <DialogActions>
        <Button variant="bare" onClick={onClose}>
          {t('keep')}
        </Button>
        {preview && (
          <Button variant="primary" busy={cancelling.isBusy} onClick={() => void cancelling.run(preview)}>
            {t('action')}
          </Button>
        )}
      </DialogActions>
    </>
  )
}

/** In exact rupees, and where each part goes. */
function WhatGoesBack({ preview }: { preview: EnrolmentRefund }) {
  const t = useTranslations('events-enrolment.back')
  const whole = preview.refund_paise + preview.coupon_paise
  if (whole === 0) return <p className="t2">{t('free')}</p>
  const rows = [
    { label: t('gateway'), note: t('gatewayNote'), paise: preview.gateway_paise },
    { label: t('desk'), paise: preview.desk_paise },
    { label: t('wallet'), note: t('now'), paise: preview.wallet_paise },
    { label: t('points'), note: t('now'), paise: preview.life_points_paise },
    { label: t('coupon'), paise: preview.coupon_paise, kind: 'quiet' as const },
  ].filter(({ paise }) => paise > 0)
  return (
    <>
      <p className="t2">{t('all')}</p>
      <PriceRows rows={rows} totalLabel={t('total')} totalPaise={preview.refund_paise} />
    </>
  )
}
