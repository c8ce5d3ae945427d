import type { Page } from '@newyou/contract/endpoint'
import { useTranslations } from 'use-intl'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { IconChevronLeft, IconChevronRight } from './icons.ts'
import { Toolbar } from './parts.tsx'

/** To the page before and after; nothing when there is only one. */
export function Pager({
  of: { total, page, items_per_page: size },
  label,
  onPage,
}: {
  of: Page
  label: string
  onPage: (page: number) => void
}) {
  const t = useTranslations('ui.pager')
  const pages = Math.ceil(total / size)
  if (pages <= 1) return null
  return (
    <Toolbar as="nav" above={2} aria-label={label}>
      <IconButton label={t('before')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon of={IconChevronLeft} />
      </IconButton>
      <span className="small t2 num">{t('place', { page, pages })}</span>
      <IconButton label={t('after')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <Icon of={IconChevronRight} />
      </IconButton>
    </Toolbar>
  )
}
