import '../../messages/frame-account.ts'
import {
  notificationDescriptionCut,
  notificationDropdownSize,
  notificationTitleCut,
} from '@newyou/contract/business'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { NotificationLink, useFeedbackAddress } from '../../foundation/notifications/notification-link.tsx'
import { notificationIcon } from '../../foundation/notifications/notification-target.ts'
import { callApi } from '../../session/call-api.ts'
import { unreadQuery } from '../../session/unread-query.ts'
import dropdown from '../../ui/dropdown.module.css'
import { age } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { IconBell } from '../../ui/icons.ts'
import layout from '../../ui/layout.module.css'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useDropdown } from '../../ui/use-dropdown.ts'
import { useNow, useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import styles from './account-menu.module.css'

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}...` : text)

/** The bell with its count, and the latest five. */
export function Bell() {
  const t = useTranslations('frame-account.bell')
  const { isOpen, close, root, button, panel } = useDropdown()
  const { data: count = 0 } = useQuery({ ...unreadQuery, select: (unread) => unread.count })
  return (
    <div className={dropdown.root} {...root}>
      <button type="button" className={iconButtonClass} aria-label={t('label', { count })} {...button}>
        <Icon of={IconBell} />
        {count > 0 && <span className={styles.badge}>{count > 99 ? '99+' : count}</span>}
      </button>
      {isOpen && (
        <div className={`${dropdown.panel} ${styles.panel}`} {...panel}>
          <Latest onChosen={close} />
          <LocaleLink className={styles.all} to={urls.notifications()} onClick={close}>
            {t('viewAll')}
          </LocaleLink>
        </div>
      )}
    </div>
  )
}

function Latest({ onChosen }: { onChosen: () => void }) {
  const t = useTranslations('frame-account.bell')
  const ages = useTranslations('when.ages')
  const now = useNow()
  const { at } = useWhen()
  const failed = useTranslations('ui.errors')
  const language = useLocale()
  const { data: latest, isError } = useQuery({
    queryKey: ['notifications', 'latest', language],
    queryFn: async ({ signal }) =>
      (
        await callApi('GET /api/website/notification', {
          query: { page: 1, items_per_page: notificationDropdownSize, language },
          signal,
        })
      ).data,
  })
  const feedbackOf = useFeedbackAddress()
  if (isError) return <p className={styles.empty}>{failed('failed')}</p>
  if (!latest)
    return (
      <div className={styles.waiting}>
        {['a', 'b', 'c'].map((line) => (
          <div key={line}>
            <SkeletonLine width="most" />
            <SkeletonLine width="half" />
          </div>
        ))}
      </div>
    )
  if (latest.length === 0) return <p className={styles.empty}>{t('empty')}</p>
  return (
    <ul>
      {latest.map((notification) => {
        const { unit, count } = age(notification.created_at, now)
        return (
          <li key={notification.u_id}>
            <NotificationLink className={styles.entry} notification={notification} onOpen={onChosen}>
              <Icon of={notificationIcon(notification)} />
              <span className={styles.words}>
                <strong>{cut(notification.title, notificationTitleCut)}</strong>
                {!feedbackOf(notification) && (
                  <span className="small t2">
                    {cut(notification.description, notificationDescriptionCut)}
                  </span>
                )}
                <time
                  className="small t3"
                  dateTime={notification.created_at}
                  title={at(notification.created_at)}
                >
                  {ages(unit, { count })}
                </time>
              </span>
              {!notification.is_read && (
                <span className={layout.dot}>
                  <span className="sr-only">{t('unread')}</span>
                </span>
              )}
            </NotificationLink>
          </li>
        )
      })}
    </ul>
  )
}
