import { useTranslations } from 'use-intl'
import styles from './breadcrumbs.module.css'
import { LocaleLink } from './locale-link.tsx'

/** The way here; the last place has no link. */
export function Breadcrumbs({ way }: { way: readonly { name: string; to?: string; lang?: string }[] }) {
  const t = useTranslations('ui')
  return (
    <nav aria-label={t('breadcrumbs')} className={styles.crumbs}>
      <ol>
        {way.map(({ name, to, lang }) => (
          <li key={name} lang={lang}>
            {to ? <LocaleLink to={to}>{name}</LocaleLink> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
