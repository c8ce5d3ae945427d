import { scrollTopPx } from '@newyou/contract/business'
import { useTranslations } from 'use-intl'
import { useSite } from '../page/site.ts'
import { Icon } from '../ui/icon.tsx'
import { IconArrowUp, IconBrandWhatsapp } from '../ui/icons.ts'
import { useScroll, useScrolledPast } from '../ui/use-scroll.ts'
import styles from './corner.module.css'
import { isUndisturbed } from './menus.ts'

/**
 * The way to the WhatsApp community, and over it the link back to the top once the page was scrolled down. On a phone
 * both cover what stands at the right, such as prices: while the page is read they step aside, and come on the way up.
 */
export function Corner({ path }: { path: string }) {
  const t = useTranslations('frame')
  const { settings } = useSite()
  const isFar = useScrolledPast(scrollTopPx)
  const isReading = useScroll(({ top, isUp }) => top > 0 && !isUp)
  // In steps, so that the screen changes seldom.
  const percent = useScroll(({ share }) => Math.round(share * 50) * 2)
  if (isUndisturbed(path)) return null
  return (
    <aside className={styles.corner} data-aside={isReading || undefined} aria-label={t('corner')}>
      {isFar && (
        <button
          type="button"
          className={styles.ring}
          aria-label={t('toTop')}
          onClick={() => window.scrollTo({ top: 0 })}
        >
          <svg viewBox="0 0 44 44" aria-hidden="true">
            <circle cx="22" cy="22" r="20.5" />
            <circle cx="22" cy="22" r="20.5" pathLength="100" strokeDasharray={`${percent} 100`} />
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
