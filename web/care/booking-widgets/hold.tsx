import '../../messages/booking-widgets.ts'
import { slotHoldMinutes } from '@newyou/contract/business'
import { continuePath } from '@newyou/contract/care/booking-widgets'
import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { timeOfDay } from '../../ui/format.ts'
import { useLocalized } from '../../ui/locale-link.tsx'
import { Stack } from '../../ui/parts.tsx'
import { useVisitorZone } from '../../ui/visitor-time.tsx'

interface Choice {
  healerId: string
  serviceId: string
  placeId: string | undefined
  mode: MeetingMode
  at: string | undefined
}

/** The button that holds the chosen time, and then the link to where it is booked. */
export function Hold({ choice, words, onGone }: { choice: Choice; words: string; onGone: () => void }) {
  const t = useTranslations('booking-widgets')
  const locale = useLocale()
  const localized = useLocalized()
  const zone = useVisitorZone()
  const [held, setHeld] = useState<{ holdId: string; until: number }>()
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const goOn = useRef<HTMLAnchorElement>(null)
  const { healerId, serviceId, placeId, mode, at } = choice

  useEffect(() => {
    if (!held) return
    goOn.current?.focus()
    const timer = setTimeout(() => {
      setHeld(undefined)
      setFailure(t('over'))
    }, held.until - Date.now())
    return () => clearTimeout(timer)
  }, [held, t])

  async function hold() {
    if (!at) return
    setBusy(true)
    setFailure('')
    try {
      const { data } = await callApi('POST /api/website/slot-hold', {
        body: {
          healer_u_id: healerId,
          service_u_id: serviceId,
          ...(placeId && { place_u_id: placeId }),
          starts_at: at,
        },
      })
      setHeld({ holdId: data.hold_u_id, until: Date.parse(data.hold_until) })
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t('failed'))
      if (error instanceof ApiError && error.code === 'slotTaken') onGone()
    }
    setBusy(false)
  }

  async function release() {
    if (held)
      // It ends by itself anyway.
      await callApi('DELETE /api/website/slot-hold/{holdId}', { params: { holdId: held.holdId } }).catch(
        () => undefined,
      )
    setHeld(undefined)
    onGone()
  }

  if (held && at)
    return (
      <Stack above={3} role="status">
        <p>
          <b>{words}</b>: {t('held', { time: timeOfDay(held.until, zone, locale) })}
        </p>
        <p className="small t2">{t('heldHint', { count: slotHoldMinutes })}</p>
        <Button
          variant="accent"
          wide
          ref={goOn}
          href={localized(continuePath({ healerId, serviceId, placeId, mode, at, ...held }))}
          target="_blank"
          rel="noopener"
        >
          {t('goOn')}
        </Button>
        <Button variant="bare" onClick={() => void release()}>
          {t('other')}
        </Button>
      </Stack>
    )
  return (
    <Stack above={3}>
      {failure && <p role="alert">{failure}</p>}
      <Button variant="accent" wide busy={isBusy} disabled={!at} onClick={() => void hold()}>
        {t('hold')}
      </Button>
    </Stack>
  )
}
