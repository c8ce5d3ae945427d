import { long, record, text, yesNo } from './fields.ts'
import { resource } from './resource.ts'

/** Texts that clients sign before sessions. Signed ones are for client and healer, and in no list here. */
export const consentTexts = resource({
  group: 'people',
  read: ['editor', 'admin'],
  write: ['editor', 'admin'],
  name: 'consent-texts',
  label: { one: 'Consent to sign', many: 'Consents to sign' },
  fields: {
    title: text('Title', { max: 120 }),
    text: long('Text', {
      max: 12_000,
      hint: 'What is published stays as it is. Back in draft it can be changed, and publishing makes the next version; until then the last one is asked for. An archived one is asked for no more',
    }),
    title_hi: text('Title in Hindi', { max: 120, isRequired: false, hint: 'Needed to publish' }),
    text_hi: long('Text in Hindi', { max: 12_000, isRequired: false, hint: 'Needed to publish' }),
    healer_id: record('Only for sessions with', 'healers', { isNullable: true }),
    service_id: record('Only for the service', 'services', { isNullable: true }),
    is_required: yesNo('Required', { initial: true }),
  },
  title: 'title',
  filters: ['healer_id'],
  sorts: ['title', 'updated_at'],
  sort: 'title',
  hasStates: true,
  keepsRevisions: true,
  canCreate: true,
})
