import type { Attachment } from '@newyou/contract/attachments'
import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'
import type { Fragment } from '../../platform/database/statement.ts'
import type { Upload } from '../../platform/http/uploads.ts'
import type { Attachments, KeptFile } from '../../platform/media/attachments.ts'
import type { Sender } from '../../platform/media/stored-files.ts'

/** Where a message stands: in a conversation of two, or in a group. */
export type Place = { conversation_id: string } | { group_id: string }

type FileRow = Omit<KeptFile, 'kind'> & { kind: string }

/** SQL: the files of a message of the place whose column and number are given, as a JSON list for `presentFiles`. */
export const filesOf = (column: 'conversation_id' | 'group_id', place: Fragment, seq: Fragment): Fragment =>
  sql`(select coalesce(json_agg(json_build_object('u_id', f.u_id, 'name', f.name, 'kind', f.kind, 'file', f.file,
      'bytes', f.bytes) order by f.created_at, f.u_id), '[]')
    from chat_file f where ${sql.ref(`f.${column}`)} = ${place} and f.seq = ${seq})`

/** Attachments of messages, in conversations and groups alike. */
export function createChatFiles({ attachments }: { attachments: Attachments }) {
  return {
    during: attachments.during.bind(attachments, 'chat') as <T>(
      sender: Sender,
      sent: readonly Upload[],
      work: (files: KeptFile[]) => Promise<T>,
    ) => Promise<T>,

    async write(
      trx: Queryable,
      files: readonly KeptFile[],
      place: Place & { seq: number; created_at: Date },
    ) {
      if (files.length === 0) return
      await trx
        .insertInto('chat_file')
        .values(files.map((file) => ({ ...file, ...place })))
        .execute()
    },

    present: (rows: readonly FileRow[], viewerId: string): Attachment[] =>
      rows.map((row) => attachments.present(row, viewerId)),
  }
}
export type ChatFiles = ReturnType<typeof createChatFiles>
