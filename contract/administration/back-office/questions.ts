import { questionKinds, questionPurposes } from '../../care/questionnaire.ts'
import { choice, long, text, whole, words, yesNo } from './fields.ts'
import { resource } from './resource.ts'

/** The questions to clients after registration. */
export const questions = resource({
  group: 'lists',
  read: ['editor', 'admin'],
  write: ['editor', 'admin'],
  name: 'questions',
  label: { one: 'Question', many: 'Questionnaire' },
  fields: {
    position: whole('Position', { min: 1, max: 1000 }),
    text: text('Question', { max: 160 }),
    hint: long('Hint', { max: 200, isRequired: false }),
    kind: choice('Answer type', questionKinds, { hint: 'Single or multiple choice' }),
    purpose: choice('Used for', questionPurposes, {
      initial: 'none',
      hint: 'How suggestions of courses and healers use the answer. One published question for each use',
    }),
    choices: words('Choices', { max: 40, isHidden: true }),
    choice_values: words('Choice IDs', {
      max: 40,
      isHidden: true,
      hint: 'One for each choice, in the same order: lower-case letters, digits and hyphens',
    }),
    text_hi: text('Question in Hindi', { max: 160, isRequired: false }),
    hint_hi: long('Hint in Hindi', { max: 200, isRequired: false }),
    choices_hi: words('Choices in Hindi', {
      max: 40,
      isHidden: true,
      hint: 'In the same order, or leave empty',
    }),
    is_required: yesNo('Required'),
  },
  title: 'text',
  filters: ['purpose', 'is_required'],
  sorts: ['position', 'text'],
  sort: 'position',
  hasPublicTexts: true,
  hasStates: true,
  canCreate: true,
  canDelete: true,
  page: () => '/questions',
})
