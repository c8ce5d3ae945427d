import type { ArticleCard } from '@newyou/contract/content/articles'
import styles from './article-card.module.css'

/** The plants of an article on the page's own ground: one drawing for each theme. Unless `eager`, only the shown one loads. */
export function Plants({
  image,
  eager = false,
}: {
  image: NonNullable<ArticleCard['image']>
  /** In sight from the beginning: the drawing of the theme that the site begins with loads at once, shown or not. */
  eager?: boolean
}) {
  const shared = { width: 480, height: 300, decoding: 'async', loading: 'lazy' } as const
  return (
    <span className={styles.plants}>
      <img
        {...shared}
        {...(eager && { loading: 'eager', fetchPriority: 'high' })}
        alt=""
        src={image.dark}
        className="only-dark"
      />
      <img {...shared} alt="" src={image.light} className="only-light" />
    </span>
  )
}
