import '../../messages/healing-sessions.ts'
import '../../messages/dashboard.ts'
import '../../messages/dependants.ts'
import { pathTo } from '@newyou/contract/addresses'
import { paisePerRupee } from '@newyou/contract/business'
import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../api/error-words.ts'
import { PlanGlance } from '../../care/action-plans/plan-glance.tsx'
import { AppointmentRows } from '../../care/appointments/appointment-rows.tsx'
import { CalendarFeed } from '../../care/appointments/calendar-feed.tsx'
import { appointmentQueries } from '../../care/appointments/queries.ts'
import { isUnpaid } from '../../care/appointments/unpaid-words.tsx'
import { isWaiting } from '../../care/healing-sessions/healing-words.tsx'
import { healingQueries } from '../../care/healing-sessions/queries.ts'
import { QuestionsGlance } from '../../care/questionnaire/questions-glance.tsx'
import { TestsGlance } from '../../care/self-tests/tests-glance.tsx'
import { SuggestionsGlance } from '../../content/suggestions/suggestions-glance.tsx'
import { LearningGlance } from '../../learning/courses/learning-glance.tsx'
import { EventsGlance } from '../../learning/events/events-glance.tsx'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { useSite } from '../../page/site.ts'
import { GuardianGlance } from '../../people/guardians/guardian-glance.tsx'
import { LatePasskeyOffer } from '../../people/passkeys/late-offer.tsx'
import type { Session } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { hourOf } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { DisplayRupees } from '../../ui/money.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Card, Section, Stack } from '../../ui/parts.tsx'
import { SkeletonBox, SkeletonLine } from '../../ui/skeleton.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import styles from './dashboard.module.css'
import { NextSession } from './next-session.tsx'
import { OffersWaiting } from './offers-waiting.tsx'
import { Orders } from './orders.tsx'
import { PastAppointments } from './past-appointments.tsx'
import { WaitingFor } from './waiting-for.tsx'
import { WaitingToPay } from './waiting-to-pay.tsx'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'dashboard')
  return pageMeta(matches, {
    path: urls.dashboard(),
    title: t('meta'),
    description: t('title'),
    noIndex: true,
  })
}

export default function Dashboard() {
  return (
    <PrivatePage of="client" waiting={<Waiting />}>
      {(session) => <MyDashboard session={session} />}
    </PrivatePage>
  )
}

const partsOfDay = [
  { until: 6, name: 'night' },
  { until: 12, name: 'morning' },
  { until: 17, name: 'afternoon' },
  { until: 24, name: 'evening' },
] as const

function MyDashboard({ session: { profile } }: { session: Session }) {
  const t = useTranslations('dashboard')
  const { zone, now, at } = useWhen()
  const offer = useTranslations('healing-sessions.glance')
  const people = useTranslations('dependants')
  const wordsFor = useErrorWords()
  const { data, error, refetch } = useQuery(appointmentQueries.coming())
  const { data: healing } = useQuery(healingQueries.mine())
  const hour = hourOf(now, zone)
  const part = partsOfDay.find(({ until }) => hour < until)?.name ?? 'evening'
  const { next, coming, waiting, held, moved } = sorted(data?.data ?? [], now)
  // Accepted offers waiting for payment are listed with the held times.
  const offers = (healing?.data ?? []).filter((one) => one.state === 'offered' && isWaiting(one, now))
  const name = profile?.first_name ?? ''
  return (
    <>
      <h1>{t(name ? `greeting.${part}` : `greetingNobody.${part}`, { name })}</h1>
      <p className={`t2 ${layout.intro}`}>
        {!data
          ? t('lead.loading')
          : moved.length > 0
            ? t('lead.moved', { count: moved.length })
            : offers.length > 0
              ? offer('lead', { count: offers.length })
              : held.length > 0
                ? t('lead.waiting', { count: held.length })
                : next
                  ? t('lead.next', { when: at(next.starts_at) })
                  : t('lead.nothing')}
      </p>
      <GuardianGlance />
      {error && !data ? (
        <ErrorState title={wordsFor(error)} words={t('failed')} onRetry={() => void refetch()} />
      ) : !data ? (
        <NextSkeleton />
      ) : next ? (
        <NextSession appointment={next} />
      ) : waiting.length === 0 && offers.length === 0 ? (
        <EmptyState title={t('empty.title')} words={t('empty.words')}>
          <Button variant="accent" to={urls.healers()}>
            {t('empty.action')}
          </Button>
        </EmptyState>
      ) : null}
      <OffersWaiting sessions={offers} />
      <FreeSession />
      {moved.some((one) => one !== next) && (
        <Section>
          <h2>{t('moved')}</h2>
          <AppointmentRows appointments={moved.filter((one) => one !== next)} />
        </Section>
      )}
      <WaitingToPay appointments={waiting} isAlone={!next} />
      {coming.length > 0 && (
        <Section>
          <h2>{t('coming')}</h2>
          <AppointmentRows appointments={coming} />
        </Section>
      )}
      <QuestionsGlance />
      <TestsGlance />
      <PlanGlance />
      <SuggestionsGlance />
      <WaitingFor />
      <EventsGlance />
      <LearningGlance />
      <Stack gap={7} above={8} className={styles.duo}>
        <div>
          <PastAppointments />
          <Card as="section" gap={1} above={7}>
            <h2 className="small">{t('wallet')}</h2>
            <p className={styles.sum}>
              <DisplayRupees paise={Math.round((profile?.wallet_points ?? 0) * paisePerRupee)} />
            </p>
            <p className="small t3">{t('walletWords')}</p>
            <p className={`small ${styles.tileLinks}`}>
              <LocaleLink to={urls.wallet()}>{t('toWallet')}</LocaleLink>
              <LocaleLink to={urls.lifePoints()}>{t('toPoints')}</LocaleLink>
              <LocaleLink to={urls.earnAndRefer()}>{t('toRefer')}</LocaleLink>
            </p>
          </Card>
          <p>
            <LocaleLink to={pathTo('dependants')}>{people('title')}</LocaleLink>
          </p>
          <Section as="div">
            <CalendarFeed />
          </Section>
        </div>
        <Orders />
      </Stack>
      <LatePasskeyOffer />
    </>
  )
}

/** One quiet line as long as a free session is left. */
function FreeSession() {
  const t = useTranslations('dashboard')
  const { data: count = 0 } = useQuery(appointmentQueries.freeCount())
  const { hasFree } = useSite()
  if (count === 0 || !hasFree) return null
  return (
    <p className={`t2 ${styles.free}`}>
      {t('free', { count })} <LocaleLink to={urls.freeAppointment()}>{t('toFree')}</LocaleLink>
    </p>
  )
}

const unpaidShown = 3

/** The next session, those after it, and what is to be paid. */
function sorted(appointments: readonly Appointment[], now: number) {
  const ahead = appointments.filter(({ ends_at }) => Date.parse(ends_at) > now)
  const [next, ...later] = ahead.filter(({ state }) => state === 'confirmed')
  // Reported sessions stay open until both sides answer.
  const moved = ahead.filter(({ state, is_reschedule_open }) => state === 'confirmed' && is_reschedule_open)
  const coming = [
    ...appointments.filter(({ state }) => state === 'reported' || state === 'disputed'),
    ...later.filter(({ is_reschedule_open }) => !is_reschedule_open),
    ...ahead.filter(({ state }) => state === 'released'),
  ]
  const held = ahead.filter(
    ({ state, hold_until: until }) => state === 'held' && (until === null || Date.parse(until) > now),
  )
  // Of a series only those that are due first.
  const waiting = [...held, ...ahead.filter(isUnpaid).slice(0, unpaidShown)]
  return { next, coming, waiting, held, moved }
}

function NextSkeleton() {
  return (
    <div className={styles.nextSkeleton} aria-hidden="true">
      <SkeletonLine width="third" />
      <SkeletonLine width="half" tall />
      <div className={styles.personSkeleton}>
        <SkeletonBox className={styles.faceSkeleton} />
        <div>
          <SkeletonLine width="half" />
          <SkeletonLine width="most" />
        </div>
      </div>
      <SkeletonLine width="most" tall />
    </div>
  )
}

function Waiting() {
  const t = useTranslations('dashboard')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('lead.loading')}</p>
      <NextSkeleton />
    </>
  )
}
