import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import {
  type HealerFile,
  type ReviewAction,
  reviewRules,
  type verification,
  warnedDays,
} from '@newyou/contract/administration/back-office/healers'
import { homeZone } from '@newyou/contract/business'
import type { HealerState } from '@newyou/contract/care/healers/states'
import type { z } from 'zod'
import type { HealersModule, NextFree } from '../../care/healers/index.ts'
import { type Audit, differences } from '../../foundation/audit/index.ts'
import {
  type ContactMessage,
  contactQueue,
  type Notifications,
} from '../../foundation/notifications/index.ts'
import type { TemplateKey } from '../../messages/index.ts'
import { after, type Clock, days } from '../../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import type { Approvals } from './approvals.ts'
import type { HealerFiles } from './healer-files.ts'
import { refuse } from './refuse.ts'
import { checkTitle, needsSecond } from './titles.ts'

interface ApplicationDependencies {
  db: Database
  clock: Clock
  jobs: Jobs
  pageCache: PageCache
  publicUrl: string
  audit: Audit
  notifications: Notifications
  nextFree: NextFree
  approvals: Pick<Approvals, 'ask' | 'register'>
  files: HealerFiles
  applications: HealersModule['applications']
}

type Verification = z.output<typeof verification>
type Seen = Omit<Verification, 'version'>
type Columns = Partial<Seen> & { own_title?: string; state: HealerState }

const changesTo = (before: HealerFile, seen: Seen) =>
  differences(
    Object.fromEntries(Object.keys(seen).map((field) => [field, before[field as keyof Seen]])),
    seen,
  )

const dayIn = (zone: string, moment: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(moment)

/** Applications of healers: looked at, verified, paused, refused; and the end of what was verified. */
export function createHealerApplications({
  db,
  clock,
  jobs,
  pageCache,
  publicUrl,
  audit,
  notifications,
  nextFree,
  approvals,
  files,
  applications,
}: ApplicationDependencies) {
  const today = () => dayIn(homeZone, clock.now())

  /** One change of a healer's standing: row, free times, pages, trail, and word to the healer. */
  async function move(
    trx: Trx,
    before: HealerFile,
    action: ReviewAction,
    {
      by,
      columns,
      message,
      reason = '',
    }: { by: string | null; columns: Columns; message: TemplateKey; reason?: string },
  ) {
    const now = clock.now()
    const { u_id: healerId } = before
    await trx
      .updateTable('healer')
      .set((column) => ({
        ...columns,
        review_reason: reason,
        reviewed_at: now,
        updated_at: now,
        revision: column('revision', '+', 1),
      }))
      .set(action === 'verify' ? { qualifications_seen_on: today(), warned_of: null } : {})
      .where('u_id', '=', healerId)
      .execute()
    await nextFree.refresh(trx, healerId, now)
    // The frame of all pages says whether free sessions are offered.
    await pageCache.invalidate(trx, 'healers', 'interns', `healer:${healerId}`)
    await audit.note(trx, {
      staffId: by,
      resource: 'healers',
      recordId: healerId,
      action,
      changes: { state: [before.state, columns.state] },
      reason,
    })
    await tell(trx, before, message, { reason })
    if (before.state === 'in-review') await tellUnproven(trx, before.person_u_id)
    return files.read(trx, healerId)
  }

  const tell = (trx: Trx, healer: HealerFile, message: TemplateKey, parameters: Record<string, string>) =>
    notifications.notify(trx, {
      about: null,
      personId: healer.person_u_id,
      type: 'healer-review',
      message,
      parameters,
      privateParameters: { link: publicUrl + pathTo('practice') },
      frontEndPath: frontEndPathOf('practice'),
      targetId: healer.u_id,
    })

  /**
   * A decision also goes to a contact that the applicant gave and has not proven yet. It may belong to another person, so
   * that message says only that there is a decision.
   */
  async function tellUnproven(trx: Trx, personId: string) {
    const given = await trx
      .selectFrom('person_contact')
      .select(['email', 'email_verified_at', 'phone', 'phone_verified_at'])
      .where('u_id', '=', personId)
      .executeTakeFirstOrThrow()
    const contacts = [
      { channel: 'email', destination: given.email_verified_at ? null : given.email },
      { channel: 'mobile', destination: given.phone_verified_at ? null : given.phone },
    ] as const
    for (const { channel, destination } of contacts)
      if (destination)
        await jobs.send<ContactMessage>(trx, contactQueue, {
          channel,
          destination,
          message: 'accounts.healerDecided',
          parameters: { link: publicUrl + pathTo('loginHealer') },
          inLanguageOf: personId,
        })
  }

  /** @throws DomainError notFound, changedMeanwhile, notNow */
  async function admitted(trx: Trx, healerId: string, version: number, action: ReviewAction) {
    const before = await files.locked(trx, healerId)
    if (before.version !== version) throwError('changedMeanwhile', { data: { current: before } })
    if (!reviewRules[action].some((state) => state === before.state)) throwError('notNow')
    return before
  }

  const writeVerified = (trx: Trx, before: HealerFile, by: string, seen: Partial<Seen>) =>
    move(trx, before, 'verify', {
      by,
      columns: {
        ...seen,
        ...(seen.register_number && { checked_instead: [] }),
        // What the healer called it stays beside what the register calls it.
        ...(before.state === 'in-review' &&
          seen.title !== undefined &&
          seen.title !== before.title && { own_title: before.title }),
        state: 'verified',
      },
      message: 'accounts.healerVerified',
    })

  approvals.register('title', {
    isDecidedBy: ({ staffRoles }) => staffRoles.includes('admin'),
    lock: (trx, healerId) => files.locked(trx, healerId),
    async apply(trx, { personId }, { subject, changes }) {
      const before = await files.locked(trx, subject)
      const { version, ...seen } = Object.fromEntries(
        Object.entries(changes).map(([field, [, value]]) => [field, value]),
      )
      if (before.version !== version) throwError('changedMeanwhile')
      await writeVerified(trx, before, personId, seen)
    },
  })

  return {
    /** @throws DomainError notFound */
    look: (by: string, healerId: string) =>
      inTransaction(db, async (trx) => {
        const file = await files.read(trx, healerId)
        await audit.note(trx, { staffId: by, resource: 'healers', recordId: healerId, action: 'look' })
        return file
      }),

    /** A document with its content. @throws DomainError notFound */
    async document(by: string, healerId: string, documentId: string) {
      const document = await applications.contentOf(healerId, documentId)
      const recordId = `${healerId}/${documentId}`
      await audit.note(db, { staffId: by, resource: 'healers', recordId, action: 'look' })
      return document
    },

    verify: (by: string, healerId: string, { version, ...seen }: Verification) =>
      inTransaction(db, async (trx) => {
        const before = await admitted(trx, healerId, version, 'verify')
        if (seen.proof_valid_until && seen.proof_valid_until < today())
          refuse('proof_valid_until', 'Please choose a day in the future')
        checkTitle(seen)
        if (!needsSecond(before, seen)) return writeVerified(trx, before, by, seen)
        await approvals.ask(trx, by, {
          kind: 'title',
          subject: healerId,
          title: `${before.name}: ${seen.title}`,
          // Of the row as it stands now alone: a change between asking and approving is seen.
          changes: { ...changesTo(before, seen), version: [null, version] },
          amountPaise: null,
          needsSecond: true,
        })
        return files.read(trx, healerId)
      }),

    pause: (by: string, healerId: string, version: number, reason: string) =>
      inTransaction(db, async (trx) => {
        const before = await admitted(trx, healerId, version, 'pause')
        return move(trx, before, 'pause', {
          by,
          columns: { state: 'paused' },
          message: 'accounts.healerPaused',
          reason,
        })
      }),

    refuse: (by: string, healerId: string, version: number, reason: string) =>
      inTransaction(db, async (trx) => {
        const before = await admitted(trx, healerId, version, 'refuse')
        return move(trx, before, 'refuse', {
          by,
          columns: { state: 'refused' },
          message: 'accounts.healerRefused',
          reason,
        })
      }),

    /** Warns once of a registration that ends, and takes a healer off the site the day after it ended. */
    async watchRegistrations() {
      const soon = dayIn(homeZone, after(clock.now(), days(warnedDays)))
      const ending = await db
        .selectFrom('healer')
        .select('u_id')
        .where('state', '=', 'verified')
        .where('proof_valid_until', '<=', soon)
        .orderBy('u_id')
        .execute()
      for (const { u_id: healerId } of ending)
        await inTransaction(db, async (trx) => {
          const healer = await files.locked(trx, healerId)
          const end = healer.proof_valid_until
          if (!end || healer.state !== 'verified') return
          if (end < today()) {
            const reason = `The registration ended on ${end}. Please send us the new one.`
            await move(trx, healer, 'pause', {
              by: null,
              columns: { state: 'paused' },
              message: 'accounts.healerPaused',
              reason,
            })
            return
          }
          const { numUpdatedRows } = await trx
            .updateTable('healer')
            .set({ warned_of: end })
            .where('u_id', '=', healerId)
            .where('warned_of', 'is distinct from', end)
            .executeTakeFirstOrThrow()
          if (numUpdatedRows) await tell(trx, healer, 'accounts.healerProofEnds', { end })
        })
    },
  }
}
export type HealerApplications = ReturnType<typeof createHealerApplications>
