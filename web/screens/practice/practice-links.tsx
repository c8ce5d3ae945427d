import '../../messages/accounts-menu.ts'
import { addresses } from '@newyou/contract/addresses'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import {
  IconBook2,
  IconBroadcast,
  IconClipboardCheck,
  IconFileText,
  IconHelpCircle,
  IconListCheck,
  IconMessageCircle,
  IconUser,
  IconUsers,
  IconWallet,
} from '../../ui/icons.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { urls } from '../../urls.ts'
import styles from './practice-links.module.css'

const links = [
  { name: 'clients', to: urls.practiceClients(), icon: IconUsers },
  { name: 'chat', to: urls.practiceChat(), icon: IconMessageCircle },
  { name: 'events', to: urls.practiceEvents(), icon: IconBroadcast },
  { name: 'clientPlans', to: urls.practicePlans(), icon: IconClipboardCheck },
  { name: 'inquiries', to: urls.practiceInquiries(), icon: IconHelpCircle },
  { name: 'questions', to: urls.practiceQuestions(), icon: IconBook2 },
  { name: 'proposals', to: urls.practiceSubmissions(), icon: IconFileText },
  { name: 'services', to: addresses.practiceServices, icon: IconListCheck },
  { name: 'page', to: urls.practicePage(), icon: IconUser },
  { name: 'earnings', to: urls.practiceEarnings(), icon: IconWallet },
] as const

/** On the phone, where no list of the rooms stands beside: the rooms of the practice. */
export function PracticeLinks() {
  const t = useTranslations('accounts-menu.menu')
  return (
    <nav className={styles.links} aria-label={t('practice')}>
      {links.map(({ name, to, icon }) => (
        <LocaleLink key={name} to={to}>
          <Icon of={icon} />
          {t(name)}
        </LocaleLink>
      ))}
    </nav>
  )
}
