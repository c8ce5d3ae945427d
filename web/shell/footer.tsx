import type { SiteSettings } from '@newyou/contract/foundation/settings'
import type { Icon as TablerIcon } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Helpline } from '../page/helpline.tsx'
import { useSite } from '../page/site.ts'
import { useCategories } from '../page/site-categories.ts'
import { brandName } from '../ui/brand-name.ts'
import { dayOf } from '../ui/format.ts'
import { Icon } from '../ui/icon.tsx'
import { iconButtonClass } from '../ui/icon-button.tsx'
import {
  IconBrandFacebook,
  IconBrandGooglePlay,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconBrandYoutube,
} from '../ui/icons.ts'
import { LocaleLink } from '../ui/locale-link.tsx'
import { useNow } from '../ui/visitor-time.tsx'
import { urls } from '../urls.ts'
import styles from './footer.module.css'
import { Logo } from './header.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { SiteAnchor } from './site-anchor.tsx'
import { useFooterLinks } from './site-menus.ts'

const elsewhere: readonly { key: keyof SiteSettings; name: string; icon: TablerIcon }[] = [
  { key: 'facebook_community', name: 'Facebook', icon: IconBrandFacebook },
  { key: 'twitter_community', name: 'X', icon: IconBrandX },
  { key: 'instagram_community', name: 'Instagram', icon: IconBrandInstagram },
  { key: 'linkedin_community', name: 'LinkedIn', icon: IconBrandLinkedin },
  { key: 'youtube_community', name: 'YouTube', icon: IconBrandYoutube },
]

/** Of no use once one is in. */
const forVisitors = [urls.register(), urls.login(), urls.loginHealer()]

export function Footer() {
  const t = useTranslations('frame.footer')
  const categories = useTranslations('categories')
  const offered = useCategories()
  const { settings } = useSite()
  const links = useFooterLinks()
  const year = dayOf(useNow()).slice(0, 4)
  const social = elsewhere.filter(({ key }) => settings[key])
  const whatsapp = settings.phone.replace(/\D/g, '')
  return (
    <footer className={styles.footer}>
      <div className={styles.edge} aria-hidden="true" />
      <div className="wrap">
        <div className={styles.columns}>
          <div>
            <Logo />
            <div className={styles.crisis}>
              <Helpline />
            </div>
            <LanguageSwitch className={styles.language} />
          </div>
          <nav aria-label={t('coursesOn')}>
            <h2>{t('coursesOn')}</h2>
            <ul>
              {offered.map(({ slug: category }) => (
                <li key={category}>
                  <LocaleLink to={urls.coursesOf(category)}>{categories(category)}</LocaleLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label={brandName}>
            <h2>{brandName}</h2>
            <ul>
              {links.map((entry) => (
                <li
                  key={`${entry.to} ${entry.label}`}
                  className={forVisitors.includes(entry.to) ? styles.visitor : undefined}
                >
                  <SiteAnchor entry={entry} />
                </li>
              ))}
            </ul>
          </nav>
          <address>
            <h2>{t('reach')}</h2>
            <ul>
              {whatsapp && (
                <li>
                  <a href={`https://wa.me/${whatsapp}`} rel="noreferrer">
                    {t('whatsapp', { phone: settings.phone })}
                  </a>
                </li>
              )}
              {settings.email && (
                <li>
                  <a href={`mailto:${settings.email}`}>{settings.email}</a>
                </li>
              )}
              {settings.address && (
                <li>
                  {settings.address_link ? (
                    <a href={settings.address_link} rel="noreferrer">
                      {settings.address}
                    </a>
                  ) : (
                    settings.address
                  )}
                </li>
              )}
            </ul>
            {social.length > 0 && (
              <ul className={styles.social} aria-label={t('social')}>
                {social.map(({ key, name, icon }) => (
                  <li key={key}>
                    <a
                      className={iconButtonClass}
                      href={`${settings[key]}`}
                      rel="noreferrer"
                      aria-label={name}
                    >
                      <Icon of={icon} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {settings.google_play_link && (
              <a className={styles.play} href={settings.google_play_link} rel="noreferrer">
                <Icon of={IconBrandGooglePlay} size="bar" />
                {t('playStore')}
              </a>
            )}
          </address>
        </div>
        <p className={`small t3 ${styles.copyright}`}>{t('copyright', { year })}</p>
      </div>
    </footer>
  )
}
