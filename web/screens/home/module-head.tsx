import type { ReactNode } from 'react'
import { LocaleLink } from '../../ui/locale-link.tsx'
import styles from './home.module.css'

/** The heading of a part of the home page, and the way to all of it. */
export function ModuleHead({ title, to, all }: { title: ReactNode; to: string; all: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      <LocaleLink to={to}>{all}</LocaleLink>
    </div>
  )
}
