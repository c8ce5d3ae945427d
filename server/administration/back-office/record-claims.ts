import { isDeepStrictEqual } from 'node:util'
import { publicTexts, type Resource, type Row } from '@newyou/contract/administration/back-office/resource'
import type { AdvertisingClaims } from '../../foundation/advertising-claims/index.ts'
import type { Trx } from '../../platform/database/database.ts'

const shownStates = new Set(['published', 'scheduled'])
const asText = (value: unknown) => (Array.isArray(value) ? value.join('\n') : String(value ?? ''))

/** Holds the public texts of a resource against the rules of advertising. */
export function createRecordClaims(of: Resource, claims: Pick<AdvertisingClaims, 'require'>) {
  const fields = publicTexts(of)
  const isSeen = (row: Row | undefined) =>
    row !== undefined && (!of.hasStates || shownStates.has(row.state ?? 'draft'))

  return {
    /**
     * What becomes public with this change: all texts when the record does, and changed ones when it was public before.
     * @throws DomainError invalidInput where no editor has decided about a claim
     */
    async judge(trx: Trx, before: Row | undefined, after: Row) {
      if (!isSeen(after)) return
      const names = isSeen(before)
        ? fields.filter((name) => !isDeepStrictEqual(before?.[name], after[name]))
        : fields
      if (names.length === 0) return
      await claims.require(trx, of.name, Object.fromEntries(names.map((name) => [name, asText(after[name])])))
    },
  }
}
