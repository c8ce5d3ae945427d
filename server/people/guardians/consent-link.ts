import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import { adultAge, homeZone } from '@newyou/contract/business'
import { errors } from '@newyou/contract/errors'
import { birthday, isAdult } from '@newyou/contract/people/accounts/age'
import { accountMessages } from '@newyou/contract/people/accounts/messages'
import type { GuardianDoor } from '@newyou/contract/people/guardians/guardians'
import {
  type GuardianDecision,
  type GuardianRelation,
  type GuardianState,
  guardianConsentVersion,
  guardianDecisionStates,
  isOwnContact,
} from '@newyou/contract/people/guardians/rules'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { guardianReplies } from '../../messages/replies/people.ts'
import { dayIn } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import { maskContact } from '../accounts/index.ts'
import type { GuardianLinks } from './links.ts'

interface Visitor {
  viewer: Viewer | undefined
  address: string
}
interface Answer {
  decision: GuardianDecision
  name: string
  version: number
}
/** A step of another domain in the transaction of an answer. */
type Follow = (trx: Trx, step: { personId: string; isGiven: boolean; version: number }) => Promise<void>

const stateAfter = { give: 'given', refuse: 'refused', withdraw: 'withdrawn' } as const satisfies Record<
  GuardianDecision,
  GuardianState
>

const plainName = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
const hintOf = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}•••`)
    .join(' ')

/** A guardian's view and decision, by a link and without an account. */
export function createGuardianDoor({
  db,
  clock,
  publicUrl,
  notifications,
  links,
}: Pick<Platform, 'db' | 'clock' | 'publicUrl'> & { notifications: Notifications; links: GuardianLinks }) {
  const followers: Follow[] = []

  /** @throws DomainError guardianLinkUnknown, also from the 18th birthday on; notAllowed for the young person */
  async function enter(token: string, { viewer, address }: Visitor) {
    const link = await links.find(token, address)
    const { dob } = link
    if (!dob || isAdult(dob, dayIn(homeZone, clock.now()))) return throwError('guardianLinkUnknown')
    if (viewer?.personId === link.person_id)
      throwError('notAllowed', {
        message: guardianReplies.ownLink,
      })
    return { ...link, dob, state: link.state as GuardianState } // checked by the table
  }

  async function enterConsented(token: string, visitor: Visitor) {
    const link = await enter(token, visitor)
    return link.state === 'given' ? link : throwError('guardianLinkUnknown')
  }

  async function requireName(link: { token_hash: Buffer; name: string }, name: string) {
    await links.spendTry(link.token_hash)
    if (plainName(name) !== plainName(link.name))
      throwError('guardianNameWrong', { errors: { name: errors.guardianNameWrong.message } })
  }

  const consentedGuardian = (queryable: Queryable, personId: string) =>
    queryable
      .selectFrom('guardian')
      .selectAll()
      .where('person_id', '=', personId)
      .where('state', '=', 'given')
      .executeTakeFirst()

  const contactOf = ({ channel, contact }: { channel: string; contact: string }) =>
    maskContact({ channel: channel === 'email' ? 'email' : 'mobile', destination: contact })

  /** @throws DomainError notAllowed when the contact has become the young person's own */
  async function requireAnother(trx: Trx, personId: string, contact: string) {
    const young = await trx
      .selectFrom('person_contact')
      .select(['email', 'phone as mobile_number', 'alternate_mobile_number'])
      .where('u_id', '=', personId)
      .executeTakeFirstOrThrow()
    if (isOwnContact(contact, young))
      throwError('notAllowed', { message: accountMessages.guardianContactOwn })
  }

  const answered: Follow = async (trx, step) => {
    for (const follow of followers) await follow(trx, step)
  }

  return {
    onAnswered(follow: Follow) {
      followers.push(follow)
    },

    /** What other domains do after an answer. */
    answered,

    /**
     * The same link as the door of another domain, for a guardian whose consent stands.
     * @throws DomainError guardianLinkUnknown, notAllowed
     */
    async visit(token: string, visitor: Visitor) {
      const link = await enterConsented(token, visitor)
      if (!links.isOpen(link)) return { is: 'closed' as const, contact: contactOf(link) }
      const { person_id: personId, first_name: youngName, name } = link
      return { is: 'open' as const, personId, youngName, nameHint: hintOf(name) }
    },

    /**
     * The young person for whom a guardian signs by name; the link stays open.
     * @throws DomainError guardianLinkUnknown, guardianLinkClosed, guardianNameWrong, notAllowed
     */
    async prove(token: string, name: string, visitor: Visitor): Promise<string> {
      const link = await enterConsented(token, visitor)
      await requireName(link, name)
      return link.person_id
    },

    /**
     * In the caller's transaction: a client consents here for their own child, who has no account. `contact` is a proven
     * one of theirs.
     */
    async consentHere(
      trx: Trx,
      {
        personId,
        guardianId,
        relation,
        contact,
      }: { personId: string; guardianId: string; relation: GuardianRelation; contact: string },
    ) {
      const now = clock.now()
      const { first_name, last_name } = await trx
        .selectFrom('person_name')
        .select(['first_name', 'last_name'])
        .where('u_id', '=', guardianId)
        .executeTakeFirstOrThrow()
      const name = `${first_name} ${last_name}`.trim()
      await trx
        .insertInto('guardian')
        .values({
          ...{ person_id: personId, name, relation, contact },
          ...{ channel: contact.includes('@') ? 'email' : 'mobile', state: 'given', signed_name: name },
          ...{ answered_at: now, created_at: now, updated_at: now },
        })
        .execute()
      for (const follow of followers)
        await follow(trx, { personId, isGiven: true, version: guardianConsentVersion })
    },

    /** In the caller's transaction: asks a guardian whose consent stands to sign something. */
    async askToSign(trx: Trx, personId: string) {
      const guardian = await consentedGuardian(trx, personId)
      if (guardian) await links.send(trx, guardian, 'guardians.toSign')
    },

    /** Sends the link to sign once more. @throws DomainError notNow without a guardian's consent, tooManyRequests */
    async sendToSign(personId: string) {
      const guardian = (await consentedGuardian(db, personId)) ?? throwError('notNow')
      await links.requireRoom(guardian.contact)
      await inTransaction(db, (trx) => links.send(trx, guardian, 'guardians.toSign'))
      return { contact: contactOf(guardian) }
    },

    async look(token: string, visitor: Visitor): Promise<GuardianDoor> {
      const link = await enter(token, visitor)
      if (!links.isOpen(link)) return { is: 'closed', contact: contactOf(link) }
      return {
        is: 'open',
        young_name: link.first_name,
        name_hint: hintOf(link.name),
        state: link.state,
        version: guardianConsentVersion,
        ends_on: birthday(link.dob, adultAge),
        expires_at: link.expires_at.toISOString(),
      }
    },

    /**
     * One answer for one link; the next one comes with the confirmation, for a change of mind.
     * @throws DomainError guardianLinkUnknown, guardianLinkClosed, guardianNameWrong, wordsChanged, notNow, notAllowed
     */
    async answer(token: string, { decision, name, version }: Answer, visitor: Visitor) {
      const link = await enter(token, visitor)
      // Only a consent is to words; refusing and withdrawing count whatever was shown.
      if (decision === 'give' && version !== guardianConsentVersion) throwError('wordsChanged')
      await requireName(link, name)
      const personId = link.person_id
      return inTransaction(db, async (trx) => {
        await lockPeople(trx, [personId])
        const now = clock.now()
        const used = await trx
          .updateTable('guardian_link')
          .set({ closed_at: now })
          .where('token_hash', '=', link.token_hash)
          .where('closed_at', 'is', null)
          .executeTakeFirstOrThrow()
        if (!used.numUpdatedRows) throwError('guardianLinkClosed')
        const state = stateAfter[decision]
        const guardian = await trx
          .updateTable('guardian')
          .set({ state, signed_name: name, answered_at: now, updated_at: now })
          .where('person_id', '=', personId)
          .where('state', 'in', guardianDecisionStates[decision])
          .returningAll()
          .executeTakeFirst()
        if (!guardian) return throwError('notNow')
        if (decision === 'give') await requireAnother(trx, personId, guardian.contact)
        await answered(trx, { personId, isGiven: decision === 'give', version: guardianConsentVersion })
        await links.send(trx, guardian, 'guardians.answerKept')
        await notifications.notify(trx, {
          about: null,
          personId,
          type: 'security',
          message: 'guardians.answered',
          parameters: { state },
          privateParameters: { link: publicUrl + pathTo('privacyCentre') },
          frontEndPath: frontEndPathOf('privacyCentre'),
          targetId: personId,
        })
        return { state }
      })
    },

    /** To the guardian's own contact, no matter who asks. @throws DomainError guardianLinkUnknown, tooManyRequests */
    async sendAgain(token: string, visitor: Visitor) {
      const link = await enter(token, visitor)
      await links.requireRoom(link.contact)
      await inTransaction(db, async (trx) => {
        await lockPeople(trx, [link.person_id])
        const guardian = await trx
          .selectFrom('guardian')
          .selectAll()
          .where('person_id', '=', link.person_id)
          .executeTakeFirstOrThrow()
        // The link of an earlier guardian sends nothing to the present one.
        if (guardian.contact !== link.contact) throwError('guardianLinkUnknown')
        await links.send(trx, guardian, link.state === 'pending' ? 'guardians.asked' : 'guardians.answerKept')
      })
      return { contact: contactOf(link) }
    },
  }
}
export type GuardianDoorService = ReturnType<typeof createGuardianDoor>
