import '../messages/ebooks.ts'
import type { MyEbook } from '@newyou/contract/ebooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { queryClient } from '../api/query-client.ts'
import { LocaleLink } from '../ui/locale-link.tsx'
import { urls } from '../urls.ts'
import { Book } from './book.tsx'
import styles from './my-books.module.css'
import { myBooksQuery } from './my-books-query.ts'

/** The books that a client has, the last read first; each leads to the place where she left it. */
export default function MyBooks({ begunOnly = false, limit }: { begunOnly?: boolean; limit?: number }) {
  const t = useTranslations('ebooks.mine')
  const { data } = useQuery(myBooksQuery, queryClient)
  const shown = (data ?? [])
    .filter(({ place }) => !begunOnly || (place && place.progress_percent < 100))
    .slice(0, limit)
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
  const percent = place?.progress_percent ?? 0
  return (
    <LocaleLink className={styles.row} to={urls.readBook(u_id)}>
      <span className={styles.cover}>
        <Book ebook={ebook} isSmall />
      </span>
      <span>
        <strong lang={language}>{title}</strong>
        <span className="small t2">{author.name}</span>
        <span className="small t3 num">
          {!place ? t('unread') : percent === 100 ? t('finished') : t('progress', { percent })}
        </span>
      </span>
    </LocaleLink>
  )
}
