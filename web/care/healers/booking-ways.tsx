import { payByOf } from '@newyou/contract/care/appointments/pay-later'
import type { HealerDetail } from '@newyou/contract/care/healers/healers'
import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import type { PublicService } from '@newyou/contract/care/healers/services'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useSite } from '../../page/site.ts'
import { useSession } from '../../session/session.ts'
import { useNow } from '../../ui/visitor-time.tsx'
import { BookTogether } from './book-together.tsx'
import { PayChoice } from './pay-choice.tsx'
import { Repeat } from './repeat.tsx'
import type { useBooking } from './use-booking.ts'

export type Way = 'once' | 'series' | 'together'

/** When a chosen session is paid, whether it is repeated, and who comes, where the healer lets clients choose. */
export default function BookingWays({
  healer,
  service,
  at,
  mode,
  placeId,
  paysLater,
  way,
  booking,
  onChoose,
  onWay,
}: {
  healer: HealerDetail
  service: PublicService
  at: string
  mode: MeetingMode
  placeId: string | undefined
  paysLater: boolean
  way: Way
  booking: Pick<ReturnType<typeof useBooking>, 'checkDescription' | 'description'>
  /** Empty: paid now. */
  onChoose: (part: { pay: 'later' | '' }) => void
  onWay: (way: Way) => void
}) {
  const [query] = useSearchParams()
  /** Sessions paid for in advance, if they pay. */
  const pack = query.get('pack') ?? undefined
  const now = useNow()
  const payBy = payByOf(at, useSite().settings.pay_later_hours, now)
  const isTooNear = paysLater && payBy === undefined
  const payNow = useEffectEvent(() => onChoose({ pay: '' }))
  useEffect(() => {
    if (isTooNear) payNow()
  }, [isTooNear])
  // A series is for oneself.
  const isClient = useSession()?.role === 'client'
  const canRepeat = isClient && healer.takes_series && service.price_paise > 0 && !query.has('for')
  const canTogether = service.people_max > 1
  const isStuck = (way === 'series' && !canRepeat) || (way === 'together' && !canTogether)
  const once = useEffectEvent(() => onWay('once'))
  const wanted = {
    healer_u_id: healer.u_id,
    service_u_id: service.u_id,
    ...(placeId && { place_u_id: placeId }),
    mode,
    starts_at: at,
  }
  const describe = () => (booking.checkDescription() ? booking.description.trim() : undefined)
  const isOnlyTogether = service.people_min > 1
  useEffect(() => {
    if (isStuck) once()
  }, [isStuck])
  return (
    <>
      {!pack && service.pays_later && payBy !== undefined && way === 'once' && !isOnlyTogether && (
        <PayChoice
          payBy={payBy}
          isLater={paysLater}
          onChoose={(isLater) => onChoose({ pay: isLater ? 'later' : '' })}
        />
      )}
      {canRepeat && way !== 'together' && !isOnlyTogether && (
        <Repeat
          wanted={wanted}
          pack={pack}
          isOpen={way === 'series'}
          onOpen={(isOpen) => onWay(isOpen ? 'series' : 'once')}
          describe={describe}
        />
      )}
      {canTogether && way !== 'series' && (
        <BookTogether
          wanted={wanted}
          service={service}
          isOpen={way === 'together'}
          onOpen={(isOpen) => onWay(isOpen ? 'together' : 'once')}
          describe={describe}
        />
      )}
    </>
  )
}
