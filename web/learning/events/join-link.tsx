import '../../messages/events-enrolment.ts'
import type { MyEvent, MyEventDetail } from '@newyou/contract/learning/events/my-events'
import { useLocale, useTranslations } from 'use-intl'
import { useFile } from '../../session/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { daysBetween, timeOfDay } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconCalendarPlus, IconVideo } from '../../ui/icons.ts'
import { Section, Stack } from '../../ui/parts.tsx'
import { useNow, useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { langOf } from './event-words.ts'
import styles from './join-screen.module.css'
import { VenueWords } from './venue-words.tsx'

/** The next step: wait, join, or that it is over. The server opens the room, so its answer decides. */
export function JoinLink({ event }: { event: MyEventDetail }) {
  const t = useTranslations('events-enrolment.join')
  const { state, join, venue } = event
  if (state === 'cancelled') return <Told title={t('cancelled')} words={t('cancelledWords')} />
  if (state !== 'upcoming') return <Told title={t('over')} words={t('overWords')} />
  if (venue)
    return (
      <Stack gap={2} start className={styles.told}>
        <h2>{t('offline')}</h2>
        <VenueWords venue={venue} />
      </Stack>
    )
  if (join?.address)
    return (
      <Stack gap={2} start role="status" className={styles.told}>
        <h2>{t('open')}</h2>
        <p className="t2">{t(join.is_room ? 'openRoom' : 'openWords')}</p>
        {join.is_room ? (
          <Button variant="accent" to={urls.room(event.u_id)} reloadDocument>
            <Icon of={IconVideo} />
            {t('enter')}
          </Button>
        ) : (
          <Button variant="accent" href={join.address} target="_blank" rel="noreferrer">
            <Icon of={IconVideo} />
            {t('enter')}
          </Button>
        )}
      </Stack>
    )
  return join && <NotYet opensAt={join.opens_at} />
}

function NotYet({ opensAt }: { opensAt: string }) {
  const t = useTranslations('events-enrolment.join')
  const locale = useLocale()
  const { day, zone, now } = useWhen()
  const isSoon = daysBetween(now, opensAt, zone) === 0
  return (
    <Stack gap={2} start role="status" className={styles.told}>
      <h2>{t('opens', { day: day(opensAt), time: timeOfDay(opensAt, zone, locale) })}</h2>
      <p className="t2">{t(isSoon ? 'opensSoon' : 'opensLater')}</p>
    </Stack>
  )
}

function Told({ title, words }: { title: string; words: string }) {
  return (
    <Stack gap={2} start className={styles.told}>
      <h2>{title}</h2>
      <p className="t2">{words}</p>
    </Stack>
  )
}

/** Under the card: how one comes in, and what to have at hand. */
export function HowItGoes({ event }: { event: MyEventDetail }) {
  const t = useTranslations('events-enrolment.join')
  return (
    <div className={styles.more}>
      {event.join && (
        <Section above={0}>
          <h2>{t('how')}</h2>
          <ol className={styles.how}>
            {(['one', 'two', event.join.is_room ? 'threeRoom' : 'three'] as const).map((step) => (
              <li key={step}>{t(`howOnline.${step}`)}</li>
            ))}
          </ol>
        </Section>
      )}
      {event.what_to_bring && (
        <Section above={0}>
          <h2>{t('bring')}</h2>
          <p className="t2" lang={langOf(event.what_to_bring)}>
            {event.what_to_bring}
          </p>
        </Section>
      )}
    </div>
  )
}

/** The event as a file for a calendar; it is private, so the session goes along. */
export function EventCalendarButton({ eventId }: { eventId: string }) {
  const t = useTranslations('events-enrolment.join')
  const { save, isBusy } = useFile()
  return (
    <Button
      variant="quiet"
      busy={isBusy}
      onClick={() => void save('event.ics', `/api/website/event/${eventId}/calendar`)}
    >
      <Icon of={IconCalendarPlus} />
      {t('calendar')}
    </Button>
  )
}

/** From its end on, participants can leave feedback. */
export function FeedbackLink({ event, isSmall = false }: { event: MyEvent; isSmall?: boolean }) {
  const t = useTranslations('events-enrolment.join')
  const now = useNow()
  if (event.state === 'cancelled' || Date.parse(event.ends_at) > now) return null
  return (
    <Button variant="quiet" small={isSmall} to={urls.eventFeedback(event.kind, event.u_id)}>
      {t(event.feedback ? 'changeWords' : 'tellUs')}
    </Button>
  )
}
