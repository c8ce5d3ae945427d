/** What goes along, in the words of who reads the archive, with its tables. All others stand in `leftOut`. */
const exported = {
  'Files, and what the demo brought': 'demo_content demo_file stored_file webhook_event',
  'Settings, lists, messages, search and the trail': `audit_entry brand brand_preview category crisis_follow_up crisis_notice
    digest_entry discreet_choice film_rendition helpline kept_claim language media_file message_sent notification
    notification_choice notification_times profession search_entry search_meaning search_page search_phrase
    search_word setting signing_key text_answer text_message text_template`,
  'People, their consents and how staff prove who they are': `community_report consent contact_change dependant first_start
    guardian guardian_link guest_claim guest_merge healer_invitation moderated_content passkey person person_block recovery_code
    second_factor second_factor_setup staff_scope wishlist_entry`,
  'Money: ledger, orders, invoices, payouts, organisations': `adjustment bank_account counter coupon coupon_use desk_payment
    desk_refund document_prefix earning entitlement invoice ledger_account ledger_entry ledger_hold ledger_proof
    ledger_transaction order_refund orders organization organization_budget_change organization_invitation
    organization_manager organization_member organization_month organization_sign_on organization_sign_on_domain
    organization_sign_on_link payment payment_dispute payment_link payout
    payout_batch provider_order reconciliation reconciliation_difference referral referral_address refund
    refused_webhook security_log till till_session till_transfer webhook_secret`,
  'Healers, sessions and the files of clients': `action_plan action_reminder appointment appointment_inquiry
    appointment_reminder appointment_transition available_now booking_widget calendar_account calendar_channel
    calendar_entry calendar_feed calendar_source calendar_writing claim_code client_file client_note
    client_note_addendum consent_text consent_version departure departure_answer departure_client goal goal_review handover handover_line healer healer_busy
    healer_document healer_hours healer_leave healer_override healer_page_change healer_review healing_session
    intake_answer intake_form intake_question intake_version invitation_block joint_invitation joint_session measure
    measure_request note_template place plan_action question questionnaire questionnaire_answer self_test service
    service_listing service_place session_pack session_series session_summary signed_consent slot_claim slot_release
    suggestion_dismissal test_request test_result test_share treatment_room waitlist_entry waitlist_notification`,
  'Courses, e-books, events': `bundle bundle_item certificate course course_content course_note course_question
    course_review course_section ebook ebook_bookmark ebook_opening ebook_place enrolment event event_feedback
    event_recording event_reminder event_speaker patient_streaming_history quiz_attempt quiz_question reader_setting`,
  'Rooms, chat, groups, support': `chat_file cometchat_group cometchat_message cometchat_user community_group
    community_member community_post contact_message conversation conversation_message faq_entry late_healer_notice
    phone_call room_line room_poll room_poll_answer room_question room_recording room_visit saved_reply
    session_objection session_recording support_attachment support_message support_ticket`,
  'Articles and pages': `about_module article article_old_address article_review healer_submission home_module home_text photo photo_album
    reel reel_like site_link static_page`,
  'Work of staff, reports, other systems': `account_deletion approval grievance healer_absence healer_absence_session
    import_heading import_line import_made import_picture import_run imported_client record_revision
    refund_request report_change report_count report_day revision_file text_picture visit_day
    webhook_endpoint`,
} as const

/** Tables that stay behind, by the reason. */
const leftOut = {
  'Log-ins and their proofs: on the other machine people log in anew':
    'session refresh_token otp_challenge passkey_challenge passkey_refusal used_proof push_subscription',
  'Keys and connections of other programs: whoever has one could call two sites with it, so it is made anew':
    'api_key api_key_call oauth_app oauth_call oauth_grant oauth_record',
  'Counts and answers of minutes': 'idempotency_key rate_count upload_part',
  'Messages between the processes of one site': 'bus_outbox bus_engine',
  'What other systems were told, for 30 days; nothing is told a second time':
    'outgoing_event webhook_delivery',
  'Copies of this machine': 'backup_taken data_export departure_file practice_archive',
} as const

const namesIn = (groups: Readonly<Record<string, string>>) =>
  Object.values(groups).flatMap((names) => names.split(/\s+/))

export const exportedTables: readonly string[] = namesIn(exported)
export const leftOutTables: readonly string[] = namesIn(leftOut)

/** Queues whose jobs stay behind: an OTP is sealed for this machine, a copy is of it, the rest comes by the clock. */
export const queuesLeftOut: readonly string[] = [
  'otp-email',
  'otp-mobile',
  'data-export',
  'departure-file',
  'practice-archive',
]

/** Folders of the storage that stay behind: copies that people asked for, and earlier archives. */
export const foldersLeftOut: readonly string[] = [
  'private/departures/',
  'private/exports/',
  'private/practice-archives/',
]
