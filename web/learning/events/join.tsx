import '../../messages/events-enrolment.ts'
import { type MetaArgs, useLocation, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { SkeletonBox, SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import styles from './join-screen.module.css'
import { JoinScreen } from './join-screen.tsx'
import { kindOf } from './load-events.ts'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'events-enrolment')
  return pageMeta(matches, {
    path: urls.myEvents(),
    title: t('join.meta'),
    description: t('join.title'),
    noIndex: true,
  })
}

/** The joining page of a webinar or workshop, or its recording, for participants. */
export default function Join() {
  const { eventId = '' } = useParams()
  const kind = kindOf(useLocation().pathname) ?? 'webinar'
  return (
    <PrivatePage of="client" plain waiting={<Waiting />}>
      {() => <JoinScreen key={eventId} kind={kind} eventId={eventId} waiting={<Waiting />} />}
    </PrivatePage>
  )
}

function Waiting() {
  const t = useTranslations('events-enrolment.join')
  return (
    <div aria-busy="true">
      <h1 className="sr-only">{t('title')}</h1>
      <div className={`${styles.card} ${styles.skeletons}`} aria-hidden="true">
        <SkeletonBox className={styles.pictureSkeleton} />
        <div className={styles.body}>
          <SkeletonLine width="third" />
          <SkeletonLine width="most" tall />
          <SkeletonLine width="half" />
          <SkeletonLine width="half" tall />
        </div>
      </div>
    </div>
  )
}
