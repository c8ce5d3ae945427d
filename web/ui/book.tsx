import type { EbookCard } from '@newyou/contract/learning/ebooks'
import type { ReactNode } from 'react'
import styles from './book.module.css'
import { FixedKolam } from './fixed-kolam.tsx'

/** A book bound in its cloth, as wide as the box it is given. The label holds its title, or what is given instead. */
export function Book({
  ebook: { u_id, title, category, written_in, cover },
  eager = false,
  isSmall = false,
  children,
}: {
  ebook: Pick<EbookCard, 'u_id' | 'title' | 'cover'> & Partial<Pick<EbookCard, 'category' | 'written_in'>>
  eager?: boolean
  /** Too small for words: the title stands beside it. */
  isSmall?: boolean
  children?: ReactNode
}) {
  return (
    <span className={styles.book} data-category={category}>
      {cover && (
        <img
          src={cover}
          width="240"
          height="340"
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
        />
      )}
      <span className={styles.label} lang={written_in} data-small={isSmall || undefined}>
        <FixedKolam of={{ id: u_id }} />
        {!isSmall && (children ?? <span aria-hidden="true">{title}</span>)}
      </span>
    </span>
  )
}
