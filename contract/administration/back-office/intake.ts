import { intakeKinds, scaleFrom, scaleTo } from '../../care/intake/rules.ts'
import { choice, long, record, text, whole, words, yesNo } from './fields.ts'
import { resource } from './resource.ts'

const byEditors = { group: 'people', read: ['editor', 'admin'], write: ['editor', 'admin'] } as const

/** Forms that clients fill in before a session. The answers are the healer's to read, and in no list here. */
export const intakeForms = resource({
  ...byEditors,
  name: 'intake-forms',
  label: { one: 'Intake form', many: 'Intake forms' },
  fields: {
    name: text('Name', { max: 80, hint: 'Clients read it above the questions' }),
    healer_id: record('Only for sessions with', 'healers', { isNullable: true }),
    service_id: record('Only for the service', 'services', {
      isNullable: true,
      hint: 'It goes before the form of a healer, and that before the one for all sessions',
    }),
  },
  title: 'name',
  filters: ['healer_id'],
  sorts: ['name', 'updated_at'],
  sort: 'name',
  hasStates: true,
  canCreate: true,
})

/** Clients who have begun keep the questions as they were. */
export const intakeQuestions = resource({
  ...byEditors,
  name: 'intake-questions',
  isPart: true,
  label: { one: 'Intake question', many: 'Intake questions' },
  fields: {
    form_id: record('Form', 'intake-forms', { isFixed: true }),
    position: whole('Position', { min: 1, max: 1000 }),
    kind: choice('Answer type', intakeKinds, {
      hint: `A scale goes from ${scaleFrom} to ${scaleTo}, a heading has no answer`,
    }),
    code: text('Code', {
      max: 40,
      isFixed: true,
      pattern: { is: /^[a-z0-9-]+$/, words: 'Please use small letters, digits and hyphens' },
      hint: 'Names the question in answers and conditions',
    }),
    text: text('Question', { max: 200 }),
    hint: long('Hint', { max: 300, isRequired: false }),
    choices: words('Choices', { max: 40, isHidden: true, hint: 'For one or several choices' }),
    is_required: yesNo('Required'),
    if_code: text('Show only if the question', { max: 40, isRequired: false, hint: 'Its code' }),
    if_answer: text('has the answer', {
      max: 160,
      isRequired: false,
      hint: 'A choice as it is written above, a number, or yes for a consent',
    }),
    text_hi: text('Question in Hindi', { max: 200, isRequired: false }),
    hint_hi: long('Hint in Hindi', { max: 300, isRequired: false }),
    choices_hi: words('Choices in Hindi', {
      max: 40,
      isHidden: true,
      hint: 'In the same order, or leave empty',
    }),
  },
  title: 'text',
  filters: ['form_id'],
  sorts: ['position', 'text'],
  sort: 'position',
  canCreate: true,
  canDelete: true,
})
