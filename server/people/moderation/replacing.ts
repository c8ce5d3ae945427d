import type { ModeratedContentType } from '@newyou/contract/people/moderation/reports'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { FoundContent, ReportableContent } from './content.ts'

/** Content in whose place something neutral stands while it is hidden: a name or a picture. */
export interface ReplaceableContent<Value> extends Pick<ReportableContent, 'lock' | 'ownPage'> {
  /** As it stands there now, with the value that would be replaced; null for none. */
  find(
    queryable: Queryable,
    id: string,
  ): Promise<(Omit<FoundContent, 'is_hidden'> & { value: Value | null }) | undefined>
  /** Staff view of the original while it is hidden. */
  presentOriginal(original: Value): Partial<FoundContent>
  /** The neutral value. */
  replacement(): string | null
  /** Forgets the pages that show it. */
  write(trx: Trx, id: string, value: Value | null): Promise<void>
}

/** Keeps the originals of what was replaced, so that they can be restored. */
export function createReplacing({ clock }: { clock: Clock }) {
  const keptOf = (queryable: Queryable, contentType: ModeratedContentType, id: string) =>
    queryable
      .selectFrom('moderated_content')
      .select(['original', 'replacement'])
      .where('content_type', '=', contentType)
      .where('content_id', '=', id)
      .executeTakeFirst()

  return {
    /** Content that is hidden by replacing it. It counts as hidden until its owner changes the replacement. */
    replaceable<Value extends string | object>(
      contentType: ModeratedContentType,
      { find, presentOriginal, replacement, write, ...content }: ReplaceableContent<Value>,
    ): ReportableContent {
      return {
        ...content,

        async find(queryable, id) {
          const now = await find(queryable, id)
          if (!now) return undefined
          const kept = await keptOf(queryable, contentType, id)
          const { value, ...shown } = now
          if (!kept || kept.replacement !== value) return { ...shown, is_hidden: false }
          const original = kept.original as Value // as `hide` wrote it
          return { ...shown, ...presentOriginal(original), is_hidden: true }
        },

        async hide(trx, id) {
          const { value, subject_id: personId } = orNotFound(await find(trx, id))
          const neutral = replacement()
          const kept = {
            person_id: orNotFound(personId ?? undefined),
            original: JSON.stringify(orNotFound(value ?? undefined)),
            replacement: neutral,
            hidden_at: clock.now(),
          }
          await trx
            .insertInto('moderated_content')
            .values({ content_type: contentType, content_id: id, ...kept })
            .onConflict((conflict) => conflict.columns(['content_type', 'content_id']).doUpdateSet(kept))
            .execute()
          await write(trx, id, neutral as Value | null) // a replacement is a string where the value is one
        },

        async restore(trx, id) {
          const { original } = orNotFound(
            await trx
              .deleteFrom('moderated_content')
              .where('content_type', '=', contentType)
              .where('content_id', '=', id)
              .returning('original')
              .executeTakeFirst(),
          )
          await write(trx, id, original as Value) // as `hide` wrote it
        },
      }
    },
  }
}
