import '../../messages/ebooks.ts'
import type { MyEbook } from '@newyou/contract/learning/ebooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { queryClient } from '../../api/query-client.ts'
import { Book } from '../../ui/book.tsx'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { urls } from '../../urls.ts'
import { myBooksQuery } from './my-books-query.ts'
import styles from './my-ebooks.module.css'

const shownMost = 3

/**
 * The books that a client has begun, the last read first; each opens at the place where it was left. All books
 * of the client are in My Learning.
 */
export default function GoOnReading() {
  const t = useTranslations('ebooks.mine')
  const { data } = useQuery(myBooksQuery, queryClient)
  const shown = (data ?? []).filter(({ place }) => place && place.progress_percent < 100).slice(0, shownMost)
  if (shown.length === 0) return null
  return (
    <section className={styles.mine}>
      <h2>{t('begun')}</h2>
      <ul>
        {shown.map((ebook) => (
          <li key={ebook.u_id}>
            <Row ebook={ebook} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ ebook }: { ebook: MyEbook }) {
  const t = useTranslations('ebooks.mine')
  const { u_id, title, language, author, place } = ebook
  return (
    <LocaleLink className={styles.row} to={urls.readBook(u_id)}>
      <span className={styles.cover}>
        <Book ebook={ebook} isSmall />
      </span>
      <span>
        <strong lang={language}>{title}</strong>
        <span className="small t2">{author.name}</span>
        <span className="small t3 num">{t('progress', { percent: place?.progress_percent ?? 0 })}</span>
      </span>
    </LocaleLink>
  )
}
