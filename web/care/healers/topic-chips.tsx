import type { CategorySlug } from '@newyou/contract/vocabulary'
import { useTranslations } from 'use-intl'
import { useCategories } from '../../page/site-categories.ts'
import { bareChipClass, chipClass, chipRowClass } from '../../ui/chip.tsx'
import { LocaleLink } from '../../ui/locale-link.tsx'

/** Every topic, or one of the seven, as links to the same list. */
export function TopicChips({
  label,
  all,
  chosen,
  pathOf,
}: {
  label: string
  all: string
  chosen: string | undefined
  pathOf: (category?: CategorySlug) => string
}) {
  const names = useTranslations('categories')
  const offered = useCategories()
  return (
    <nav aria-label={label} className={chipRowClass}>
      <LocaleLink
        className={chosen ? bareChipClass : chipClass}
        to={pathOf()}
        aria-current={chosen ? undefined : 'true'}
        preventScrollReset
      >
        {all}
      </LocaleLink>
      {offered.map(({ slug }) => (
        <LocaleLink
          key={slug}
          className={slug === chosen ? chipClass : bareChipClass}
          to={pathOf(slug)}
          aria-current={slug === chosen ? 'true' : undefined}
          preventScrollReset
        >
          {names(slug)}
        </LocaleLink>
      ))}
    </nav>
  )
}
