import '../../messages/rooms-after.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { isNotThere } from '../../api/not-found.ts'
import { LinesOfSession } from '../../communication/rooms/line-report.tsx'
import { homeOf, type KnownRoom, roomQueries } from '../../communication/rooms/queries.ts'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { practiceUrls } from '../../practice-urls.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { PageHead, Toolbar } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'

const ForClient = lazy(() => import('./for-client.tsx'))
const ForHealer = lazy(() => import('./for-healer.tsx'))

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'rooms-after')
  return pageMeta(matches, {
    path: urls.dashboard(),
    title: t('meta'),
    description: t('here'),
    noIndex: true,
  })
}

/** For both people of a session, each with their side of it. */
export default function AfterSession() {
  const { appointmentId = '' } = useParams()
  return <PrivatePage waiting={<Waiting />}>{() => <OneSession appointmentId={appointmentId} />}</PrivatePage>
}

function OneSession({ appointmentId }: { appointmentId: string }) {
  const t = useTranslations('rooms-after.notFound')
  const { data: room, error, refetch } = useQuery(roomQueries.one(appointmentId))
  if (room && !room.event) return <Session room={room} />
  if (room || isNotThere(error)) return <EmptyState heading="h1" title={t('title')} words={t('words')} />
  if (error) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  return <Waiting />
}

function Session({ room }: { room: KnownRoom }) {
  const t = useTranslations('rooms-after')
  const { at } = useWhen()
  const { name } = room.other
  const isClient = room.role === 'client'
  const appointmentId = room.appointment_u_id ?? room.u_id
  const own = isClient ? urls.appointment(appointmentId) : practiceUrls.appointment(appointmentId)
  const hasBegun = Date.parse(room.starts_at) <= Date.parse(room.now)
  return (
    <>
      <Breadcrumbs way={[{ name: t('crumb'), to: homeOf(room.role) }, { name: t('here') }]} />
      <PageHead quiet title={t('title', { name })} lead={at(room.starts_at)}>
        <Toolbar above={3}>
          <Button variant="quiet" to={own}>
            {t('see')}
          </Button>
          <Button variant="quiet" to={isClient ? urls.chat(appointmentId) : urls.practiceChat(appointmentId)}>
            {t('write')}
          </Button>
        </Toolbar>
      </PageHead>
      {hasBegun && room.phase !== 'closed' ? (
        <>
          <Suspense fallback={<SkeletonLine width="most" />}>
            {isClient ? (
              <ForClient appointmentId={appointmentId} />
            ) : (
              <ForHealer appointmentId={appointmentId} />
            )}
          </Suspense>
          <LinesOfSession roomId={room.u_id} otherName={name} />
        </>
      ) : (
        <EmptyState title={t('notYet.title')} words={t('notYet.words')} />
      )}
    </>
  )
}

function Waiting() {
  const t = useTranslations('rooms-after')
  return (
    <>
      <h1 className="sr-only">{t('here')}</h1>
      <div aria-hidden="true">
        <SkeletonLine width="half" tall />
        <SkeletonLine width="most" />
        <SkeletonLine width="half" />
      </div>
    </>
  )
}
