import type { PageName } from '@newyou/contract/addresses'
import { type ModeratedContentType, moderatedContentTypes } from '@newyou/contract/people/moderation/reports'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { createRegistry } from '../../platform/registry.ts'

/** Content of a page that can be reported, as it is, or was before it was hidden. */
export interface FoundContent {
  /** Its author or the person shown; null for demo content. */
  subject_id: string | null
  subject_name: string
  text: string
  stars: number | null
  picture: string | null
  /** Of the page, and where it is; the name of a member stands on no page. */
  title: string
  page: PageName | null
  page_id: string | null
  /** Whether others may see the page that shows it. */
  is_public: boolean
  is_hidden: boolean
}

/** How reported content is found and hidden. The domain that owns its rows registers it, and alone writes them. */
export interface ReportableContent {
  /** Undefined when it was deleted. */
  find(queryable: Queryable, id: string): Promise<FoundContent | undefined>
  /** Locks its row, before those of people. Left out for what no one else changes at the same time. */
  lock?(trx: Trx, id: string): Promise<void>
  /** After `lock`, when it is shown. Forgets the pages that show it. */
  hide(trx: Trx, id: string): Promise<void>
  /** After `lock`, when it is hidden. Forgets the pages that show it. */
  restore(trx: Trx, id: string): Promise<void>
  /** Where the person looks after it whose it is; without it the page that shows it. */
  ownPage?: PageName
}

export const createContentRegistry = () =>
  createRegistry<ModeratedContentType, ReportableContent>('reportable content', moderatedContentTypes)
export type ContentRegistry = ReturnType<typeof createContentRegistry>
