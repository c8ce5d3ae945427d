import type { Values } from '@newyou/contract/administration/back-office/resource'
import { sql } from 'kysely'
import { refuse } from './refuse.ts'
import type { Table } from './table.ts'

const countOf = (value: unknown) => (Array.isArray(value) ? value.length : 0)

function checkForm({ healer_id: healer, service_id: service }: Values) {
  if (healer && service) refuse('service_id', 'Please choose a healer or a service: a service has its healer')
}

function checkQuestion(values: Values) {
  const [choices, hindi] = [countOf(values.choices), countOf(values.choices_hi)]
  const isChosen = values.kind === 'choice' || values.kind === 'choices'
  if (isChosen && choices < 2) refuse('choices', 'A question needs two choices at least')
  if (!isChosen && choices > 0) refuse('choices', 'Only a question with one or several choices has them')
  if (hindi > 0 && hindi !== choices)
    refuse('choices_hi', 'Please enter all choices in Hindi, or leave them all empty')
  if (Boolean(values.if_code) !== Boolean(values.if_answer))
    refuse('if_answer', 'Please enter the question and its answer, or leave both empty')
  if (values.if_code && values.if_code === values.code)
    refuse('if_code', 'A question cannot depend on itself')
}

export const intakeForms: Table = {
  table: 'intake_form',
  search: sql`t.name`,
  isStamped: true,
  check: checkForm,
  // Each appointment asks for its form anew; no kept page shows it.
  tags: () => [],
  constraints: { intake_form_for: ['name', 'Another published form is for these sessions'] },
}

export const intakeQuestions: Table = {
  table: 'intake_question',
  search: sql`t.text || ' ' || t.text_hi || ' ' || t.code`,
  check: checkQuestion,
  tags: () => [],
  constraints: { intake_question_form_id_code_key: ['code', 'Another question of this form has this code'] },
}
