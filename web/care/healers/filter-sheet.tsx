import '../../messages/healers.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/call-api.ts'
import { FilterForm } from './filter-form.tsx'
import { filtersPath, type HealerFilters } from './filters.ts'
import styles from './healers-screen.module.css'
import { type HealerList, loadFacets } from './load-healers.ts'

/**
 * The filters on a phone. The page behind stays as it is until “Show N healers”: another address, such as the one of a
 * category, would close the sheet while it is used.
 */
export function FilterSheet({
  sheet,
  isUsed,
  list,
  onShow,
}: {
  sheet: RefObject<HTMLDialogElement | null>
  isUsed: boolean
  list: HealerList
  onShow: (filters: HealerFilters) => void
}) {
  const t = useTranslations('healers')
  const [draft, setDraft] = useState<HealerList>()
  const asked = useRef<AbortController>(undefined)
  useEffect(() => () => asked.current?.abort(), [])
  const shown = draft ?? list

  async function change(filters: HealerFilters) {
    asked.current?.abort()
    const stop = new AbortController()
    asked.current = stop
    setDraft({ ...shown, filters })
    // Without an answer the counts stay as they were, and the filters as they were chosen.
    const facets = await loadFacets(callApi, filters, stop.signal).catch(() => undefined)
    if (facets && !stop.signal.aborted) setDraft({ ...list, ...facets })
  }

  return (
    <dialog
      ref={sheet}
      className={styles.sheet}
      aria-label={t('filters.label')}
      onClose={() => {
        asked.current?.abort()
        setDraft(undefined)
      }}
    >
      {isUsed && (
        <FilterForm
          list={shown}
          onChange={change}
          onDone={(filters) => {
            sheet.current?.close()
            if (filters && filtersPath(filters) !== filtersPath(list.filters)) onShow({ ...filters, page: 1 })
          }}
        />
      )}
    </dialog>
  )
}
