import '../../messages/practice.ts'
import '../../messages/practice-head.ts'
import { addresses } from '@newyou/contract/addresses'
import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { CalendarFeed } from '../../care/appointments/calendar-feed.tsx'
import { practiceQueries } from '../../care/client-files/queries.ts'
import { OwnNow } from '../../care/healers/available-now/own-now.tsx'
import { MyOffers } from '../../care/healing-sessions/practice/offers.tsx'
import { HostedEvents } from '../../learning/events/hosted-events.tsx'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { ContactToConfirm } from '../../people/accounts/confirm-contact.tsx'
import { InReview } from '../../people/accounts/in-review.tsx'
import { LatePasskeyOffer } from '../../people/passkeys/late-offer.tsx'
import { practiceUrls } from '../../practice-urls.ts'
import type { Session } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { addDays, dayOf, longDay } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Stack } from '../../ui/parts.tsx'
import { SkeletonBox, SkeletonLine } from '../../ui/skeleton.tsx'
import { useNow, useVisitorZone, useZoneName } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { Calendar } from './calendar/calendar.tsx'
import { daysNear, isNear } from './near-days.ts'
import { daysAhead, nextSession } from './next-client.ts'
import styles from './practice.module.css'
import { PracticeLinks } from './practice-links.tsx'
import { Today } from './today.tsx'

/** For so long a session may still be reported or answered. */
const daysLookedBack = 3

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'practice')
  return pageMeta(matches, {
    path: urls.practice(),
    title: t('meta'),
    description: t('title'),
    noIndex: true,
  })
}

export default function Practice() {
  return (
    <PrivatePage of="healer" waiting={<Waiting />}>
      {(session) => <MyPractice session={session} />}
    </PrivatePage>
  )
}

function MyPractice({ session }: { session: Session }) {
  const t = useTranslations('practice')
  const locale = useLocale()
  const zone = useVisitorZone()
  const zoneName = useZoneName()
  const now = useNow()
  const today = dayOf(now, zone)
  const { from, count } = daysNear(now, zone)
  const { data: near, isError, refetch } = useQuery(practiceQueries.days(from, count))
  const name = session.profile?.first_name ?? ''

  return (
    <>
      <h1>{name ? t('greeting', { name }) : t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>
        {t('lead', { day: longDay(now, zone, locale, now), zone: zoneName.long })}
      </p>
      <InReview session={session} />
      <ContactToConfirm profile={session.profile} />
      {near ? (
        <>
          <ToPrepare today={today} now={now} />
          <Today appointments={near.filter((appointment) => isNear(appointment, now, zone))} />
        </>
      ) : isError ? (
        <ErrorState words={t('failed')} onRetry={() => void refetch()} />
      ) : (
        <TodaySkeleton />
      )}
      <OwnNow />
      <PracticeLinks />
      <StillOpen before={today} now={now} />
      <Calendar />
      <HostedEvents />
      <MyOffers />
      <div className={styles.section}>
        <CalendarFeed />
      </div>
      <Stack as="section" gap={3} above={8} start>
        <h2>{t('keys.title')}</h2>
        <p className="t2">{t('keys.words')}</p>
        <Button variant="quiet" small to={addresses.practiceKeys}>
          {t('keys.open')}
        </Button>
      </Stack>
      <LatePasskeyOffer />
    </>
  )
}

function ToPrepare({ today, now }: { today: string; now: number }) {
  const t = useTranslations('practice-head.prepare')
  const { data = [] } = useQuery(practiceQueries.days(today, daysAhead))
  const next = nextSession(data, now)
  if (!next) return null
  return (
    <div>
      <Button variant="primary" to={practiceUrls.prepare()}>
        {t('open', { name: next.client_name })}
      </Button>
    </div>
  )
}

/** Sessions of the last days that wait for a word: what the client reported, and how the others went. */
function StillOpen({ before, now }: { before: string; now: number }) {
  const t = useTranslations('practice.stillOpen')
  const { data = [] } = useQuery(practiceQueries.days(addDays(before, -daysLookedBack), daysLookedBack + 1))
  const open = data.filter(
    ({ state, ends_at: end }) => state === 'reported' || (state === 'confirmed' && Date.parse(end) <= now),
  )
  if (open.length === 0) return null
  return (
    <section className={styles.section}>
      <div className={styles.weekHead}>
        <h2>{t('title')}</h2>
      </div>
      <p className="t2">{t('words')}</p>
      <Today appointments={open} />
    </section>
  )
}

function TodaySkeleton() {
  return (
    <div className={layout.skeletons} aria-hidden="true">
      {['a', 'b'].map((skeleton) => (
        <div key={skeleton}>
          <SkeletonLine width="third" tall />
          <SkeletonLine width="most" />
        </div>
      ))}
    </div>
  )
}

function Waiting() {
  const t = useTranslations('practice')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('loading')}</p>
      <TodaySkeleton />
      <section className={styles.section}>
        <SkeletonBox className={styles.weekSkeleton} />
      </section>
    </>
  )
}
