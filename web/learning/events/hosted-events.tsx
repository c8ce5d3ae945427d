import '../../messages/events-enrolment.ts'
import type { HostedEvent } from '@newyou/contract/learning/events/hosted-events'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { practiceUrls } from '../../practice-urls.ts'
import { Button } from '../../ui/button.tsx'
import { longDay, timeSpan } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconVideo } from '../../ui/icons.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Row, Section, Stack } from '../../ui/parts.tsx'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { langOf } from './event-words.ts'
import { hostedQueries } from './practice/queries.ts'

/** In the practice: the coming events of this host or co-host. Nothing when there are none. */
export function HostedEvents({ title }: { title?: string }) {
  const t = useTranslations('events-enrolment.hosted')
  const { data: events = [] } = useQuery(hostedQueries.coming())
  if (events.length === 0) return null
  return (
    <Section>
      <h2>{title ?? t('title')}</h2>
      <ul>
        {events.map((event) => (
          <Row key={event.u_id} shape="line">
            <Hosted event={event} />
          </Row>
        ))}
      </ul>
    </Section>
  )
}

function Hosted({ event }: { event: HostedEvent }) {
  const t = useTranslations('events-enrolment.hosted')
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  const { title, u_id: eventId, venue, seats, enrolled } = event
  const { from, to } = timeSpan(event.starts_at, event.ends_at, zone, locale)
  return (
    <>
      <Stack gap={1}>
        {event.is_host ? (
          <LocaleLink to={practiceUrls.event(eventId)} lang={langOf(title)}>
            <b>{title}</b>
          </LocaleLink>
        ) : (
          <b lang={langOf(title)}>{title}</b>
        )}
        {!event.is_host && <p className="small t2">{t('coHost')}</p>}
        <p className="small t2">
          {t('when', { day: longDay(event.starts_at, zone, locale, now), from, to })}
        </p>
        <p className="small t2">
          {seats === null ? t('enrolled', { enrolled }) : t('ofSeats', { enrolled, seats })}
        </p>
      </Stack>
      {venue && <p className="small t2">{t('at', { name: venue.name, city: venue.city })}</p>}
      <HostLink event={event} />
    </>
  )
}

/** Where the host joins, or when that will be possible. */
export function HostLink({
  event: { join, title, u_id: eventId },
}: {
  event: Pick<HostedEvent, 'join' | 'title' | 'u_id'>
}) {
  const t = useTranslations('events-enrolment.hosted')
  if (!join) return null
  if (!join.address) return <p className="small t3">{t('opens')}</p>
  return (
    <Button
      variant="accent"
      {...(join.is_room
        ? { to: urls.room(eventId), reloadDocument: true }
        : { href: join.address, target: '_blank', rel: 'noreferrer' })}
    >
      <Icon of={IconVideo} />
      {t('join')}
      <span className="sr-only">: {title}</span>
    </Button>
  )
}
