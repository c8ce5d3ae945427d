import type { ClaimRule, KeptClaim, MarkedClaim } from '@newyou/contract/foundation/advertising-claims'
import { sql } from 'kysely'
import { officeClaimReplies } from '../../messages/replies/back-office.ts'
import { claimReplies } from '../../messages/replies/foundation.ts'
import { inTransaction, type Queryable } from '../../platform/database/database.ts'
import { pageOf } from '../../platform/database/list-page.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Audit } from '../audit/index.ts'
import { claimsIn, plainOf, rules } from './find.ts'

const ruleOf = (id: string) => orNotFound(rules.find((rule) => rule.id === id))

/** What rules mark in texts, and the sentences that editors let stand. */
export function createKeptClaims({
  db,
  clock,
  ids,
  audit,
}: Pick<Platform, 'db' | 'clock' | 'ids'> & { audit: Audit }) {
  const kept = (queryable: Queryable) =>
    queryable
      .selectFrom('kept_claim as k')
      .leftJoin('person_name as p', 'p.u_id', 'k.decided_by')
      .select(['k.u_id', 'k.resource', 'k.record_id', 'k.rule', 'k.sentence', 'k.reason', 'k.decided_at'])
      .select(sql<string | null>`p.first_name || ' ' || p.last_name`.as('by'))

  type KeptRow = Awaited<ReturnType<ReturnType<typeof kept>['executeTakeFirstOrThrow']>>
  const shown = ({ rule: id, decided_at: at, ...row }: KeptRow): KeptClaim => {
    const { title, source } = ruleOf(id)
    return { ...row, rule: id as ClaimRule, title, source, at: at.toISOString() } // ids are written by `keep` alone
  }

  async function check(
    queryable: Queryable,
    resource: string,
    texts: Record<string, string>,
  ): Promise<MarkedClaim[]> {
    const found = Object.entries(texts).flatMap(([field, text]) =>
      claimsIn(plainOf(text)).map((claim) => ({ field, ...claim })),
    )
    if (found.length === 0) return []
    const sentences = [...new Set(found.map(({ sentence }) => sentence))]
    const decided = await kept(queryable)
      .where('k.resource', '=', resource)
      .where('k.sentence', 'in', sentences)
      .execute()
    return found.map(({ field, quote, sentence, rule: { id, title, source, advice } }) => {
      const decision = decided.find((row) => row.rule === id && row.sentence === sentence)
      return {
        ...{ field, rule: id, title, source, advice, quote, sentence },
        kept: decision
          ? { reason: decision.reason, by: decision.by, at: decision.decided_at.toISOString() }
          : null,
      }
    })
  }

  const undecided = async (queryable: Queryable, resource: string, texts: Record<string, string>) =>
    (await check(queryable, resource, texts)).filter(({ kept: decision }) => !decision)

  return {
    check: (resource: string, texts: Record<string, string>) => check(db, resource, texts),

    /** The claims in texts that no editor has decided about, field by field. */
    undecided,

    /**
     * Refuses texts with a claim that no editor has decided about, field by field, each with its words, rule and source.
     * @throws DomainError invalidInput
     */
    async require(queryable: Queryable, resource: string, texts: Record<string, string>) {
      const open = await undecided(queryable, resource, texts)
      if (open.length === 0) return
      const errors: Record<string, string> = {}
      for (const claim of open) errors[claim.field] ??= officeClaimReplies.marked(claim)
      throwError('invalidInput', { message: officeClaimReplies.undecided(open.length), errors })
    },

    /** The same for texts that a healer publishes: each field says what to do. @throws DomainError invalidInput */
    async requireOfHealer(queryable: Queryable, resource: string, texts: Record<string, string>) {
      const open = await undecided(queryable, resource, texts)
      if (open.length === 0) return
      const errors = Object.fromEntries(open.map(({ field }) => [field, claimReplies.changeWords]))
      throwError('invalidInput', { message: claimReplies.changeWords, errors })
    },

    async list({ page, items_per_page: size, resource }: { resource?: string | undefined } & ListPage) {
      let matching = kept(db)
      if (resource) matching = matching.where('k.resource', '=', resource)
      const { rows, total } = await pageOf(matching.orderBy('k.decided_at', 'desc').orderBy('k.u_id'), {
        page,
        size,
      })
      return { data: rows.map(shown), total, page, items_per_page: size }
    },

    /** Lets a marked sentence stand in one kind of record. @throws DomainError invalidInput where no rule marks it */
    keep: (by: string, claim: KeptWish) =>
      inTransaction(db, async (trx): Promise<KeptClaim> => {
        const { resource, record_id: recordId = null, rule, sentence, reason } = claim
        if (!claimsIn(sentence).some((found) => found.rule.id === rule && found.sentence === sentence))
          throwError('invalidInput', { errors: { sentence: officeClaimReplies.notMarked } })
        const { u_id } = await trx
          .insertInto('kept_claim')
          .values({
            ...{ u_id: ids.next(), resource, record_id: recordId, rule, sentence, reason },
            ...{ decided_by: by, decided_at: clock.now() },
          })
          .onConflict((on) =>
            on.columns(['resource', 'rule', 'sentence']).doUpdateSet({
              ...{ record_id: recordId, reason, decided_by: by, decided_at: clock.now() },
            }),
          )
          .returning('u_id')
          .executeTakeFirstOrThrow()
        await audit.note(trx, {
          ...{ staffId: by, resource, recordId: recordId ?? '', action: 'keep-claim', reason },
          changes: { [rule]: [null, sentence] },
        })
        return shown(await kept(trx).where('k.u_id', '=', u_id).executeTakeFirstOrThrow())
      }),

    /** @throws DomainError notFound */
    forget: (by: string, id: string) =>
      inTransaction(db, async (trx) => {
        const row = orNotFound(
          await trx
            .deleteFrom('kept_claim')
            .where('u_id', '=', id)
            .returning(['resource', 'record_id', 'rule', 'sentence'])
            .executeTakeFirst(),
        )
        await audit.note(trx, {
          ...{ staffId: by, resource: row.resource, recordId: row.record_id ?? '', action: 'forget-claim' },
          changes: { [row.rule]: [row.sentence, null] },
        })
        return { u_id: id }
      }),
  }
}
export type AdvertisingClaims = ReturnType<typeof createKeptClaims>

interface ListPage {
  page: number
  items_per_page: number
}
interface KeptWish {
  resource: string
  record_id?: string | undefined
  rule: ClaimRule
  sentence: string
  reason: string
}
