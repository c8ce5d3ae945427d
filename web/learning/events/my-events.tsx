import '../../messages/events-enrolment.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Section } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import { MyEventRow } from './my-event-row.tsx'
import styles from './my-events.module.css'
import { eventQueries } from './queries.ts'

const perPage = 10

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'events-enrolment')
  return pageMeta(matches, {
    path: urls.myEvents(),
    title: t('mine.meta'),
    description: t('mine.lead'),
    noIndex: true,
  })
}

export default function MyEvents() {
  return (
    <PrivatePage of="client" waiting={<Waiting />}>
      {() => <Everything />}
    </PrivatePage>
  )
}

function Everything() {
  const t = useTranslations('events-enrolment.mine')
  const upcoming = useMine('upcoming')
  const recorded = useMine('recorded')
  const past = useMine('past')
  const all = [upcoming, recorded, past]
  if (all.some(({ isError, data }) => isError && !data))
    return (
      <ErrorState
        heading="h1"
        title={t('failed')}
        words={t('failedWords')}
        onRetry={() => {
          for (const { refetch } of all) void refetch()
        }}
      />
    )
  if (all.some(({ data }) => !data)) return <Waiting />
  const isEmpty = all.every(({ data }) => data?.total === 0)
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro} ${layout.measure}`}>{t('lead')}</p>
      {isEmpty && (
        <EmptyState title={t('emptyTitle')} words={t('emptyWords')}>
          <Button variant="primary" to={urls.events()}>
            {t('emptyAction')}
          </Button>
        </EmptyState>
      )}
      <Part title={t('upcoming')} of={upcoming} />
      <Part title={t('recordings')} of={recorded} />
      <Part title={t('past')} of={past} />
      {!isEmpty && (
        <p className={styles.on}>
          <Button variant="quiet" to={urls.events()}>
            {t('emptyAction')}
          </Button>
        </p>
      )}
    </>
  )
}

function useMine(when: 'upcoming' | 'past' | 'recorded') {
  const [count, setCount] = useState(perPage)
  const { data, isError, refetch } = useQuery(eventQueries.mine(when, count))
  return { data, isError, refetch, more: () => setCount(Math.min(count + perPage, 100)) }
}

function Part({ title, of: { data, more } }: { title: string; of: ReturnType<typeof useMine> }) {
  const t = useTranslations('events-enrolment.mine')
  if (!data || data.total === 0) return null
  return (
    <Section above={7}>
      <h2>{title}</h2>
      <ul>
        {data.data.map((event) => (
          <MyEventRow key={event.enrolment.u_id} event={event} />
        ))}
      </ul>
      {data.data.length < data.total && data.data.length < 100 && (
        <Button variant="quiet" onClick={more}>
          {t('more')}
        </Button>
      )}
    </Section>
  )
}

function Waiting() {
  const t = useTranslations('events-enrolment.mine')
  return (
    <div aria-busy="true">
      <h1>{t('title')}</h1>
      <div className={layout.rowSkeletons} aria-hidden="true">
        <SkeletonLine width="half" />
        <SkeletonLine tall />
        <SkeletonLine tall />
        <SkeletonLine tall />
      </div>
    </div>
  )
}
