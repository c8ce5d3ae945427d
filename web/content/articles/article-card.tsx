import '../../messages/articles-card.ts'
import type { ArticleCard, ArticleKind } from '@newyou/contract/content/articles'
import { useTranslations } from 'use-intl'
import { CategoryTag } from '../../ui/category-tag.tsx'
import { FixedKolam } from '../../ui/fixed-kolam.tsx'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { urls } from '../../urls.ts'
import styles from './article-card.module.css'
import { Plants } from './plants.tsx'

/** One article of a list; the whole card is the link. A story shows a kolam of its own, a post its plants. */
export function ArticleCardLink({
  article,
  kind,
  heading: Heading = 'h2',
  eager = false,
}: {
  article: ArticleCard
  kind: ArticleKind
  heading?: 'h2' | 'h3'
  eager?: boolean
}) {
  const t = useTranslations('articles-card')
  const [category] = article.categories
  const isBlog = kind === 'blog'
  return (
    <LocaleLink
      className={isBlog ? styles.card : `${styles.card} ${styles.story}`}
      to={isBlog ? urls.blogPost(article.u_id) : urls.successStory(article.u_id)}
    >
      {isBlog ? (
        article.image && <Plants image={article.image} eager={eager} />
      ) : (
        <FixedKolam of={{ id: article.u_id, cols: 5, rows: 4 }} className={styles.kolam} />
      )}
      <div>
        <Heading className={styles.title} lang={article.language}>
          {article.title}
        </Heading>
        {article.lead && (
          <p className="t2" lang={article.language}>
            {article.lead}
          </p>
        )}
        <p className={`small t3 ${styles.foot}`}>
          {category && <CategoryTag category={category} />}
          <span>
            {isBlog ? article.author?.name : t('told', { name: article.teller })},{' '}
            {t('minutes', { count: article.reading_minutes })}
          </span>
          {!isBlog && article.is_demo && <span>{t('demo')}</span>}
        </p>
      </div>
    </LocaleLink>
  )
}
