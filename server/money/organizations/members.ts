import { frontEndPathOf } from '@newyou/contract/addresses'
import type {
  Membership,
  MyOrganization,
  OfferedMembership,
} from '@newyou/contract/money/organizations/organizations'
import { defaultOrganization } from '@newyou/contract/vocabulary'
import { sql } from 'kysely'
import type { Notifications } from '../../foundation/notifications/index.ts'
import {
  inTransaction,
  type Queryable,
  type Trx,
  violatedConstraint,
} from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AllowanceOf } from './allowances.ts'

interface MemberDependencies extends Pick<Platform, 'db' | 'clock' | 'ids'> {
  allowanceOf: AllowanceOf
  /** What follows in the transaction in which a membership ends. */
  ended: (trx: Trx, personId: string) => Promise<void>
  notifications: Pick<Notifications, 'notify'>
}

/** How many members an organisation has now. */
export const membersOf = async (queryable: Queryable, organizationId: string): Promise<number> => {
  const { count } = await queryable
    .selectFrom('organization_member')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Locks an organisation, under which its seats are counted. */
export const lockOrganization = async (trx: Trx, organizationId: string) =>
  orNotFound(
    await trx
      .selectFrom('organization')
      .select(['organization_id', 'name', 'seats'])
      .where('organization_id', '=', organizationId)
      .forUpdate()
      .executeTakeFirst(),
  )

/** People who joined an organisation by an invitation, and leave it again. */
export function createMembers({ db, clock, ids, allowanceOf, ended, notifications }: MemberDependencies) {
  async function membership(queryable: Queryable, personId: string): Promise<Membership | null> {
    const row = await queryable
      .selectFrom('organization_member')
      .select('joined_at')
      .where('person_id', '=', personId)
      .where('left_at', 'is', null)
      .executeTakeFirst()
    const allowance = await allowanceOf(queryable, personId)
    if (!row || !allowance) return null
    return {
      organization_id: allowance.organizationId,
      name: allowance.organization,
      joined_at: row.joined_at.toISOString(),
      monthly_paise: allowance.monthlyPaise,
      left_paise: allowance.leftPaise,
    }
  }

  const invitationOf = (queryable: Queryable, code: string) =>
    queryable
      .selectFrom('organization_invitation as i')
      .innerJoin('organization as n', 'n.organization_id', 'i.organization_id')
      .selectAll('i')
      .select(['n.name', 'n.kind', 'n.allowance_paise'])
      .where('i.code', '=', code)

  type Invitation = Awaited<ReturnType<ReturnType<typeof invitationOf>['executeTakeFirstOrThrow']>>
  /** By what a person joins: an invitation, or what the organisation itself says of them. */
  type Welcome = Pick<Invitation, 'organization_id' | 'email'> & {
    u_id: string | null
    created_at: Date | null
  }
  const isOpen = ({ withdrawn_at: withdrawn, expires_at: expires, uses, seats }: Invitation) =>
    !withdrawn && expires > clock.now() && uses < seats

  const setOrganization = (trx: Trx, personId: string, organizationId: string) =>
    trx.updateTable('person').set({ organization_id: organizationId }).where('u_id', '=', personId).execute()

  interface Ending {
    u_id: string
    person_id: string
    invitation_id: string | null
  }
  async function end(trx: Trx, member: Ending, isRemoved: boolean) {
    const now = clock.now()
    await trx
      .updateTable('organization_member')
      .set({ left_at: now, removed_at: isRemoved ? now : null })
      .where('u_id', '=', member.u_id)
      .execute()
    // The address may be invited again.
    if (member.invitation_id)
      await trx
        .updateTable('organization_invitation')
        .set({ withdrawn_at: now })
        .where('u_id', '=', member.invitation_id)
        .where('email', '<>', '')
        .where('withdrawn_at', 'is', null)
        .execute()
    await setOrganization(trx, member.person_id, defaultOrganization)
    await ended(trx, member.person_id)
  }

  /**
   * A link is passed on, so it brings no one back whom a manager removed, nor does a log-in at the organisation; an
   * invitation by e-mail that was written after that does. @throws DomainError membershipRemoved
   */
  async function requireWelcome(trx: Trx, personId: string, invitation: Welcome) {
    const { removed_at: removedAt } = await trx
      .selectFrom('organization_member')
      .select((of) => of.fn.max('removed_at').as('removed_at'))
      .where('person_id', '=', personId)
      .where('organization_id', '=', invitation.organization_id)
      .executeTakeFirstOrThrow()
    if (
      removedAt &&
      (invitation.email === '' || !invitation.created_at || invitation.created_at <= removedAt)
    )
      throwError('membershipRemoved')
  }

  /** Takes a seat. @throws DomainError notFound, membershipRemoved, noSeatsLeft */
  async function seat(trx: Trx, personId: string, welcome: Welcome) {
    const { organization_id: organizationId, u_id: invitationId } = welcome
    const { seats } = await lockOrganization(trx, organizationId)
    await requireWelcome(trx, personId, welcome)
    if ((await membersOf(trx, organizationId)) >= seats) throwError('noSeatsLeft')
    await trx
      .insertInto('organization_member')
      .values({
        u_id: ids.next(),
        organization_id: organizationId,
        person_id: personId,
        joined_at: clock.now(),
        invitation_id: invitationId,
      })
      .execute()
    await setOrganization(trx, personId, organizationId)
  }

  async function enter(trx: Trx, personId: string, invitation: Invitation) {
    await seat(trx, personId, invitation)
    const { numUpdatedRows } = await trx
      .updateTable('organization_invitation')
      .set((of) => ({ uses: of('uses', '+', 1) }))
      .where('u_id', '=', invitation.u_id)
      .where('withdrawn_at', 'is', null)
      .whereRef('uses', '<', 'seats')
      .executeTakeFirstOrThrow()
    if (!numUpdatedRows) throwError('invitationClosed')
  }

  return {
    async mine(personId: string): Promise<MyOrganization> {
      const manages = await db
        .selectFrom('organization_manager as m')
        .innerJoin('organization as n', 'n.organization_id', 'm.organization_id')
        .select(['n.organization_id', 'n.name'])
        .where('m.person_id', '=', personId)
        .orderBy('n.name')
        .execute()
      return { membership: await membership(db, personId), manages }
    },

    /** @throws DomainError notFound, invitationClosed */
    async offered(code: string): Promise<OfferedMembership> {
      const invitation = orNotFound(await invitationOf(db, code).executeTakeFirst())
      if (!isOpen(invitation)) throwError('invitationClosed')
      return {
        organization_id: invitation.organization_id,
        name: invitation.name,
        kind: invitation.kind as OfferedMembership['kind'], // checked by the table
        monthly_paise: invitation.allowance_paise,
        expires_at: invitation.expires_at.toISOString(),
      }
    },

    /**
     * Does nothing for a member of this organisation.
     * @throws DomainError notFound, invitationClosed, memberElsewhere, noSeatsLeft, membershipRemoved
     */
    async accept(personId: string, code: string): Promise<Membership> {
      try {
        return await inTransaction(db, async (trx) => {
          const invitation = orNotFound(await invitationOf(trx, code).executeTakeFirst())
          const before = await membership(trx, personId)
          if (before?.organization_id === invitation.organization_id) return before
          if (!isOpen(invitation)) throwError('invitationClosed')
          if (before) throwError('memberElsewhere')
          await enter(trx, personId, invitation)
          return orNotFound((await membership(trx, personId)) ?? undefined)
        })
      } catch (error) {
        // Two concurrent tabs or invitations.
        if (violatedConstraint(error) === 'organization_member_once') return throwError('memberElsewhere')
        throw error
      }
    },

    /**
     * Makes a member of whom the organisation itself knows, by its log-in. Does nothing for one of its members.
     * @throws DomainError notFound, memberElsewhere, noSeatsLeft, membershipRemoved
     */
    async join(trx: Trx, personId: string, organizationId: string) {
      const before = await membership(trx, personId)
      if (before?.organization_id === organizationId) return
      if (before) throwError('memberElsewhere')
      const itself = { organization_id: organizationId, u_id: null, email: '', created_at: null }
      await seat(trx, personId, itself)
    },

    /** Booked sessions stay booked. @throws DomainError notNow */
    leave: (personId: string) =>
      inTransaction(db, async (trx) => {
        const row = await trx
          .selectFrom('organization_member')
          .select(['u_id', 'person_id', 'invitation_id'])
          .where('person_id', '=', personId)
          .where('left_at', 'is', null)
          .forUpdate()
          .executeTakeFirst()
        await end(trx, row ?? throwError('notNow'), false)
        return {}
      }),

    async list(organizationId: string, { page, size }: Paging) {
      const { rows, total } = await pageOf(
        db
          .selectFrom('organization_member as m')
          .innerJoin('person_name as p', 'p.u_id', 'm.person_id')
          .select(['m.u_id', 'm.joined_at', sql<string>`p.first_name || ' ' || p.last_name`.as('name')])
          .where('m.organization_id', '=', organizationId)
          .where('m.left_at', 'is', null)
          .orderBy('m.joined_at', 'desc')
          .orderBy('m.u_id'),
        { page, size },
      )
      const data = rows.map(({ joined_at: at, ...row }) => ({ ...row, joined_at: at.toISOString() }))
      return { data, total, page, items_per_page: size }
    },

    /** For managers: frees the seat and notifies the person. @throws DomainError notFound */
    remove: (organizationId: string, memberId: string) =>
      inTransaction(db, async (trx) => {
        const { name } = await lockOrganization(trx, organizationId)
        const row = orNotFound(
          await trx
            .selectFrom('organization_member')
            .select(['u_id', 'person_id', 'invitation_id'])
            .where('u_id', '=', memberId)
            .where('organization_id', '=', organizationId)
            .where('left_at', 'is', null)
            .forUpdate()
            .executeTakeFirst(),
        )
        await end(trx, row, true)
        await notifications.notify(trx, {
          about: null,
          personId: row.person_id,
          type: 'payment',
          message: 'organizations.removed',
          parameters: { organization: name },
          frontEndPath: frontEndPathOf('organization'),
          targetId: row.u_id,
        })
        return { u_id: row.u_id }
      }),
  }
}
export type Members = ReturnType<typeof createMembers>
