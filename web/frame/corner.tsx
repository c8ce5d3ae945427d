import { scrollTopPx } from '@newyou/contract/business'
import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'
import { IconArrowUp, IconBrandWhatsapp } from '../ui/icons.ts'
import { useScroll } from '../ui/use-scroll.ts'
import styles from './corner.module.css'
import { useSite } from './site.ts'

/** The way to the WhatsApp community, and over it the link back to the top once the page was scrolled down. */
export function Corner() {
  const t = useTranslations('frame')
  const { settings } = useSite()
  const { top, share } = useScroll()
  return (
    <aside className={styles.corner} aria-label={t('corner')}>
      {top >= scrollTopPx && (
        <button
          type="button"
          className={styles.ring}
          aria-label={t('toTop')}
          onClick={() => window.scrollTo({ top: 0 })}
        >
          <svg viewBox="0 0 44 44" fill="none" strokeWidth="2.5" aria-hidden="true">
            <circle cx="22" cy="22" r="20.5" stroke="var(--line)" />
            <circle
              cx="22"
              cy="22"
              r="20.5"
              stroke="var(--text)"
              pathLength="100"
              strokeDasharray={`${Math.round(share * 100)} 100`}
              transform="rotate(-90 22 22)"
            />
          </svg>
          <Icon of={IconArrowUp} />
        </button>
      )}
      {settings.whatsapp_community && (
        <a
          className={styles.whatsapp}
          href={settings.whatsapp_community}
          rel="noreferrer"
          target="_blank"
          aria-label={t('whatsapp')}
        >
          <Icon of={IconBrandWhatsapp} size="bar" />
        </a>
      )}
    </aside>
  )
}
