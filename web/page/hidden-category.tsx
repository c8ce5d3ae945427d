import '../messages/frame-category.ts'
import type { CategorySlug } from '@newyou/contract/vocabulary'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { bareChipClass, chipRowClass } from '../ui/chip.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LocaleLink } from '../ui/locale-link.tsx'
import { Stack } from '../ui/parts.tsx'
import { useCategories } from './site-categories.ts'

/** An old link to a category that is not offered any more, with those that are. */
export default function HiddenCategory({
  slug,
  all,
  pathOf,
}: {
  slug: CategorySlug
  /** The list of all categories together. */
  all: string
  pathOf: (slug: CategorySlug) => string
}) {
  const t = useTranslations('frame-category')
  const names = useTranslations('categories')
  const offered = useCategories()
  return (
    <Stack gap={0} width="text" className="wrap section">
      <EmptyState heading="h1" title={t('title', { category: names(slug) })} words={t('words')}>
        <Button variant="primary" to={all}>
          {t('all')}
        </Button>
      </EmptyState>
      <nav aria-label={t('others')} className={chipRowClass}>
        {offered.map((one) => (
          <LocaleLink key={one.slug} className={bareChipClass} to={pathOf(one.slug)}>
            {names(one.slug)}
          </LocaleLink>
        ))}
      </nav>
    </Stack>
  )
}
