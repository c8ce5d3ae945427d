import type { Trx } from '../../platform/database/database.ts'

/**
 * For somebody without an account who became part of one: what was written to them is gone, because nobody could read it, and
 * what others were told about them is about the account from now on.
 */
export async function mergeNews(trx: Trx, { from, to }: { from: string; to: string }) {
  await trx.deleteFrom('notification').where('person_id', '=', from).execute()
  await trx.deleteFrom('digest_entry').where('person_id', '=', from).execute()
  await trx.updateTable('notification').set({ about_id: to }).where('about_id', '=', from).execute()
  await trx.updateTable('digest_entry').set({ about_id: to }).where('about_id', '=', from).execute()
}
