import type { HealerDetail } from '@newyou/contract/care/healers/healers'
import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import type { PublicService } from '@newyou/contract/care/healers/services'
import { lazy, Suspense } from 'react'
import { ServicePicker } from './service-picker.tsx'

/** Only for clients: it asks for what they have paid in advance. */
const PackToUse = lazy(() => import('../session-packs/pack-to-use.tsx'))

/** Of a further service, whose times may all be taken. */
const ServiceWaitlist = lazy(() => import('./service-waitlist.tsx'))

/** Few book for somebody else. */
const ForWhom = lazy(() => import('../../people/dependants/for-whom.tsx'))

/** Few sessions are held in person. */
const PlacePicker = lazy(() => import('./place-picker.tsx'))

/** What few visitors of a healer choose before a time: a service, for whom, and the pack that pays. */
export default function PickerExtras({
  healer,
  service,
  mode,
  placeId,
  pack,
  isClient,
  onChoose,
}: {
  healer: HealerDetail
  service: PublicService
  mode: MeetingMode
  placeId: string | undefined
  pack: string | undefined
  isClient: boolean
  /** An empty value takes the choice away. */
  onChoose: (part: {
    service?: string
    at?: string
    mode?: MeetingMode
    place?: string
    pack?: string
  }) => void
}) {
  return (
    <>
      {healer.services.length > 1 && (
        <ServicePicker
          services={healer.services}
          chosen={service.u_id}
          onChoose={(serviceId) => onChoose({ service: serviceId, at: '', pack: '' })}
        />
      )}
      {service.places.length > 0 && (
        <Suspense>
          <PlacePicker service={service} mode={mode} placeId={placeId} onChoose={onChoose} />
        </Suspense>
      )}
      {isClient && !pack && (
        <Suspense>
          <ForWhom />
        </Suspense>
      )}
      {isClient && service.u_id !== healer.u_id && (
        <Suspense>
          <ServiceWaitlist healer={healer} service={service} />
        </Suspense>
      )}
      {isClient && (
        <Suspense>
          <PackToUse
            healerId={healer.u_id}
            serviceId={service.u_id}
            chosen={pack}
            onChoose={(packId) => onChoose({ pack: packId })}
          />
        </Suspense>
      )}
    </>
  )
}
