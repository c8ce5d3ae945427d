import type { Signature } from '@newyou/contract/care/signed-consents'
import type { ConsentLocale, DrawnLines } from '@newyou/contract/care/signed-consents/rules'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import { consentReplies } from '../../messages/replies/signed-consents.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { neighboursOf } from '../../platform/http/addresses.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { metStates } from '../appointments/index.ts'
import { healerOf } from '../healers/index.ts'
import { askedOf, askedOnce, asShown, signedOf } from './asked.ts'
import type { ConsentContent } from './consent-pdf.ts'
import type { ConsentNotices } from './notices.ts'

export interface ConsentDependencies extends Pick<Platform, 'db' | 'clock' | 'ids'> {
  accounts: Pick<Accounts, 'payerOf'>
  audit: Pick<Audit, 'note'>
  guardians: Pick<GuardiansModule, 'isYoung' | 'askToSign'>
  notices: ConsentNotices
}

/** A client, or the guardian who signs for a child without an account. */
interface Signer {
  clientId: string
  guardianId?: string
}

/** How a signature was given, and from where. */
interface Given {
  by: 'client' | 'guardian'
  name: string
  lines: DrawnLines | null
  locale: ConsentLocale
  /** As `callerOf` names it; its network alone is kept. */
  address: string
}

/** Consents that clients, or their guardians, sign before sessions, and withdraw. Staff reads none of them. */
export function createSignedConsents(dependencies: ConsentDependencies) {
  const { db, clock, ids, accounts, audit, guardians, notices } = dependencies
  const ofSession = (appointmentId: string) => sql`s.u_id = ${appointmentId}`
  const ofClient = (clientId: string) => sql`s.client_id = ${clientId}`

  const requireOwn = async (queryable: Queryable, clientId: string, appointmentId: string) =>
    orNotFound(
      await queryable
        .selectFrom('session_times')
        .select('u_id')
        .where('u_id', '=', appointmentId)
        .where('client_id', '=', clientId)
        .executeTakeFirst(),
    )

  const signerOf = async (queryable: Queryable, clientId: string) =>
    (await guardians.isYoung(queryable, clientId)) ? 'guardian' : 'client'

  async function ofOne(queryable: Queryable, { clientId, guardianId }: Signer, appointmentId: string) {
    const asked = await askedOf(queryable, clock.now(), ofSession(appointmentId))
    // Who stands before the screen is who signs.
    const signer = guardianId ? 'client' : await signerOf(queryable, clientId)
    return { asked: asked.map(asShown), signer } as const
  }

  const waitingOf = async (queryable: Queryable, clientId: string) =>
    askedOnce(await askedOf(queryable, clock.now(), ofClient(clientId))).filter(({ signed }) => !signed)

  /** What is signed already stays as it is; the healer hears of what is new. */
  async function write(
    trx: Trx,
    clientId: string,
    {
      version_u_id: versionId,
      healer_id: healerId,
      appointment_u_id: appointmentId,
    }: Awaited<ReturnType<typeof waitingOf>>[number],
    { by, name, lines, locale, address }: Given,
  ) {
    const written = await trx
      .insertInto('signed_consent')
      .values({
        ...{ u_id: ids.next(), version_id: versionId, client_id: clientId, healer_id: healerId },
        ...{ signed_by: by, signed_name: name, drawing: lines && JSON.stringify(lines), locale },
        ...{ network: neighboursOf(address), signed_at: clock.now() },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('u_id')
      .executeTakeFirst()
    if (written) await notices.signed(trx, { u_id: appointmentId, healer_id: healerId, client_id: clientId })
  }

  async function withdraw(trx: Trx, clientId: string, consentId: string) {
    const { healer_id: healerId, withdrawn_at: before } = orNotFound(
      await trx
        .selectFrom('signed_consent')
        .select(['healer_id', 'withdrawn_at'])
        .where('u_id', '=', consentId)
        .where('client_id', '=', clientId)
        .forUpdate()
        .executeTakeFirst(),
    )
    if (before) return
    await trx
      .updateTable('signed_consent')
      .set({ withdrawn_at: clock.now() })
      .where('u_id', '=', consentId)
      .execute()
    const session = await trx
      .selectFrom('session_times')
      .select(['u_id', 'healer_id', 'client_id'])
      .where('client_id', '=', clientId)
      .where('healer_id', '=', healerId)
      .where('state', 'in', metStates)
      .orderBy('starts_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (session) await notices.withdrawn(trx, session)
  }

  /** The content of the PDF of a signed consent, for one of its two people. */
  async function contentOf(
    queryable: Queryable,
    consentId: string,
    side: { clientId: string } | { healerId: string },
  ) {
    const row = orNotFound(
      await queryable
        .selectFrom('signed_consent as c')
        .innerJoin('consent_version as v', 'v.u_id', 'c.version_id')
        .innerJoin('healer_card as h', 'h.u_id', 'c.healer_id')
        .select(['v.title', 'v.title_hi', 'v.text', 'v.text_hi', 'v.number', 'h.full_name', 'c.client_id'])
        .select(['c.locale', 'c.signed_name', 'c.signed_by', 'c.drawing', 'c.signed_at', 'c.withdrawn_at'])
        .where('c.u_id', '=', consentId)
        .where((is) =>
          'clientId' in side ? is('c.client_id', '=', side.clientId) : is('c.healer_id', '=', side.healerId),
        )
        .executeTakeFirst(),
    )
    const isHindi = row.locale === 'hi'
    const content: ConsentContent = {
      locale: isHindi ? 'hi' : 'en',
      title: isHindi ? row.title_hi : row.title,
      text: isHindi ? row.text_hi : row.text,
      number: row.number,
      healerName: row.full_name,
      clientName: (await accounts.payerOf(row.client_id)).name,
      signedName: row.signed_name,
      isGuardian: row.signed_by === 'guardian',
      lines: row.drawing as DrawnLines | null, // checked when it was written
      signedAt: row.signed_at.toISOString(),
      withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    }
    return { content, clientId: row.client_id }
  }

  return {
    waitingOf,
    write,
    withdraw,

    /** In the transaction that confirms an appointment: whoever signs is told that something waits. */
    async booked(trx: Trx, session: { u_id: string; client_id: string; healer_id: string }) {
      const asked = await askedOf(trx, clock.now(), ofSession(session.u_id))
      if (asked.every(({ signed }) => signed)) return
      await notices.asked(trx, session)
      // The guardian of a child without an account has read that notice.
      const ward = await trx
        .selectFrom('ward')
        .select('person_id')
        .where('person_id', '=', session.client_id)
        .executeTakeFirst()
      if (!ward && (await signerOf(trx, session.client_id)) === 'guardian')
        await guardians.askToSign(trx, session.client_id)
    },

    /** @throws DomainError notFound for another's session */
    async ofSession(signer: Signer, appointmentId: string) {
      await requireOwn(db, signer.clientId, appointmentId)
      return ofOne(db, signer, appointmentId)
    },

    /** @throws DomainError notFound; notAllowed under 18; wordsChanged for a version that is not asked for */
    sign: (
      { clientId, guardianId, address }: Signer & { address: string },
      appointmentId: string,
      {
        version_u_id: versionId,
        locale,
        signature,
      }: { version_u_id: string; locale: ConsentLocale; signature: Signature },
    ) =>
      inTransaction(db, async (trx) => {
        await requireOwn(trx, clientId, appointmentId)
        if (!guardianId && (await signerOf(trx, clientId)) === 'guardian')
          throwError('notAllowed', { message: consentReplies.guardianSigns })
        const asked = await askedOf(trx, clock.now(), ofSession(appointmentId))
        if (asked.length === 0) throwError('notNow')
        const one = asked.find(({ version_u_id: asks }) => asks === versionId) ?? throwError('wordsChanged')
        const isTyped = signature.kind === 'typed'
        await write(trx, clientId, one, {
          by: guardianId ? 'guardian' : 'client',
          name: isTyped ? signature.name : (await accounts.payerOf(guardianId ?? clientId)).name.trim(),
          lines: isTyped ? null : signature.lines,
          locale,
          address,
        })
        return ofOne(trx, { clientId, ...(guardianId && { guardianId }) }, appointmentId)
      }),

    /** All of a client: what coming sessions wait for, and what was signed. */
    async mine(clientId: string) {
      const [waiting, signed, signer] = await Promise.all([
        waitingOf(db, clientId),
        signedOf(db, sql`c.client_id = ${clientId}`),
        signerOf(db, clientId),
      ])
      return { asked: waiting.map(asShown), signed, signer }
    },

    /** Once withdrawn it stays so. @throws DomainError notFound */
    withdrawOwn: (clientId: string, consentId: string) =>
      inTransaction(db, async (trx) => {
        await withdraw(trx, clientId, consentId)
        return orNotFound((await signedOf(trx, sql`c.u_id = ${consentId}`))[0])
      }),

    /** @throws DomainError notFound for another healer's session, notAllowed for one that came to nothing */
    async toHealer(personId: string, appointmentId: string) {
      const healerId = orNotFound(await healerOf(db, personId))
      const session = orNotFound(
        await db
          .selectFrom('session_times')
          .select(['client_id', 'state'])
          .where('u_id', '=', appointmentId)
          .where('healer_id', '=', healerId)
          .executeTakeFirst(),
      )
      if (!metStates.includes(session.state)) throwError('notAllowed')
      const [asked, signed] = await Promise.all([
        askedOf(db, clock.now(), ofSession(appointmentId)),
        signedOf(db, sql`c.client_id = ${session.client_id} and c.healer_id = ${healerId}`),
      ])
      return { asked: asked.map(asShown), signed }
    },

    pdfForClient: async (clientId: string, consentId: string) =>
      (await contentOf(db, consentId, { clientId })).content,

    /** The look is written down in the trail. @throws DomainError notFound for another healer's */
    pdfForHealer: (personId: string, consentId: string) =>
      inTransaction(db, async (trx) => {
        const healerId = orNotFound(await healerOf(trx, personId))
        const { content, clientId } = await contentOf(trx, consentId, { healerId })
        await audit.note(trx, {
          staffId: personId,
          resource: 'signed-consents',
          recordId: clientId,
          action: 'look',
        })
        return content
      }),
  }
}
export type SignedConsents = ReturnType<typeof createSignedConsents>
