import '../../messages/home-back.ts'
import type { Role } from '@newyou/contract/vocabulary'
import { QueryClientProvider } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { queryClient } from '../../api/query-client.ts'
import { useSession } from '../../session/session.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import styles from './back.module.css'
import { useBackRows } from './back-rows.ts'

const ways = {
  client: { to: urls.dashboard(), label: 'dashboard' },
  healer: { to: urls.practice(), label: 'practice' },
  staff: { to: urls.helpDesk(), label: 'helpDesk' },
} as const satisfies Record<Role, { to: string; label: string }>

/** On the home page of who is signed in: next items, requests, unfinished ones. Loaded only after login. */
export default function Back({ role }: { role: Role }) {
  const t = useTranslations('home-back')
  const name = useSession()?.profile?.first_name || 'none'
  return (
    <section className={`wrap ${styles.back}`} aria-labelledby="back-title">
      <div className={styles.head}>
        <h2 id="back-title">{t('title', { name })}</h2>
        <LocaleLink to={ways[role].to}>{t(ways[role].label)}</LocaleLink>
      </div>
      {role === 'client' ? (
        <QueryClientProvider client={queryClient}>
          <Rows />
        </QueryClientProvider>
      ) : (
        <p className="t2">{t(role)}</p>
      )}
    </section>
  )
}

function Rows() {
  const t = useTranslations('home-back')
  const rows = useBackRows()
  if (!rows)
    return (
      <div className={styles.rows} aria-hidden="true">
        {['next', 'asked', 'begun'].map((row) => (
          <div key={row} className={styles.row}>
            <SkeletonLine width="third" />
            <SkeletonLine width="most" />
          </div>
        ))}
      </div>
    )
  return (
    <ul className={styles.rows}>
      {rows.map(({ kind, words, to }) => (
        <li key={kind}>
          <LocaleLink className={styles.row} to={to}>
            <span className="small t2">{t(kind)}</span>
            <span>{words}</span>
          </LocaleLink>
        </li>
      ))}
    </ul>
  )
}
