import '../../messages/ebooks-card.ts'
import type { EbookCard } from '@newyou/contract/learning/ebooks'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Book } from '../../ui/book.tsx'
import { rupees } from '../../ui/format.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { urls } from '../../urls.ts'
import styles from './ebook-card.module.css'

/** One book of a shelf; the whole of it is the link, and the title on its label the heading. */
export function EbookCardLink({
  ebook,
  heading: Heading = 'h2',
  eager = false,
}: {
  ebook: EbookCard
  heading?: 'h2' | 'h3'
  eager?: boolean
}) {
  const t = useTranslations('ebooks-card')
  const { u_id, title, lead, written_in, author, price_paise } = ebook
  return (
    <LocaleLink className={styles.card} to={urls.ebook(u_id)}>
      <Book ebook={ebook} eager={eager}>
        <Heading className={styles.title}>{title}</Heading>
      </Book>
      <span className={`small ${styles.foot}`}>
        <span className={styles.lead} lang={written_in}>
          {lead}
        </span>
        <span className="t3">{author.name}</span>
        {price_paise === 0 ? (
          <span className={styles.free}>{t('free')}</span>
        ) : (
          <span className={`num ${styles.price}`}>{rupees(price_paise)}</span>
        )}
      </span>
    </LocaleLink>
  )
}

/** Books side by side. */
export function Shelf({ children }: { children: ReactNode }) {
  return <ul className={styles.shelf}>{children}</ul>
}
