import '../../messages/events-pages.ts'
import type { EventDetail } from '@newyou/contract/learning/events/events'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { urls } from '../../urls.ts'
import { ClosedOffer, useOffer, Waiting } from './offer.tsx'

/** Its code comes to clients only. */
const ClientSeat = lazy(() => import('./client-seat.tsx'))

/** Enrols for a seat or a recording; a client who is enrolled gets the joining link instead. */
export function EnrolButton({ event, isShort = false }: { event: EventDetail; isShort?: boolean }) {
  const t = useTranslations('events-pages.take')
  const session = useSession()
  const { pathname } = useLocation()
  const offer = useOffer(event)
  if (session && session.role !== 'client')
    return isShort ? null : <p className="small t2">{t('asHealer')}</p>
  if (session)
    return (
      <Suspense fallback={<Waiting event={event} />}>
        <ClientSeat event={event} isShort={isShort} />
      </Suspense>
    )
  if (offer.label === undefined) return <ClosedOffer offer={offer} isShort={isShort} />
  return (
    <Button variant="primary" wide to={urls.login(pathname)}>
      {offer.label}
    </Button>
  )
}
