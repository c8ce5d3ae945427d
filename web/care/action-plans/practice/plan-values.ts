import { newPlan, type PracticeActionPlan, planChange } from '@newyou/contract/care/action-plans'
import type { FormErrors } from '../../../ui/form/use-form.ts'
import { addDays } from '../../../ui/format.ts'

export interface ActionValues {
  /** Of the form alone, so that fields keep their place. */
  key: string
  u_id?: string | undefined
  title: string
  how_to: string
  at: string
  weekdays: number[]
}

export interface PlanValues {
  appointment_u_id: string
  title: string
  description: string
  starts_on: string
  ends_on: string
  actions: readonly ActionValues[]
}

/** Default duration of a plan. */
const usualDays = 28

let keys = 0
export const emptyAction = (): ActionValues => ({
  key: `action-${++keys}`,
  title: '',
  how_to: '',
  at: '',
  weekdays: [],
})

/** With homework, an action for each line of it. */
export const emptyPlan = (
  today: string,
  appointmentId: string,
  homework: readonly string[] = [],
): PlanValues => ({
  appointment_u_id: appointmentId,
  title: '',
  description: '',
  starts_on: today,
  ends_on: addDays(today, usualDays - 1),
  actions: homework.length ? homework.map((title) => ({ ...emptyAction(), title })) : [emptyAction()],
})

export const valuesOfPlan = (plan: PracticeActionPlan): PlanValues => ({
  appointment_u_id: '',
  title: plan.title,
  description: plan.description,
  starts_on: plan.starts_on,
  ends_on: plan.ends_on,
  actions: plan.actions.map((action) => ({ ...action, key: action.u_id })),
})

const bodyOf = ({ title, description, ends_on, actions }: PlanValues) => ({
  title,
  description,
  ends_on,
  actions: actions.map(({ key: _, ...action }) => action),
})

/** A form as the calls want it, or what is wrong at which field (`actions.0.title`), by the contract's own schema. */
export function checkedNew(values: PlanValues) {
  const { appointment_u_id, starts_on } = values
  return checked(newPlan.safeParse({ ...bodyOf(values), appointment_u_id, starts_on }))
}

export const checkedChange = (values: PlanValues) => checked(planChange.safeParse(bodyOf(values)))

function checked<Body>(
  result:
    | { success: true; data: Body }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } },
): { parsed: Body } | { wrong: FormErrors<PlanValues> } {
  if (result.success) return { parsed: result.data }
  const wrong: Record<string, string> = {}
  for (const { path, message } of result.error.issues) wrong[path.join('.')] ??= message
  return { wrong: wrong as FormErrors<PlanValues> } // the schema's fields are the form's
}
