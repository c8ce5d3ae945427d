import '../../../messages/practice.ts'
import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../../messages/index.ts'
import { PrivatePage } from '../../../page/private-page.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import layout from '../../../ui/layout.module.css'
import { localeOf } from '../../../ui/locale.ts'
import { pageMeta } from '../../../ui/page-meta.ts'
import { SkeletonLine } from '../../../ui/skeleton.tsx'
import { urls } from '../../../urls.ts'
import { OwnCalendars } from '../../calendars/own-calendars.tsx'
import { ownQueries } from '../queries.ts'
import styles from './hours.module.css'
import { HoursForm } from './hours-form.tsx'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'practice')
  return pageMeta(matches, {
    path: urls.practiceHours(),
    title: t('hours.meta'),
    description: t('hours.lead'),
    noIndex: true,
  })
}

export default function Hours() {
  return (
    <PrivatePage of="healer" waiting={<Waiting />}>
      {() => <MyHours />}
    </PrivatePage>
  )
}

function MyHours() {
  const { data: hours, isError, refetch } = useQuery(ownQueries.hours())
  const places = useQuery(ownQueries.places())
  if (hours && places.data)
    return (
      <>
        <HoursForm hours={hours} places={places.data} />
        <OwnCalendars />
      </>
    )
  if (isError || places.isError)
    return <ErrorState heading="h1" onRetry={() => void Promise.all([refetch(), places.refetch()])} />
  return <Waiting />
}

function Waiting() {
  const t = useTranslations('practice.hours')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('lead')}</p>
      <div className={styles.skeletons} aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((skeleton) => (
          <SkeletonLine key={skeleton} tall />
        ))}
      </div>
    </>
  )
}
