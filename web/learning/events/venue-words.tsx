import '../../messages/events-pages.ts'
import type { EventDetail } from '@newyou/contract/learning/events/events'
import { safeTarget } from '@newyou/contract/link-targets'
import { useTranslations } from 'use-intl'
import { useSite } from '../../page/site.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconMapPin } from '../../ui/icons.ts'
import styles from './venue-words.module.css'

/** Where people meet in person, and the way there on a map of the visitor's choice. */
export function VenueWords({ venue }: { venue: NonNullable<EventDetail['venue']> }) {
  const t = useTranslations('events-pages.detail')
  const { settings } = useSite()
  const map = safeTarget(venue.map_link, { hosts: settings.link_hosts })
  return (
    <address className={styles.venue}>
      <Icon of={IconMapPin} />
      <span>
        <strong>{venue.name}</strong>
        <span className="t2">{[venue.address, venue.city].join(', ')}</span>
        {map && (
          <a href={map} target="_blank" rel="noreferrer">
            {t('map')}
          </a>
        )}
      </span>
    </address>
  )
}
