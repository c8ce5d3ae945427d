import { paisePerRupee } from '@newyou/contract/business'
import type { EventDetail } from '@newyou/contract/learning/events/events'
import { brandName } from '../../ui/brand-name.ts'
import { urls } from '../../urls.ts'
import { endOf } from './event-words.ts'

/** Structured data of an event: schema.org Event, or the film when it was recorded. */
export function eventData(event: EventDetail, origin: string) {
  const { kind, u_id, title, lead, host, venue, starts_at, minutes, image, price_paise: price, state } = event
  const address = `${origin}${urls.event(kind, u_id)}`
  const pictures = image ? [`${origin}${image.cover}-1280.webp`] : []
  const offer = {
    '@type': 'Offer',
    url: address,
    price: (price / paisePerRupee).toFixed(2),
    priceCurrency: 'INR',
    availability: event.seats_left === 0 ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
  }
  if (event.is_recorded)
    return {
      '@type': 'VideoObject',
      name: title,
      description: lead,
      thumbnailUrl: pictures,
      uploadDate: endOf(event),
      duration: `PT${minutes}M`,
      isAccessibleForFree: price === 0,
      offers: offer,
    }
  return {
    '@type': 'Event',
    name: title,
    description: lead,
    startDate: starts_at,
    endDate: endOf(event),
    eventStatus: `https://schema.org/${state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${venue ? 'Offline' : 'Online'}EventAttendanceMode`,
    location: venue
      ? {
          '@type': 'Place',
          name: venue.name,
          address: {
            '@type': 'PostalAddress',
            streetAddress: venue.address,
            addressLocality: venue.city,
            addressCountry: 'IN',
          },
        }
      : { '@type': 'VirtualLocation', url: address },
    image: pictures,
    performer: { '@type': 'Person', name: host.full_name },
    organizer: { '@type': 'Organization', name: brandName, url: origin },
    isAccessibleForFree: price === 0,
    offers: offer,
  }
}
