import type { Row, Values } from '@newyou/contract/administration/back-office/resource'
import type { AdvertisingClaims } from '../../foundation/advertising-claims/index.ts'
import type { Audit } from '../../foundation/audit/index.ts'
import type { MediaFiles } from '../../foundation/media/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Trx } from '../../platform/database/database.ts'
import type { Reads } from '../../platform/database/replica.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Ids } from '../../platform/ids.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'

/** Further checks of a resource change, beside its roles. */
export interface RecordGuard {
  /** Before anything is locked. @throws DomainError stepUpRequired */
  begin?: (trx: Trx, viewer: Viewer) => Promise<void>
  /** Before a change is written: what of it is written now. */
  hold?: (trx: Trx, viewer: Viewer, before: Row, values: Values) => Promise<Values>
  /** After it was written; may write to the record. */
  judge?: (trx: Trx, viewer: Viewer, before: Row | undefined, after: Row) => Promise<void>
}

export interface RecordsDependencies {
  db: Database
  reads: Reads
  clock: Clock
  ids: Ids
  pageCache: PageCache
  audit: Audit
  claims: Pick<AdvertisingClaims, 'require'>
  media: Pick<MediaFiles, 'take' | 'release' | 'reclaim'>
  guard?: RecordGuard | undefined
}
