import type { Config } from './config.ts'

/** A column of sealed texts, and the key of its table, which is a uuid. */
export interface SealedColumn {
  table: string
  key: string
  column: string
}

/** The secret of each purpose, and each column with texts of it. */
export const sealedPurposes = {
  'second-factor': {
    secret: 'SECOND_FACTOR_SECRET',
    previous: 'SECOND_FACTOR_SECRET_PREVIOUS',
    columns: [
      { table: 'second_factor_setup', key: 'person_id', column: 'sealed_secret' },
      { table: 'second_factor', key: 'person_id', column: 'sealed_secret' },
    ],
  },
  // By which we are known where members of an organisation log in: as private as what proves our colleagues.
  'organization-sign-on': {
    secret: 'SECOND_FACTOR_SECRET',
    previous: 'SECOND_FACTOR_SECRET_PREVIOUS',
    columns: [{ table: 'organization_sign_on', key: 'u_id', column: 'sealed_secret' }],
  },
  'bank-details': {
    secret: 'BANK_DETAILS_SECRET',
    previous: 'BANK_DETAILS_SECRET_PREVIOUS',
    columns: [{ table: 'bank_account', key: 'u_id', column: 'sealed_details' }],
  },
  'client-note': {
    secret: 'CLIENT_NOTES_SECRET',
    previous: 'CLIENT_NOTES_SECRET_PREVIOUS',
    columns: [
      { table: 'client_note', key: 'u_id', column: 'sealed_text' },
      { table: 'client_note_addendum', key: 'u_id', column: 'sealed_text' },
    ],
  },
  'calendar-access': {
    secret: 'CALENDAR_ACCESS_SECRET',
    previous: 'CALENDAR_ACCESS_SECRET_PREVIOUS',
    columns: [
      { table: 'calendar_source', key: 'u_id', column: 'sealed_address' },
      { table: 'calendar_account', key: 'u_id', column: 'sealed_access' },
      { table: 'calendar_writing', key: 'u_id', column: 'sealed_calendar' },
    ],
  },
  webhook: {
    secret: 'WEBHOOKS_SECRET',
    previous: 'WEBHOOKS_SECRET_PREVIOUS',
    columns: [{ table: 'webhook_endpoint', key: 'u_id', column: 'sealed_secrets' }],
  },
  // By which this site signs what people take along; what is signed for others has one secret.
  'signing-key': {
    secret: 'WEBHOOKS_SECRET',
    previous: 'WEBHOOKS_SECRET_PREVIOUS',
    columns: [{ table: 'signing_key', key: 'u_id', column: 'sealed_private_key' }],
  },
  // Of an archive that is being made: what it seals are the texts of all purposes, so the secret of the most private.
  'practice-archive': {
    secret: 'CLIENT_NOTES_SECRET',
    previous: 'CLIENT_NOTES_SECRET_PREVIOUS',
    columns: [{ table: 'practice_archive', key: 'u_id', column: 'sealed_key' }],
  },
  // Of records that a healer takes along, until the file is made.
  'departure-file': {
    secret: 'CLIENT_NOTES_SECRET',
    previous: 'CLIENT_NOTES_SECRET_PREVIOUS',
    columns: [{ table: 'departure_file', key: 'u_id', column: 'sealed_key' }],
  },
  // In jobs alone, for the minutes in which the OTP counts; it is void with the secret by whose key it is kept.
  'otp-message': { secret: 'OTP_SECRET', previous: null, columns: [] },
} as const satisfies Record<
  string,
  { secret: keyof Config; previous: keyof Config | null; columns: readonly SealedColumn[] }
>

export type SealedPurpose = keyof typeof sealedPurposes

/** The part of the configuration that seals and opens. */
export type SealingSecrets = Pick<
  Config,
  | 'SECOND_FACTOR_SECRET'
  | 'SECOND_FACTOR_SECRET_PREVIOUS'
  | 'BANK_DETAILS_SECRET'
  | 'BANK_DETAILS_SECRET_PREVIOUS'
  | 'CLIENT_NOTES_SECRET'
  | 'CLIENT_NOTES_SECRET_PREVIOUS'
  | 'CALENDAR_ACCESS_SECRET'
  | 'CALENDAR_ACCESS_SECRET_PREVIOUS'
  | 'OTP_SECRET'
  | 'WEBHOOKS_SECRET'
  | 'WEBHOOKS_SECRET_PREVIOUS'
>

/** The secrets of a purpose: the present one first, then the previous ones. */
export function secretsOf(config: SealingSecrets, purpose: SealedPurpose): [string, ...string[]] {
  const { secret, previous } = sealedPurposes[purpose]
  return [config[secret], ...(previous ? config[previous] : [])]
}
