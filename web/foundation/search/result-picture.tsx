import type { SearchKind } from '@newyou/contract/foundation/search'
import { coverWidths } from '@newyou/contract/vocabulary'
import { Book } from '../../ui/book.tsx'
import { Face } from '../../ui/portrait.tsx'
import styles from './search-dialog.module.css'

/** The picture of something found or wished for: a healer's face, a book in its cloth, the cover of anything else. */
export function ResultPicture({
  kind,
  id,
  image,
  large = false,
}: {
  kind: SearchKind
  id: string
  image: string | null
  large?: boolean
}) {
  const size = large ? styles.large : styles.small
  if (kind === 'ebook')
    return (
      <span className={`${styles.box} ${size}`}>
        <span className={styles.book}>
          <Book ebook={{ u_id: id, title: '', cover: image }} isSmall />
        </span>
      </span>
    )
  if (!image) return null
  if (kind === 'healer')
    return (
      <span className={`${styles.box} ${size}`}>
        <Face image={{ portrait: image, face: image, framed: false }} size={large ? 'card' : 'small'} />
      </span>
    )
  return (
    <img
      className={`${styles.cover} ${size}`}
      src={`${image}-${coverWidths[0]}.webp`}
      width={large ? 96 : 56}
      height={large ? 60 : 35}
      alt=""
      loading="lazy"
    />
  )
}
