import '../../messages/notifications.ts'
import type { Notification } from '@newyou/contract/foundation/notifications'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useErrorWords } from '../../api/error-words.ts'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { useSite } from '../../page/site.ts'
import { callApi } from '../../session/call-api.ts'
import type { Session } from '../../session/session.ts'
import { unreadQuery } from '../../session/unread-query.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { age } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Pager } from '../../ui/pager.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { usePage } from '../../ui/use-page.ts'
import { useNow, useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { LessOfThis } from './less-of-this.tsx'
import { NotificationLink, useFeedbackAddress } from './notification-link.tsx'
import { notificationIcon } from './notification-target.ts'
import styles from './notifications.module.css'

const perPage = 20
/** Where the empty list leads to. */
const places = { client: urls.healers, healer: urls.practice, staff: urls.helpDesk }

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'notifications')
  return pageMeta(matches, {
    path: urls.notifications(),
    title: t('meta'),
    description: t('title'),
    noIndex: true,
  })
}

export default function Notifications() {
  return <PrivatePage waiting={<Waiting />}>{(session) => <MyNotifications session={session} />}</PrivatePage>
}

function MyNotifications({ session }: { session: Session }) {
  const t = useTranslations('notifications')
  const wordsFor = useErrorWords()
  const client = useQueryClient()
  const { page, toPage } = usePage(urls.notifications)
  const language = useLocale()
  const { data, isError, refetch } = useQuery({
    queryKey: ['notifications', 'page', page, language],
    queryFn: async ({ signal }) =>
      await callApi('GET /api/website/notification', {
        query: { page, items_per_page: perPage, language },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  const { notification_keep_days: days } = useSite().settings
  const { data: unread = 0 } = useQuery({ ...unreadQuery, select: ({ count }) => count })

  async function readAll() {
    const isSure = await confirm({
      title: t('all.title'),
      words: t('all.words', { count: unread }),
      confirmLabel: t('all.confirm'),
      cancelLabel: t('all.cancel'),
    })
    if (!isSure) return
    try {
      await callApi('POST /api/website/read-notification', { body: { is_read_all: true } })
      await client.invalidateQueries({ queryKey: ['notifications'] })
    } catch (error) {
      toast({ tone: 'bad', words: wordsFor(error) })
    }
  }

  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <LocaleLink to={urls.notificationSettings()}>{t('settingsLink')}</LocaleLink>
        {unread > 0 && (
          <Button variant="quiet" small onClick={() => void readAll()}>
            {t('all.action')}
          </Button>
        )}
      </div>
      {!data ? (
        isError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <Skeletons />
        )
      ) : data.data.length === 0 ? (
        <EmptyState title={t('empty.title')} words={t('empty.words')}>
          <Button variant="quiet" to={places[session.role]()}>
            {t(`empty.${session.role}`)}
          </Button>
        </EmptyState>
      ) : (
        <>
          <p className={`t2 ${styles.count}`}>{t('count', { count: data.total, unread })}</p>
          <ul>
            {data.data.map((notification) => (
              <Row key={notification.u_id} notification={notification} />
            ))}
          </ul>
          <Pager of={data} label={t('pages')} onPage={toPage} />
          <p className="small t3">{t('kept', { days: String(days) })}</p>
        </>
      )}
    </>
  )
}

function Row({ notification }: { notification: Notification }) {
  const t = useTranslations('notifications')
  const ages = useTranslations('when.ages')
  const now = useNow()
  const { at } = useWhen()
  const feedbackOf = useFeedbackAddress()
  const { unit, count } = age(notification.created_at, now)
  return (
    <li className={styles.item}>
      <NotificationLink className={styles.row} notification={notification}>
        <Icon of={notificationIcon(notification)} />
        <span className={styles.words}>
          <strong>{notification.title}</strong>
          {/* The description of a request for feedback is its link. */}
          {!feedbackOf(notification) && <span className="t2">{notification.description}</span>}
          <time className="small t3" dateTime={notification.created_at} title={at(notification.created_at)}>
            {ages(unit, { count })}
          </time>
        </span>
        {!notification.is_read && (
          <span className={layout.dot}>
            <span className="sr-only">{t('unread')}</span>
          </span>
        )}
      </NotificationLink>
      {notification.kind && (
        <div className={styles.less}>
          <LessOfThis kind={notification.kind} title={notification.title} />
        </div>
      )}
    </li>
  )
}

function Skeletons() {
  return (
    <div className={styles.skeletons} aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e'].map((skeleton) => (
        <div key={skeleton}>
          <SkeletonLine width="half" />
          <SkeletonLine width="most" />
        </div>
      ))}
    </div>
  )
}

function Waiting() {
  const t = useTranslations('notifications')
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
      </div>
      <Skeletons />
    </>
  )
}
