import { homeZone } from '@newyou/contract/business'
import type { HealerForm } from '@newyou/contract/care/healers/applications'
import { healerFields } from '@newyou/contract/care/healers/fields'
import type { Locale } from '@newyou/contract/locales'
import { having, namesOf } from '@newyou/contract/people/accounts/declared'
import { sessionModes } from '@newyou/contract/vocabulary'
import { requireLanguages } from '../../foundation/lists/index.ts'
import { accountReplies } from '../../messages/replies/people.ts'
import type { Accounts, Device, HealerState, ProvenContact } from '../../people/accounts/index.ts'
import type { Clock } from '../../platform/clock.ts'
import {
  type Database,
  inTransaction,
  type Queryable,
  violatedConstraint,
} from '../../platform/database/database.ts'
import { fileRefusal, orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Upload } from '../../platform/http/uploads.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Ids } from '../../platform/ids.ts'
import { type Drawing, PictureTooLarge, pictureFault } from '../../platform/media/drawing.ts'
import { fileName } from '../../platform/media/file-name.ts'
import { parts, type Storage } from '../../platform/media/storage.ts'
import type { StoredFiles } from '../../platform/media/stored-files.ts'
import type { HealerInvitations } from './invitations.ts'
import { columnsOf } from './profile-columns.ts'

interface ApplicationDependencies {
  db: Database
  clock: Clock
  ids: Ids
  accounts: Pick<Accounts, 'giveHealerRole' | 'sessions'>
  storage: Storage
  storedFiles: StoredFiles
  drawing: Drawing
  invitations: Pick<HealerInvitations, 'end'>
}

const endings = { pdf: ['pdf'], jpg: ['jpg', 'jpeg'], png: ['png'] } as const
const types = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' } as const

const askedNames = namesOf(having(healerFields, 'step'))

/** Applicants: a healer in review, who is not shown to anyone, and the documents that prove the training. */
export function createApplications({
  db,
  clock,
  ids,
  accounts,
  storage,
  storedFiles,
  drawing,
  invitations,
}: ApplicationDependencies) {
  const fileOf = (documentId: string) => `${parts.private}/healer-documents/${documentId}`

  const refuse: (message: string) => never = fileRefusal('documents')

  /** A picture is kept as it was sent, so it is looked at as a whole here; a PDF was when it came. */
  async function checked(files: Upload[]) {
    if (files.length === 0) refuse(accountReplies.documentMissing)
    for (const { kind, path: sent } of files)
      if (kind === 'jpg' || kind === 'png') {
        const isWhole = await drawing.isWhole(sent).catch((error: unknown) => {
          if (error instanceof PictureTooLarge) return refuse(pictureFault(error))
          throw error
        })
        if (!isWhole) refuse(pictureFault())
      }
    return files.map(({ name, kind: sentKind, bytes, path: sent }) => {
      const kind = sentKind && sentKind !== 'webp' ? sentKind : refuse(accountReplies.documentFormat)
      return { uId: ids.next(), name: fileName(name, endings[kind], 'document'), kind, bytes, sent }
    })
  }

  async function documentsOf(queryable: Queryable, healerId: string) {
    const rows = await queryable
      .selectFrom('healer_document')
      .select(['u_id', 'name', 'kind', 'bytes', 'created_at'])
      .where('healer_id', '=', healerId)
      .orderBy('u_id')
      .execute()
    return rows.map((row) => ({
      ...row,
      kind: row.kind as keyof typeof types, // checked by the table
      created_at: row.created_at.toISOString(),
    }))
  }

  const contentOf = async ({
    u_id: id,
    kind,
    name,
  }: {
    u_id: string
    kind: keyof typeof types
    name: string
  }) => ({
    type: types[kind],
    name,
    content: orNotFound(await storage.read(fileOf(id))),
  })

  return {
    /** @throws DomainError contactNotVerified, contactTaken, fileRefused, invalidInput */
    async register(
      form: HealerForm & { message_language: Locale; invitation?: string | undefined },
      files: Upload[],
      proven: ProvenContact,
      device: Device,
    ) {
      const claimed = proven.channel === 'email' ? form.email : form.mobile_number
      if (claimed !== proven.destination || proven.deviceId !== device.deviceId)
        throwError('contactNotVerified')
      const documents = await checked(files)
      try {
        for (const { uId, sent } of documents) await storage.adopt(fileOf(uId), sent)
        return await inTransaction(db, async (trx) => {
          await requireLanguages(trx, form.languages)
          const now = clock.now()
          const personId = await accounts.giveHealerRole(trx, form, proven)
          const healerId = ids.next()
          await trx
            .insertInto('healer')
            .values({
              u_id: healerId,
              person_id: personId,
              state: 'in-review',
              full_name: `${form.first_name} ${form.last_name}`,
              ...columnsOf(askedNames, form),
              categories: [form.main_category],
              client_concerns: '',
              modes: [...sessionModes],
              time_zone: homeZone,
              created_at: now,
              updated_at: now,
            })
            .execute()
          for (const { uId, bytes } of documents)
            await storedFiles.take(trx, { personId, isAtWork: true }, `healer-documents/${uId}`, bytes)
          await trx
            .insertInto('healer_document')
            .values(
              documents.map(({ uId, name, kind, bytes }) => ({
                u_id: uId,
                healer_id: healerId,
                name,
                kind,
                bytes,
                created_at: now,
              })),
            )
            .execute()
          await invitations.end(trx, { email: form.email, token: form.invitation })
          return accounts.sessions.begin(trx, personId, 'healer', device)
        })
      } catch (error) {
        for (const { uId } of documents) await storage.remove(fileOf(uId))
        const constraint = violatedConstraint(error)
        if (constraint?.startsWith('person_') || constraint?.startsWith('healer_person'))
          throwError('contactTaken')
        throw error
      }
    },

    /** Documents of this healer, for them only. */
    async documents(viewer: Viewer) {
      const healer = await db
        .selectFrom('healer')
        .select('u_id')
        .where('person_id', '=', viewer.personId)
        .executeTakeFirst()
      return healer ? documentsOf(db, healer.u_id) : []
    },

    /** One document with its content. @throws DomainError notFound for another's */
    async document(viewer: Viewer, documentId: string) {
      return contentOf(orNotFound((await this.documents(viewer)).find(({ u_id }) => u_id === documentId)))
    },

    /**
     * State of the application.
     * @throws DomainError notFound
     */
    async application(viewer: Viewer) {
      const healer = orNotFound(
        await db
          .selectFrom('healer')
          .select(['state', 'review_reason', 'reviewed_at'])
          .where('person_id', '=', viewer.personId)
          .executeTakeFirst(),
      )
      return {
        state: healer.state as HealerState, // checked by the table
        reason: healer.review_reason,
        reviewed_at: healer.reviewed_at?.toISOString() ?? null,
      }
    },

    /** For staff: the documents of a healer. */
    documentsOf,
    /** For staff: one of them with its content. @throws DomainError notFound */
    contentOf: async (healerId: string, documentId: string) =>
      contentOf(orNotFound((await documentsOf(db, healerId)).find(({ u_id }) => u_id === documentId))),
  }
}
export type Applications = ReturnType<typeof createApplications>
