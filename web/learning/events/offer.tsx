import '../../messages/events-pages.ts'
import type { EventDetail } from '@newyou/contract/learning/events/events'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { rupees } from '../../ui/format.ts'

/** Button label for a visitor without a seat, or why none is left. */
export function useOffer(event: EventDetail) {
  const t = useTranslations('events-pages.take')
  const price = rupees(event.price_paise)
  if (event.state === 'cancelled') return { closed: t('cancelled') }
  if (event.state === 'over') return { closed: t('over') }
  if (event.is_recorded)
    return { label: event.price_paise === 0 ? t('watchFree') : t('watchPaid', { price }) }
  if (event.seats_left === 0) return { closed: t('full'), words: t('fullWords') }
  return { label: event.price_paise === 0 ? t('enrolFree') : t('enrolPaid', { price }) }
}

export function ClosedOffer({ offer, isShort }: { offer: ReturnType<typeof useOffer>; isShort: boolean }) {
  return (
    <p>
      <b>{offer.closed}</b>
      {!isShort && offer.words && <span className="small t2"> {offer.words}</span>}
    </p>
  )
}

/** The button until it is known whether the client is enrolled. */
export function Waiting({ event }: { event: EventDetail }) {
  const offer = useOffer(event)
  return (
    <Button variant="primary" wide busy>
      {offer.label ?? offer.closed}
    </Button>
  )
}
