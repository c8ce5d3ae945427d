import '../../messages/healers-places.ts'
import type { MeetingPlace } from '@newyou/contract/care/healers/places'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { IconMapPin } from '../../ui/icons.ts'
import layout from '../../ui/layout.module.css'

/** Where client and healer meet, with the way to a map; `room` is for the healer. */
export function PlaceLines({ of: place, room }: { of: MeetingPlace; room?: string | null }) {
  const t = useTranslations('healers-places')
  return (
    <div className={layout.person}>
      <Icon of={IconMapPin} />
      <span>
        <b>{place.name}</b>
        {room && `, ${room}`}
        <br />
        {[place.address, place.city].join(', ')}
        {place.map_link && (
          <>
            <br />
            <a href={place.map_link} target="_blank" rel="noreferrer">
              {t('map')}
            </a>
          </>
        )}
      </span>
    </div>
  )
}
