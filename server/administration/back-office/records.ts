import { isDeepStrictEqual } from 'node:util'
import {
  changed,
  changeOf,
  type ListQuery,
  nextStates,
  type Resource,
  type Row,
  type State,
  type Values,
} from '@newyou/contract/administration/back-office/resource'
import { differences } from '../../foundation/audit/index.ts'
import { backOfficeReplies } from '../../messages/replies/back-office.ts'
import { inTransaction, type Trx, violatedConstraint } from '../../platform/database/database.ts'
import { DomainError, orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { csvOf } from './csv.ts'
import { createRecordClaims } from './record-claims.ts'
import { createRecordMedia } from './record-media.ts'
import type { RecordsDependencies } from './record-needs.ts'
import { explaining, refuse } from './refuse.ts'
import { createRevisions } from './revisions.ts'
import { createStore, withInitial } from './store.ts'
import type { Columns, Table } from './table.ts'
import { createTextPictures } from './text-pictures.ts'

const exportMax = 10_000
const nothing = { version: 0 }

interface Change {
  by: string | null
  action: string
  before?: Row | undefined
  after?: Row | undefined
  /** The saved version that it has again. */
  restored?: number
}

/** Staff operations on the records of one resource. Everything but its table follows from its declaration. */
export function createRecords(of: Resource, table: Table, dependencies: RecordsDependencies) {
  const { db, reads, clock, ids, pageCache, audit, guard } = dependencies
  const store = createStore(of, table)
  const media = createRecordMedia(of, table, dependencies.media)
  const revisions = createRevisions(of, dependencies)
  const pictures = createTextPictures(of, dependencies)
  const claims = createRecordClaims(of, dependencies.claims)
  const explain = explaining(table.constraints)
  const changeable = new Set(changed(of).map(([name]) => name))

  /** The rules, unless the clock publishes what was held against them, the trail and the pages. */
  async function followUp(trx: Trx, recordId: string, { by, action, before, after, restored }: Change) {
    if (after && by) await claims.judge(trx, before, after)
    await pictures.keep(trx, recordId, { before, after })
    if (after) await revisions.keep(trx, { by, before, after, restored })
    else await revisions.forget(trx, recordId)
    const [{ version: _old, ...was }, { version: _new, ...is }] = [before ?? nothing, after ?? nothing]
    await audit.note(trx, { staffId: by, resource: of.name, recordId, action, changes: differences(was, is) })
    const tags = [before, after].flatMap((row) => (row ? table.tags(row) : []))
    if (tags.length) await pageCache.invalidate(trx, ...new Set(tags))
  }

  async function columnsOf(trx: Trx, values: Values, before: Row | undefined, by: string): Promise<Columns> {
    const plain = media.without(values)
    const files = await media.columns(trx, values, before, by)
    const was = before && (media.without(before) as Row) // a row stays one without its files
    return { ...(table.write?.(plain, was) ?? plain), ...files }
  }

  /** @throws DomainError notFound, changedMeanwhile with both versions */
  async function lockedAt(trx: Trx, recordId: string, version: number, yours: Values) {
    const current = await store.locked(trx, recordId)
    if (current.version !== version) throwError('changedMeanwhile', { data: { current, yours } })
    return current
  }

  async function moveTo(trx: Trx, before: Row, state: State, by: string | null, publishAt?: string) {
    const from = before.state ?? 'draft'
    if (!nextStates[from].includes(state)) throwError('notNow')
    if (by && (state === 'published' || state === 'scheduled')) await table.requireReady?.(before, trx)
    const now = clock.now()
    if (state === 'scheduled' && (!publishAt || new Date(publishAt) <= now)) {
      refuse('publish_at', backOfficeReplies.timeNotFuture)
    }
    const known = before.published_at && new Date(before.published_at) <= now ? before.published_at : null
    const publishedAt = { scheduled: publishAt, published: known ?? now, draft: known, archived: known }[
      state
    ]
    await store.update(trx, before.u_id, {
      state,
      published_at: publishedAt,
      ...(table.isStamped && { updated_at: now }),
    })
    const after = orNotFound(await store.one(trx, before.u_id))
    const action = { published: 'publish', scheduled: 'schedule', archived: 'archive', draft: 'unpublish' }[
      state
    ]
    await followUp(trx, before.u_id, { by, action, before, after })
    return after
  }

  async function changeTo(trx: Trx, before: Row, values: Values, change: Change & { by: string }) {
    const whole = Object.fromEntries(
      Object.entries({ ...before, ...values }).filter(([name]) => name in of.fields),
    )
    await table.lock?.(trx, whole, before)
    await table.check?.(whole, trx, before)
    const changes = Object.fromEntries(Object.entries(whole).filter(([name]) => changeable.has(name)))
    await store.update(trx, before.u_id, {
      ...(await columnsOf(trx, changes, before, change.by)),
      ...(table.isStamped && { updated_at: clock.now() }),
    })
    await table.follow?.(trx, before.u_id, changes, before)
    const after = orNotFound(await store.one(trx, before.u_id))
    await followUp(trx, before.u_id, { ...change, before, after })
    return after
  }

  async function create(trx: Trx, sent: Values, by: string): Promise<Row> {
    const now = clock.now()
    const values = withInitial(of, sent)
    await table.lock?.(trx, values, undefined)
    await table.check?.(values, trx, undefined)
    const initial = table.initial?.(now, values) ?? {}
    const columns: Columns = {
      ...(of.idIsWord ? {} : { u_id: ids.next() }),
      ...(await columnsOf(trx, values, undefined, by)),
      ...(table.isStamped && { updated_at: now }),
      ...initial,
    }
    await store.insert(trx, columns)
    const recordId = String(columns[table.id ?? 'u_id'])
    await table.follow?.(trx, recordId, values, undefined)
    const after = orNotFound(await store.one(trx, recordId))
    await followUp(trx, recordId, { by, action: 'create', after })
    return after
  }

  async function guarded(trx: Trx, viewer: Viewer, work: () => Promise<{ before?: Row; after: Row }>) {
    await guard?.begin?.(trx, viewer)
    const { before, after } = await work()
    if (!guard) return after
    await guard.judge?.(trx, viewer, before, after)
    return orNotFound(await store.one(trx, after.u_id))
  }

  /** A change by a colleague, as far as the guard lets it be made now. */
  async function changeBy(
    trx: Trx,
    viewer: Viewer,
    before: Row,
    values: Values,
    change: Omit<Change, 'by' | 'before' | 'after'>,
  ) {
    const now = (await guard?.hold?.(trx, viewer, before, values)) ?? values
    return { before, after: await changeTo(trx, before, now, { ...change, by: viewer.personId }) }
  }

  return {
    list: (query: ListQuery) => store.list(db, query),

    /** @throws DomainError notFound */
    one: async (recordId: string) => orNotFound(await store.one(db, recordId)),

    /** What a list shows, at most ten thousand records. */
    async export(query: ListQuery, by: string) {
      const { data, total } = await store.list(reads.db, { ...query, page: 1, items_per_page: exportMax })
      await audit.note(db, { staffId: by, resource: of.name, recordId: '', action: 'export' })
      const day = clock.now().toISOString().slice(0, 10)
      return { name: `${of.name}-${day}.csv`, csv: csvOf(of, data), rows: data.length, total }
    },

    /** @throws DomainError invalidInput, stepUpRequired */
    create: (sent: Values, viewer: Viewer) =>
      inTransaction(db, (trx) =>
        guarded(trx, viewer, async () => ({ after: await create(trx, sent, viewer.personId) })),
      ).catch(explain),

    /** The same in the caller's transaction. @throws DomainError invalidInput */
    createIn: (trx: Trx, sent: Values, by: string) => create(trx, sent, by).catch(explain),

    /** Publishes a record in the caller's transaction. */
    publishIn: (trx: Trx, record: Row, by: string) => moveTo(trx, record, 'published', by).catch(explain),

    /** @throws DomainError notFound, changedMeanwhile, invalidInput, stepUpRequired */
    change: (
      recordId: string,
      { version, ...values }: Values & { version: number },
      viewer: Viewer,
    ): Promise<Row> =>
      inTransaction(db, (trx) =>
        guarded(trx, viewer, async () => {
          const before = await lockedAt(trx, recordId, version, values)
          return changeBy(trx, viewer, before, values, { action: 'change' })
        }),
      ).catch(explain),

    /** Locks a record in the caller's transaction. @throws DomainError notFound */
    lockIn: (trx: Trx, recordId: string) => store.locked(trx, recordId),

    /**
     * Writes what another colleague asked for, in the caller's transaction and past the guard.
     * @throws DomainError notFound, changedMeanwhile when it is no longer what they saw, invalidInput
     */
    async applyIn(trx: Trx, recordId: string, changes: Record<string, [unknown, unknown]>, by: string) {
      const before = await store.locked(trx, recordId)
      const wanted = Object.entries(changes)
      if (!wanted.every(([name, [seen]]) => isDeepStrictEqual(before[name], seen)))
        throwError('changedMeanwhile')
      const values = Object.fromEntries(wanted.map(([name, [, value]]) => [name, value]))
      await changeTo(trx, before, values, { by, action: 'change' }).catch(explain)
    },

    revisions: revisions.list,
    revision: (recordId: string, number: number) => revisions.one(db, recordId, number),

    /** Saves a version once more. @throws DomainError notFound, changedMeanwhile, invalidInput, stepUpRequired */
    restore: (recordId: string, number: number, version: number, viewer: Viewer): Promise<Row> =>
      inTransaction(db, (trx) =>
        guarded(trx, viewer, async () => {
          const { fields } = await revisions.one(trx, recordId, number)
          const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => changeable.has(name)))
          const before = await lockedAt(trx, recordId, version, kept)
          const parsed = changeOf(of).safeParse({ ...kept, version })
          if (!parsed.success)
            return throwError('invalidInput', {
              message: backOfficeReplies.versionTooOld,
            })
          const { version: _, ...values } = parsed.data
          const restored = await media.reclaimed(trx, values, before, viewer.personId)
          return changeBy(trx, viewer, before, restored, { action: 'restore', restored: number })
        }),
      ).catch(explain),

    /** @throws DomainError notFound, changedMeanwhile, notNow, invalidInput */
    move: (recordId: string, version: number, state: State, by: string, publishAt?: string): Promise<Row> =>
      inTransaction(db, async (trx) => {
        const before = await lockedAt(trx, recordId, version, { state })
        return moveTo(trx, before, state, by, publishAt)
      }).catch(explain),

    /**
     * Gives all records their places, the first one 1; what keeps its place is not written.
     * @throws DomainError changedMeanwhile when one is missing, new or of another version
     */
    arrange: (order: readonly { u_id: string; version: number }[], by: string): Promise<Row[]> =>
      inTransaction(db, async (trx) => {
        const all = new Map((await store.lockedAll(trx)).map((row) => [row.u_id, row]))
        const named = new Set(order.map(({ u_id }) => u_id))
        const isWhole = named.size === order.length && order.length === all.size
        const isCurrent = order.every(({ u_id, version }) => all.get(u_id)?.version === version)
        if (!isWhole || !isCurrent) throwError('changedMeanwhile')
        const rows: Row[] = []
        for (const [index, { u_id }] of order.entries()) {
          const before = orNotFound(all.get(u_id))
          const position = index + 1
          const isThere = before.position === position
          rows.push(isThere ? before : await changeTo(trx, before, { position }, { by, action: 'change' }))
        }
        return rows
      }).catch(explain),

    /** Each record for itself: what is refused does not hold up the others. */
    async moveAll(recordIds: readonly string[], state: State, by: string) {
      const done: string[] = []
      const refused: { u_id: string; message: string }[] = []
      for (const recordId of new Set(recordIds))
        try {
          await inTransaction(db, async (trx) =>
            moveTo(trx, await store.locked(trx, recordId), state, by),
          ).catch(explain)
          done.push(recordId)
        } catch (error) {
          if (!(error instanceof DomainError)) throw error
          refused.push({ u_id: recordId, message: error.message })
        }
      return { changed: done, refused }
    },

    /** @throws DomainError notFound, stillUsed */
    remove: (recordId: string, by: string) =>
      inTransaction(db, async (trx) => {
        const before = await store.locked(trx, recordId)
        await store.remove(trx, recordId)
        await media.release(trx, before)
        await table.leave?.(trx, before)
        await followUp(trx, recordId, { by, action: 'delete', before })
      }).catch((error: unknown) => {
        if (violatedConstraint(error)) throwError('stillUsed')
        throw error
      }),

    /** Publishes what is due. */
    publishDue: () =>
      inTransaction(db, async (trx) => {
        for (const recordId of await store.due(trx, clock.now()))
          await moveTo(trx, await store.locked(trx, recordId), 'published', null)
      }),
  }
}
export type Records = ReturnType<typeof createRecords>
