import '../../../messages/events-hosting.ts'
import type { HostedEvent } from '@newyou/contract/learning/events/hosted-events'
import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { textsOf } from '../../../messages/index.ts'
import { PrivatePage } from '../../../page/private-page.tsx'
import { practiceUrls } from '../../../practice-urls.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { longDay, timeSpan } from '../../../ui/format.ts'
import layout from '../../../ui/layout.module.css'
import { localeOf } from '../../../ui/locale.ts'
import { LocaleLink } from '../../../ui/locale-link.tsx'
import { pageMeta } from '../../../ui/page-meta.ts'
import { Pager } from '../../../ui/pager.tsx'
import { Row, Section } from '../../../ui/parts.tsx'
import { SkeletonLine } from '../../../ui/skeleton.tsx'
import { usePage } from '../../../ui/use-page.ts'
import { useNow, useVisitorZone } from '../../../ui/visitor-time.tsx'
import { urls } from '../../../urls.ts'
import { langOf } from '../event-words.ts'
import { HostedEvents } from '../hosted-events.tsx'
import { hostedQueries } from './queries.ts'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'events-hosting')
  return pageMeta(matches, {
    path: urls.practiceEvents(),
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function Hosted() {
  return (
    <PrivatePage of="healer" waiting={<Waiting />}>
      {() => <MyHosted />}
    </PrivatePage>
  )
}

function MyHosted() {
  const t = useTranslations('events-hosting')
  const { page, toPage } = usePage(urls.practiceEvents)
  const coming = useQuery(hostedQueries.coming())
  const past = useQuery(hostedQueries.past(page))
  if (!coming.data || !past.data)
    return coming.isError || past.isError ? (
      <ErrorState
        heading="h1"
        words={t('failed')}
        onRetry={() => {
          void coming.refetch()
          void past.refetch()
        }}
      />
    ) : (
      <Waiting />
    )
  const isEmpty = coming.data.length === 0 && past.data.total === 0
  const propose = (
    <Button variant={isEmpty ? 'primary' : 'quiet'} to={practiceUrls.newSubmission('event')}>
      {t('propose')}
    </Button>
  )
  return (
    <>
      <div className={layout.ends}>
        <h1>{t('title')}</h1>
        {!isEmpty && propose}
      </div>
      <p className={`t2 ${layout.intro}`}>{t('lead')}</p>
      {isEmpty ? (
        <EmptyState title={t('none.title')} words={t('none.words')}>
          {propose}
        </EmptyState>
      ) : (
        <>
          <HostedEvents title={t('coming')} />
          {past.data.total > 0 && (
            <Section gap={3} start>
              <h2>{t('past')}</h2>
              <ul>
                {past.data.data.map((event) => (
                  <li key={event.u_id}>
                    <PastRow event={event} />
                  </li>
                ))}
              </ul>
              <Pager of={past.data} label={t('pages')} onPage={toPage} />
            </Section>
          )}
        </>
      )}
    </>
  )
}

function PastRow({ event }: { event: HostedEvent }) {
  const t = useTranslations('events-hosting')
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  const { from, to } = timeSpan(event.starts_at, event.ends_at, zone, locale)
  return (
    <Row as={LocaleLink} gap={1} to={practiceUrls.event(event.u_id)}>
      <b lang={langOf(event.title)}>{event.title}</b>
      <span className="small t2">
        {t('one.when', { day: longDay(event.starts_at, zone, locale, now), from, to })}
      </span>
      <span className="small t3">
        {t('attended', { attended: event.attended, enrolled: event.enrolled })}
      </span>
    </Row>
  )
}

function Waiting() {
  const t = useTranslations('events-hosting')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('lead')}</p>
      <div className={layout.skeletons} aria-hidden="true">
        <SkeletonLine tall />
        <SkeletonLine tall />
      </div>
    </>
  )
}
