import type { HomeTextName } from '@newyou/contract/home-text-names'
import type { ReactNode } from 'react'
import { LocaleLink } from '../../ui/locale-link.tsx'
import styles from './home.module.css'
import { useOwnText } from './own-texts.ts'

interface ModuleHeadProps {
  /** The name of the words that the practice may write in the place of the title. */
  own: HomeTextName
  title: ReactNode
  to: string
  all: ReactNode
}

/** The heading of a part of the home page, and the way to all of it. */
export function ModuleHead({ own, title, to, all }: ModuleHeadProps) {
  return (
    <div className={styles.head}>
      <h2>{useOwnText(own) ?? title}</h2>
      <LocaleLink to={to}>{all}</LocaleLink>
    </div>
  )
}
