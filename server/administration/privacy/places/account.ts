import { type ClientFieldName, clientFields, columnOf } from '@newyou/contract/people/accounts/client-fields'
import { sql } from 'kysely'
import { byContact, colleague, own, type Place, under, where } from '../place.ts'

const proof = 'Proof of what was agreed and asked for; says nothing of who it was once the account is deleted'

/** What the person said of themselves; a field of the profile that is new is emptied too. */
const emptied = Object.fromEntries(
  Object.entries<{ none: unknown; erased?: string }>(clientFields)
    .filter(([, { erased }]) => erased !== 'kept')
    .map(([name, { none, erased = none }]) => [columnOf(name as ClientFieldName), erased]),
)

const person = own('person', 'u_id', {
  hidden: ['notification_seq'],
  erased: {
    set: {
      state: 'erased',
      ...emptied,
      email: null,
      email_verified_at: null,
      phone: null,
      phone_verified_at: null,
      image: null,
    },
  },
  because: 'The id stays, because orders and the ledger refer to it; everything that says who it was goes',
})
const guardian = own('guardian', 'person_id')
const textMessage = own('text_message', 'person_id', {
  hidden: ['to_hash', 'provider_id', 'gateway', 'cost_paise', 'about_id'],
})
const apiKey = own('api_key', 'person_id', { hidden: ['secret_hash'] })
const oauthGrant = own('oauth_grant', 'person_id')
const session = own('session', 'person_id', { hidden: ['device_fingerprint', 'revoked_because'] })

/** The account: profile, login, and notification preferences. */
export const accountPlaces: readonly Place[] = [
  under('refresh_token', 'session_id', session, { hidden: 'all', because: 'Keys of devices' }),
  own('push_subscription', 'person_id', { hidden: ['p256dh', 'auth', 'last_key'] }),
  session,
  byContact('otp_challenge', ['destination'], {
    hidden: 'all',
    because: 'Codes for logging in, kept two days',
  }),
  where(
    'rate_count',
    ({ contacts, personId }) =>
      sql`exists (select 1 from unnest(${[...contacts, personId]}::text[]) as of(name) where strpos(key, of.name) > 0)`,
    { hidden: 'all', because: 'Counts of requests, kept a month' },
  ),
  own('stored_file', 'person_id', { hidden: ['file'] }),
  own('imported_client', 'person_id', { hidden: ['token_hash', 'asked_by', 'run_id'] }),
  colleague('imported_client', 'asked_by'),
  colleague('import_run', 'made_by'),
  own('import_line', 'record_id', {
    hidden: 'all',
    because: 'Lines of a file that was imported, kept seven days',
  }),
  own('import_made', 'record_id', {
    hidden: 'all',
    because: 'How a record was when it was imported, kept seven days',
  }),
  own('contact_change', 'person_id'),
  own('calendar_feed', 'person_id', { hidden: ['secret_hash'] }),
  under('api_key_call', 'key_id', apiKey),
  apiKey,
  under('oauth_call', 'grant_id', oauthGrant),
  under('oauth_record', 'grant_id', oauthGrant, { hidden: 'all', because: 'Keys' }),
  oauthGrant,
  own('passkey', 'person_id', { hidden: ['credential_id', 'public_key', 'counter', 'transports'] }),
  own('passkey_challenge', 'person_id', { hidden: 'all', because: 'Keys, for minutes' }),
  own('passkey_refusal', 'person_id'),
  own('staff_scope', 'person_id', {
    hidden: 'all',
    erased: 'keep',
    because: 'For whom a colleague books; ends with the role',
  }),
  own('recovery_code', 'person_id', { hidden: 'all', because: 'Keys' }),
  own('second_factor', 'person_id', { hidden: 'all', because: 'Keys' }),
  own('second_factor_setup', 'person_id', { hidden: 'all', because: 'Keys' }),
  where('idempotency_key', ({ personId }) => sql`principal = ${personId}::uuid`, {
    hidden: 'all',
    because: 'Answers to repeated requests, kept a day',
  }),
  own('notification', 'person_id', { hidden: ['seq', 'target_id', 'about_id', 'is_filed'] }),
  own('notification', 'about_id', {
    hidden: 'all',
    because: 'What others were notified of, with the name of the client',
  }),
  own('notification_choice', 'person_id'),
  own('notification_times', 'person_id'),
  own('discreet_choice', 'person_id'),
  own('digest_entry', 'person_id', { hidden: ['key', 'about_id'] }),
  own('digest_entry', 'about_id', { hidden: 'all', because: 'As notifications of others' }),
  own('message_sent', 'person_id', { hidden: ['key'] }),
  under('text_answer', 'text_message_id', textMessage, { hidden: ['provider_id'] }),
  textMessage,
  own('referral', 'referred_id', {
    hidden: ['referrer_id', 'note', 'reasons', 'decision', 'next_check_at', 'same_address'],
    erased: 'keep',
    because: 'Life points of two people stand in the ledger because of it',
  }),
  own('referral', 'referrer_id', {
    hidden: ['referred_id', 'note', 'reasons', 'decision', 'next_check_at', 'same_address'],
    erased: 'keep',
    because: 'Life points of two people stand in the ledger because of it',
  }),
  own('referral_address', 'person_id', { hidden: ['mark'] }),
  under('guardian_link', 'person_id', guardian, { key: 'person_id', hidden: 'all', because: 'Keys' }),
  guardian,
  own('dependant', 'payer_id', { hidden: ['person_id', 'token_hash', 'contact'] }),
  own('dependant', 'person_id', {
    hidden: 'all',
    because: 'As their payer named them; who pays is said on the page of it',
  }),
  own('guest_claim', 'person_id', {
    hidden: 'all',
    because: 'Keys, and when the terms were accepted at the desk',
  }),
  own('guest_merge', 'person_id', { hidden: ['guest_id'], because: 'The guest is gone' }),
  colleague('brand', 'made_by'),
  colleague('practice_archive', 'asked_by'),
  colleague('brand_preview', 'made_by'),
  colleague('healer_invitation', 'made_by'),
  own('webhook_endpoint', 'owner_id', { hidden: ['sealed_secrets'] }),
  colleague('webhook_endpoint', 'created_by'),
  colleague('oauth_app', 'made_by'),
  colleague('guest_claim', 'made_by'),
  colleague('guest_claim', 'terms_by'),
  own('consent', 'person_id', { erased: 'keep', because: proof }),
  own('data_export', 'person_id', { erased: 'keep', because: proof }),
  own('account_deletion', 'person_id', { erased: 'keep', because: proof }),
  person,
]
