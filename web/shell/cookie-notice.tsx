import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PublishedLink } from '../page/published-link.tsx'
import { Button } from '../ui/button.tsx'
import { storageKeys } from '../ui/storage-keys.ts'
import styles from './cookie-notice.module.css'

/** Says once what this site stores. There is nothing to refuse: the site does not track its visitors. */
export function CookieNotice() {
  const t = useTranslations('frame.cookies')
  const [isRead, setRead] = useState(false)
  if (isRead) return null
  return (
    <aside className={styles.notice} aria-label={t('label')} data-cookie-notice>
      <p className="small">
        {t.rich('words', { link: (words) => <PublishedLink slug="privacy-policy">{words}</PublishedLink> })}
      </p>
      <Button
        variant="quiet"
        small
        onClick={() => {
          localStorage.setItem(storageKeys.cookieAccepted, 'true')
          document.documentElement.dataset.cookies = 'read'
          setRead(true)
        }}
      >
        {t('accept')}
      </Button>
    </aside>
  )
}
