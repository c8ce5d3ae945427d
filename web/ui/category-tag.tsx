import type { CategorySlug } from '@newyou/contract/care/healers/healers'
import { useTranslations } from 'use-intl'
import styles from './marks.module.css'

/** The name of a category in its dye, behind a small niche. */
export function CategoryTag({ category }: { category: CategorySlug }) {
  const t = useTranslations('categories')
  return (
    <span className={styles.tag} data-category={category}>
      {t(category)}
    </span>
  )
}
