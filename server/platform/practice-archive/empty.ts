/** Tables that the migrations fill, so that a new database has rows in them. */
export const filledByMigrations: readonly string[] = [
  ...['about_module', 'category', 'counter', 'faq_entry', 'helpline', 'home_module', 'home_text', 'language'],
  ...['ledger_account', 'organization', 'profession', 'question', 'search_entry', 'search_meaning'],
  ...['search_page', 'search_phrase', 'search_word', 'self_test', 'site_link', 'static_page'],
]

/** What a server writes by itself on a database in which nobody has worked. */
const writtenByItself: readonly string[] = [
  ...['first_start', 'ledger_proof', 'reconciliation', 'report_change', 'report_count', 'report_day'],
  ...['security_log', 'setting', 'visit_day'],
]

/** Tables whose rows say nothing about whether somebody has worked here. */
export const mayHaveRows: readonly string[] = [...filledByMigrations, ...writtenByItself]
