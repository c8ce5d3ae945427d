import { createHash } from 'node:crypto'
import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import type { HealerHours, OutsideHours } from '@newyou/contract/administration/desk/healer-hours'
import type { PracticeHours } from '@newyou/contract/care/appointments/hours'
import {
  immediateFields,
  type OwnPage,
  type PageForm,
  reviewedFields,
} from '@newyou/contract/care/healers/page'
import { namesOf } from '@newyou/contract/people/accounts/declared'
import { sql } from 'kysely'
import type { AppointmentsModule } from '../../care/appointments/index.ts'
import { type HealersModule, openPlaces } from '../../care/healers/index.ts'
import { type Audit, differences } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Parameters, TemplateKey } from '../../messages/index.ts'
import { requireInScope } from '../../people/staff/index.ts'
import type { Database, Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { clientName } from './people.ts'
import type { Asked } from './sessions.ts'

interface OnBehalfDependencies {
  db: Database
  publicUrl: string
  audit: Audit
  notifications: Notifications
  appointments: Pick<AppointmentsModule, 'forHealers'>
  healers: Pick<HealersModule, 'ownPages'>
}

interface Told {
  healerId: string
  personId: string
  viewer: Viewer
  asked: Asked
  action: 'hours-for' | 'page-for'
  message: TemplateKey
  page: 'practiceHours' | 'practicePage'
  changes: Record<string, [unknown, unknown]>
  parameters: Parameters
}

const versionOf = (hours: PracticeHours) =>
  createHash('sha256').update(JSON.stringify(hours)).digest('base64url')

const { price_rupees: _price, ...facts } = immediateFields
const picked = <Name extends string>(names: readonly Name[], from: Record<Name, unknown>) =>
  Object.fromEntries(names.map((name) => [name, from[name]]))
const factsOf = (page: OwnPage) => picked(namesOf(facts), page)
/** Those that wait, where some do. */
const wordsOf = (page: OwnPage) => picked(namesOf(reviewedFields), page.change ?? page)
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What a colleague changes of a healer because the healer asked: by the functions and rules of the healer's own calls, with
 * who asked in the trail, and told to the healer.
 */
export function createOnBehalf({
  db,
  publicUrl,
  audit,
  notifications,
  appointments: { forHealers },
  healers: { ownPages },
}: OnBehalfDependencies) {
  async function healerOf(healerId: string) {
    const healer = db.selectFrom('healer_card').select(['u_id', 'person_id', 'full_name'])
    return orNotFound(await healer.where('u_id', '=', healerId).executeTakeFirst())
  }

  /** The line of the trail and the notice to the healer, or nothing where nothing changed. */
  async function note(trx: Trx, told: Told) {
    const { healerId, personId, viewer, asked, action, message, page, changes, parameters } = told
    if (Object.keys(changes).length === 0) return
    const { asked_by: askedBy, channel } = asked
    await audit.note(trx, {
      staffId: viewer.personId,
      resource: 'healers',
      recordId: healerId,
      action,
      changes: { ...changes, channel: [null, channel] },
      reason: askedBy,
    })
    await notifications.notify(trx, {
      about: null,
      personId,
      type: 'healer-review',
      message,
      parameters: { ...parameters, channel, askedBy, isOther: askedBy !== '' },
      privateParameters: { link: publicUrl + pathTo(page) },
      frontEndPath: frontEndPathOf(page),
      targetId: healerId,
    })
  }

  async function outsideOf(ids: readonly string[]): Promise<OutsideHours> {
    if (ids.length === 0) return []
    const { rows } = await sql<{ u_id: string; client_name: string; starts_at: Date }>`
      select a.u_id, ${clientName} as client_name, a.starts_at
      from session_times a join person_name p on p.u_id = a.client_id
      where a.u_id = any(${ids}::uuid[]) order by a.starts_at`.execute(db)
    return rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() }))
  }

  async function shown({ u_id, name }: HealerHours['healer'], hours: PracticeHours): Promise<HealerHours> {
    return { healer: { u_id, name }, version: versionOf(hours), hours, places: await openPlaces(db) }
  }

  return {
    /** @throws DomainError notFound outside of the colleague's scope */
    async hours(viewer: Viewer, healerId: string) {
      await requireInScope(db, viewer, healerId)
      const { person_id: personId, full_name: name } = await healerOf(healerId)
      return shown({ u_id: healerId, name }, await forHealers.hours(personId))
    },

    /** @throws DomainError notFound outside of the colleague's scope, invalidInput, changedMeanwhile */
    async changeHours(
      viewer: Viewer,
      healerId: string,
      { version, hours: wanted, ...asked }: Asked & { version: string; hours: PracticeHours },
    ) {
      await requireInScope(db, viewer, healerId)
      const { person_id: personId, full_name: name } = await healerOf(healerId)
      const { hours, outside } = await forHealers.changeHours(personId, wanted, {
        look: (before) => {
          if (versionOf(before) !== version) throwError('changedMeanwhile')
        },
        note: (trx, before, { hours: after, outside }) => {
          const { weekly, overrides, leave, ...rules } = before
          const { weekly: newWeekly, overrides: newDates, leave: newLeave, ...newRules } = after
          return note(trx, {
            ...{ healerId, personId, viewer, asked, action: 'hours-for' },
            message: 'practice.hoursChangedForYou',
            page: 'practiceHours',
            changes: differences({ ...before }, { ...after }),
            parameters: {
              week: !isSame(weekly, newWeekly),
              dates: !isSame(overrides, newDates),
              leave: !isSame(leave, newLeave),
              rules: !isSame(rules, newRules),
              outside: outside.length,
            },
          })
        },
      })
      return {
        ...(await shown({ u_id: healerId, name }, hours)),
        outside: await outsideOf(outside.map(({ u_id }) => u_id)),
      }
    },

    /** @throws DomainError notFound */
    page: async (healerId: string) => ownPages.mine((await healerOf(healerId)).person_id),

    /** @throws DomainError notFound, invalidInput, changedMeanwhile */
    async changePage(viewer: Viewer, healerId: string, { asked_by, channel, ...form }: PageForm & Asked) {
      const { person_id: personId } = await healerOf(healerId)
      return ownPages.change(personId, form, {
        note: (trx, before, after) => {
          const toldOf = (page: OwnPage) => ({
            price_paise: page.price_paise,
            ...factsOf(page),
            ...wordsOf(page),
          })
          const areNew = !isSame(wordsOf(before), wordsOf(after))
          return note(trx, {
            ...{ healerId, personId, viewer, asked: { asked_by, channel }, action: 'page-for' },
            message: 'practice.pageChangedForYou',
            page: 'practicePage',
            changes: differences(toldOf(before), toldOf(after)),
            parameters: {
              price: before.price_paise !== after.price_paise,
              pricePaise: after.price_paise,
              facts: !isSame(factsOf(before), factsOf(after)),
              words: areNew ? (after.change ? 'waiting' : 'changed') : 'same',
            },
          })
        },
      })
    },
  }
}
export type OnBehalfOfHealers = ReturnType<typeof createOnBehalf>
