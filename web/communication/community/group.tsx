import '../../messages/community.ts'
import type { ChatSide } from '@newyou/contract/communication/chat'
import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useLocation, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { isNotThere } from '../../api/not-found.ts'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import layout from '../../ui/layout.module.css'
import { localeOf, withoutLocale } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import { GroupPosts } from './group-posts.tsx'
import { JoinGroup } from './join-group.tsx'
import { communityQueries, pagesOf } from './queries.ts'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'community')
  return pageMeta(matches, {
    path: withoutLocale(location.pathname),
    title: t('group.meta'),
    description: t('lead.client'),
    noIndex: true,
  })
}

export default function GroupPage() {
  const side: ChatSide = withoutLocale(useLocation().pathname).startsWith(urls.practiceCommunity())
    ? 'healer'
    : 'client'
  const { groupId = '' } = useParams()
  return (
    <PrivatePage of={side} waiting={<Waiting />}>
      {() => <Group key={groupId} groupId={groupId} side={side} />}
    </PrivatePage>
  )
}

/** Facts before joining a group, and the posts for its members. */
function Group({ groupId, side }: { groupId: string; side: ChatSide }) {
  const t = useTranslations('community.group')
  const { data, error, refetch } = useQuery(communityQueries.group(groupId))
  if (data)
    return data.is_member ? <GroupPosts group={data} side={side} /> : <JoinGroup group={data} side={side} />
  if (isNotThere(error))
    return (
      <EmptyState heading="h1" title={t('notFound.title')} words={t('notFound.words')}>
        <Button variant="quiet" to={pagesOf[side].all()}>
          {t('back')}
        </Button>
      </EmptyState>
    )
  if (error) return <ErrorState heading="h1" words={t('failed')} onRetry={() => void refetch()} />
  return <Waiting />
}

function Waiting() {
  const t = useTranslations('community')
  return (
    <div aria-busy="true">
      <h1 className="sr-only">{t('title')}</h1>
      <div className={layout.rowSkeletons} aria-hidden="true">
        <SkeletonLine width="half" tall />
        <SkeletonLine width="most" tall />
        <SkeletonLine width="third" tall />
      </div>
    </div>
  )
}
