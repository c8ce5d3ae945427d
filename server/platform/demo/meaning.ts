// What the references of a table mean, where their names alone do not say it.

/** Such a column says which colleague did something; the row belongs to somebody else. */
export const isByColleague = (column: string) =>
  /_by$/.test(column) || column === 'assigned_to' || column === 'staff_id'

/** Tables of people and of what is published: a row that the demo did not load is nobody's of the demo. */
export const standing: readonly string[] = [
  'article',
  'bundle',
  'community_group',
  'coupon',
  'course',
  'ebook',
  'event',
  'healer',
  'media_file',
  'organization',
  'person',
  'photo_album',
  'place',
  'reel',
]

/** Lists to choose from, which belong to nobody. Entries of the demo stay while somebody chose them. */
export const choices: readonly string[] = ['category', 'language', 'profession', 'question', 'self_test']

/** Hints to a person about something, which are nothing without it. */
export const hints: readonly string[] = ['digest_entry', 'notification_at_hand', 'notification_filed']

/** What is bought, wished for or packed, where no foreign key says so. */
export const items: readonly string[] = ['bundle_item.item_id', 'entitlement.item_id', 'orders.item_u_id']

/** Triggers that refuse to take a row away: they stand aside for rows of the demo alone, while nobody else can write. */
export const refusing: readonly (readonly [table: string, trigger: string])[] = [
  ['audit_entry', 'audit_entry_append_only'],
  ['client_note', 'client_note_is_final'],
  ['client_note_addendum', 'client_note_addendum_is_final'],
  ['consent', 'consent_append_only'],
  ['departure_answer', 'departure_answer_append_only'],
  ['invoice', 'invoice_is_final'],
  ['ledger_entry', 'ledger_entry_append_only'],
  ['ledger_transaction', 'ledger_transaction_append_only'],
  ['signed_consent', 'signed_consent_is_final'],
]

/** Their rows are put right one by one, after all others have gone. */
export const putRight: readonly string[] = [
  'counter',
  'report_count',
  'report_day',
  'search_word',
  'visit_day',
]
