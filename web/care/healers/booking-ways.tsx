import { payByOf } from '@newyou/contract/care/appointments/pay-later'
import type { HealerDetail } from '@newyou/contract/care/healers/healers'
import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import type { PublicService } from '@newyou/contract/care/healers/services'
import { useEffect, useEffectEvent } from 'react'
import { useSite } from '../../page/site.ts'
import { useSession } from '../../session/session.ts'
import { useNow } from '../../ui/visitor-time.tsx'
import { PayChoice } from './pay-choice.tsx'
import { Repeat } from './repeat.tsx'
import type { useBooking } from './use-booking.ts'

/** When a chosen session is paid, and whether it is repeated, where the healer lets clients choose. */
export default function BookingWays({
  healer,
  service,
  at,
  mode,
  placeId,
  paysLater,
  isRepeating,
  booking,
  onChoose,
  onRepeat,
}: {
  healer: HealerDetail
  service: PublicService
  at: string
  mode: MeetingMode
  placeId: string | undefined
  paysLater: boolean
  isRepeating: boolean
  booking: Pick<ReturnType<typeof useBooking>, 'checkDescription' | 'description'>
  /** Empty: paid now. */
  onChoose: (part: { pay: 'later' | '' }) => void
  onRepeat: (isOpen: boolean) => void
}) {
  const now = useNow()
  const payBy = payByOf(at, useSite().settings.pay_later_hours, now)
  const isTooNear = paysLater && payBy === undefined
  const payNow = useEffectEvent(() => onChoose({ pay: '' }))
  useEffect(() => {
    if (isTooNear) payNow()
  }, [isTooNear])
  const canRepeat = useSession()?.role === 'client' && healer.takes_series && service.price_paise > 0
  const isStuck = isRepeating && !canRepeat
  const once = useEffectEvent(() => onRepeat(false))
  useEffect(() => {
    if (isStuck) once()
  }, [isStuck])
  return (
    <>
      {service.pays_later && payBy !== undefined && !isRepeating && (
        <PayChoice
          payBy={payBy}
          isLater={paysLater}
          onChoose={(isLater) => onChoose({ pay: isLater ? 'later' : '' })}
        />
      )}
      {canRepeat && (
        <Repeat
          wanted={{
            healer_u_id: healer.u_id,
            service_u_id: service.u_id,
            ...(placeId && { place_u_id: placeId }),
            mode,
            starts_at: at,
          }}
          isOpen={isRepeating}
          onOpen={onRepeat}
          describe={() => (booking.checkDescription() ? booking.description.trim() : undefined)}
        />
      )}
    </>
  )
}
