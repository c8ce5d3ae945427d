import type { Place, TableName } from '../place.ts'
import { accountPlaces } from './account.ts'
import { learningPlaces } from './learning.ts'
import { messagePlaces } from './messages.ts'
import { moneyPlaces } from './money.ts'
import { sessionPlaces } from './sessions.ts'

/** The places by their name in an export, in the order of erasing, so that no reference breaks. */
export const placeGroups = {
  health: sessionPlaces,
  learning: learningPlaces,
  messages: messagePlaces,
  money: moneyPlaces,
  account: accountPlaces,
} as const satisfies Record<string, readonly Place[]>
export type PlaceGroup = keyof typeof placeGroups

export const places = Object.values(placeGroups).flat()

/** Tables without data of clients: published content of the site and its healers, and technical tables. */
export const tablesWithoutClients: readonly TableName[] = [
  // Its messages name people by id, and go within seconds.
  ...(['bus_engine', 'bus_outbox'] as const),
  // Events for other systems name people by id, and go within 30 days.
  ...(['outgoing_event', 'webhook_delivery'] as const),
  'backup_taken',
  // A file of records that a healer takes along; whose they are stands with the clients who were asked.
  'departure_file',
  // Headings of files, without what stands below them.
  'import_heading',
  // Addresses of pictures in articles.
  'import_picture',
  ...([
    'text_template',
    'about_module',
    'article',
    'article_old_address',
    'booking_widget',
    'bundle',
    'bundle_item',
    'category',
    'cometchat_group',
    'community_group',
    'counter',
    'document_prefix',
    'demo_content',
    'demo_file',
  ] as const),
  ...([
    'course',
    'consent_text',
    'consent_version',
    'course_content',
    'course_section',
    'ebook',
    'event',
    'event_speaker',
    'film_rendition',
    'first_start',
    'helpline',
    'home_module',
    'home_text',
    'faq_entry',
    'site_link',
  ] as const),
  ...([
    'available_now',
    'calendar_account',
    'calendar_channel',
    // Names sessions by id.
    'calendar_entry',
    'calendar_source',
    'calendar_writing',
    'healer_busy',
    'healer_document',
    'healer_hours',
    'healer_leave',
    'healer_override',
    'healer_page_change',
    'note_template',
    'place',
    'service',
    'service_listing',
    'service_place',
    'till',
    'treatment_room',
    'language',
  ] as const),
  ...([
    'intake_form',
    'intake_question',
    'intake_version',
    'ledger_proof',
    'ledger_transaction',
    'organization',
    'organization_month',
    'organization_sign_on_domain',
    'photo',
    'photo_album',
  ] as const),
  ...([
    'profession',
    'question',
    'quiz_question',
    'reconciliation',
    'reel',
    'revision_file',
    'room_poll',
    'refused_webhook',
    'saved_reply',
    'text_picture',
    'upload_part',
  ] as const),
  // Sums of days.
  ...(['report_change', 'report_count', 'report_day', 'visit_day'] as const),
  ...([
    'search_entry',
    'search_meaning',
    'search_page',
    'search_phrase',
    'search_word',
    'security_log',
    'self_test',
  ] as const),
  ...(['setting', 'signing_key', 'static_page', 'used_proof', 'webhook_event', 'webhook_secret'] as const),
]
