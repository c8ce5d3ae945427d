import '../../messages/community.ts'
import type { ChatSide } from '@newyou/contract/communication/chat'
import type { CommunityGroupRow } from '@newyou/contract/communication/community/community'
import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { CategoryTag } from '../../ui/category-tag.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import layout from '../../ui/layout.module.css'
import { localeOf, withoutLocale } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Section } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import { Blocked } from './blocked.tsx'
import styles from './community.module.css'
import { Elsewhere } from './elsewhere.tsx'
import { communityQueries, pagesOf } from './queries.ts'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'community')
  return pageMeta(matches, {
    path: withoutLocale(location.pathname),
    title: t('meta'),
    description: t('lead.client'),
    noIndex: true,
  })
}

/** The groups, for a client and under the practice for a healer. */
export default function Community() {
  const side: ChatSide =
    withoutLocale(useLocation().pathname) === urls.practiceCommunity() ? 'healer' : 'client'
  return (
    <PrivatePage of={side} waiting={<Waiting side={side} />}>
      {() => (
        <>
          <Head side={side} />
          <Groups side={side} />
          <Elsewhere />
          <Blocked />
        </>
      )}
    </PrivatePage>
  )
}

function Head({ side }: { side: ChatSide }) {
  const t = useTranslations('community')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro} ${layout.measure}`}>{t(`lead.${side}`)}</p>
    </>
  )
}

function Waiting({ side }: { side: ChatSide }) {
  return (
    <div aria-busy="true">
      <Head side={side} />
      <Skeletons />
    </div>
  )
}

const Skeletons = () => (
  <div className={layout.rowSkeletons} aria-hidden="true">
    <SkeletonLine width="half" tall />
    <SkeletonLine width="most" tall />
    <SkeletonLine width="most" tall />
  </div>
)

function Groups({ side }: { side: ChatSide }) {
  const t = useTranslations('community')
  const { data, isError, refetch } = useQuery(communityQueries.groups())
  if (!data)
    return isError ? <ErrorState words={t('failed')} onRetry={() => void refetch()} /> : <Skeletons />
  if (data.length === 0) return <EmptyState title={t('empty.title')} words={t('empty.words')} />
  const mine = data.filter((group) => group.is_member)
  const others = data.filter((group) => !group.is_member)
  return (
    <>
      <Part title={t('mine')} groups={mine} side={side} />
      <Part title={t(mine.length > 0 ? 'others' : 'all')} groups={others} side={side} />
    </>
  )
}

function Part({
  title,
  groups,
  side,
}: {
  title: string
  groups: readonly CommunityGroupRow[]
  side: ChatSide
}) {
  if (groups.length === 0) return null
  return (
    <Section>
      <h2>{title}</h2>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <GroupRow key={group.u_id} group={group} side={side} />
        ))}
      </ul>
    </Section>
  )
}

function GroupRow({ group, side }: { group: CommunityGroupRow; side: ChatSide }) {
  const t = useTranslations('community')
  return (
    <li>
      <LocaleLink className={styles.row} to={pagesOf[side].one(group.u_id)}>
        <span className={styles.names}>
          <CategoryTag category={group.topic} />
          <span className={styles.name}>{group.name}</span>
          <span className="t2">{group.description}</span>
        </span>
        <span className={styles.counts}>
          {group.unread > 0 && <b className={styles.unread}>{t('unread', { count: group.unread })}</b>}
          <span>{t('members', { count: group.members })}</span>
          {group.healers > 0 && <span>{t('healers', { count: group.healers })}</span>}
          {group.is_demo && <span>{t('demo')}</span>}
        </span>
      </LocaleLink>
    </li>
  )
}
