import '../../messages/courses-learning.ts'
import type { MyEbook } from '@newyou/contract/learning/ebooks'
import { useTranslations } from 'use-intl'
import { Book } from '../../ui/book.tsx'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { urls } from '../../urls.ts'
import styles from './my-ebooks.module.css'

/** The e-books that a client has or has begun, each with the place reached. */
export function MyEbooks({ ebooks }: { ebooks: readonly MyEbook[] }) {
  const t = useTranslations('courses-learning')
  return (
    <ul className={styles.shelf}>
      {ebooks.map((ebook) => (
        <li key={ebook.u_id}>
          <LocaleLink to={urls.readBook(ebook.u_id)}>
            <Book ebook={ebook} />
            <span lang={ebook.language}>{ebook.title}</span>
          </LocaleLink>
          <span className="small t2">
            {ebook.place ? t('place', { percent: ebook.place.progress_percent }) : t('open')}
          </span>
        </li>
      ))}
    </ul>
  )
}
