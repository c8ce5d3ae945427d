import '../../messages/community.ts'
import type { SiteSettings } from '@newyou/contract/foundation/settings'
import type { Icon as TablerIcon } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useSite } from '../../page/site.ts'
import { Icon } from '../../ui/icon.tsx'
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandWhatsapp,
  IconBrandX,
  IconBrandYoutube,
} from '../../ui/icons.ts'
import { Section } from '../../ui/parts.tsx'
import styles from './community.module.css'

const places: readonly { key: keyof SiteSettings; name: string; icon: TablerIcon }[] = [
  { key: 'whatsapp_community', name: 'WhatsApp', icon: IconBrandWhatsapp },
  { key: 'facebook_community', name: 'Facebook', icon: IconBrandFacebook },
  { key: 'twitter_community', name: 'X', icon: IconBrandX },
  { key: 'instagram_community', name: 'Instagram', icon: IconBrandInstagram },
  { key: 'linkedin_community', name: 'LinkedIn', icon: IconBrandLinkedin },
  { key: 'youtube_community', name: 'YouTube', icon: IconBrandYoutube },
]

/** The community links of the settings; those that are empty are not shown. */
export function Elsewhere() {
  const t = useTranslations('community.elsewhere')
  const { settings } = useSite()
  const shown = places.filter(({ key }) => settings[key])
  if (shown.length === 0) return null
  return (
    <Section>
      <h2>{t('title')}</h2>
      <p className="t2">{t('lead')}</p>
      <ul className={styles.links}>
        {shown.map(({ key, name, icon }) => (
          <li key={key}>
            <a href={String(settings[key])} target="_blank" rel="noreferrer">
              <Icon of={icon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
