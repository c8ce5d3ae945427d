import { randomUUID } from 'node:crypto'
import type { PassportRecord } from '@newyou/contract/administration/passport/record'
import type {
  Appointment,
  Bundle,
  BundleEntry,
  CarePlan,
  DocumentReference,
  FhirResource,
  Goal,
  Observation,
  Patient,
  Practitioner,
  QuestionnaireResponse,
  Reference,
} from 'fhir/r4'

type Entry<Part extends keyof PassportRecord> =
  NonNullable<PassportRecord[Part]> extends (infer One)[] ? One : never
type Placed = BundleEntry & { fullUrl: string }

/** Sums of the tests that have a code in LOINC. */
const loinc: Record<string, { code: string; display: string }> = {
  'phq-9': { code: '44261-6', display: 'Patient Health Questionnaire 9 item (PHQ-9) total score [Reported]' },
  'gad-7': {
    code: '70274-6',
    display: 'Generalized anxiety disorder 7 item (GAD-7) total score [Reported.PHQ]',
  },
}
const survey = {
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'survey' }],
}
const appointmentStatus = {
  booked: 'booked',
  completed: 'fulfilled',
  'no-show': 'noshow',
  'healer-no-show': 'cancelled',
} as const
const lifecycle = {
  proposed: 'proposed',
  open: 'active',
  reached: 'completed',
  'let-go': 'cancelled',
} as const

const placed = (resource: FhirResource): Placed => ({ fullUrl: `urn:uuid:${randomUUID()}`, resource })
const referring = ({ fullUrl }: Placed): Reference => ({ reference: fullUrl })
const textOf = (...texts: string[]) => texts.filter(Boolean).join('\n')

function appointment(one: Entry<'sessions'>, patient: Reference, healer: Reference): Appointment {
  return {
    resourceType: 'Appointment',
    status: appointmentStatus[one.state],
    ...(one.service && { serviceType: [{ text: one.service }] }),
    start: one.starts_at,
    end: one.ends_at,
    participant: [
      { actor: patient, status: 'accepted' },
      { actor: healer, status: 'accepted' },
    ],
  }
}

function summary(one: Entry<'summaries'>, patient: Reference, healer: Reference): DocumentReference {
  const text = textOf(one.text, ...one.homework.map((task) => `- ${task}`))
  return {
    resourceType: 'DocumentReference',
    status: 'current',
    subject: patient,
    author: [healer],
    date: one.updated_at,
    content: [
      {
        attachment: { contentType: 'text/plain; charset=utf-8', data: Buffer.from(text).toString('base64') },
      },
    ],
  }
}

function plan(
  one: Entry<'plans'>,
  { patient, healer, today }: { patient: Reference; healer: Reference; today: string },
) {
  return {
    resourceType: 'CarePlan',
    status: one.ended_at || one.ends_on < today ? 'completed' : 'active',
    intent: 'plan',
    title: one.title,
    ...(one.description && { description: one.description }),
    subject: patient,
    author: healer,
    period: { start: one.starts_on, end: one.ends_on },
    ...(one.actions.length && {
      activity: one.actions.map(({ title, how_to: how }) => ({
        detail: { status: 'unknown' as const, description: textOf(title, how) },
      })),
    }),
  } satisfies CarePlan
}

function goal(one: Entry<'goals'>, patient: Reference, healer: Reference): Goal {
  const notes = one.reviews.flatMap((review) => {
    const said = (rating: number | null, words: string) =>
      rating === null ? [] : [textOf(`${rating}`, words)]
    return [
      ...said(review.client_rating, review.client_words).map((text) => ({
        ...{ authorReference: patient, time: review.asked_at, text },
      })),
      ...said(review.healer_rating, review.healer_words).map((text) => ({
        ...{ authorReference: healer, time: review.asked_at, text },
      })),
    ]
  })
  return {
    resourceType: 'Goal',
    lifecycleStatus: lifecycle[one.state],
    description: { text: one.wording },
    subject: patient,
    startDate: one.created_at.slice(0, 10),
    ...(one.reason && { achievementStatus: { text: one.reason } }),
    ...(notes.length && { note: notes }),
  }
}

function measure(one: Entry<'measures'>, patient: Reference): Placed[] {
  const answers = placed({
    resourceType: 'QuestionnaireResponse',
    status: 'completed',
    questionnaire: one.source,
    subject: patient,
    authored: one.taken_at,
    item: one.items.map(({ question, answer, score }, at) => ({
      linkId: String(at + 1),
      text: question,
      answer: [{ valueCoding: { code: String(score), display: answer } }],
    })),
  } satisfies QuestionnaireResponse)
  const code = loinc[one.code]
  const sum = placed({
    resourceType: 'Observation',
    status: 'final',
    category: [survey],
    code: { ...(code && { coding: [{ system: 'http://loinc.org', ...code }] }), text: one.name },
    subject: patient,
    effectiveDateTime: one.taken_at,
    valueInteger: one.score,
    interpretation: [{ text: one.band }],
    derivedFrom: [referring(answers)],
  } satisfies Observation)
  return [answers, sum]
}

/**
 * The part of a record that is about health, as a bundle of FHIR R4, for systems of doctors. Receipts and certificates are not:
 * they stand in the record and as badges.
 */
export function bundleOf(record: PassportRecord): Bundle {
  const patient = placed({ resourceType: 'Patient', name: [{ text: record.client.name }] } satisfies Patient)
  const healers = new Map<string, Placed>()
  const healerOf = (name: string): Reference => {
    const known =
      healers.get(name) ??
      placed({ resourceType: 'Practitioner', name: [{ text: name }] } satisfies Practitioner)
    healers.set(name, known)
    return { ...referring(known), display: name }
  }
  const client = referring(patient)
  const today = record.made_at.slice(0, 10)
  const about = [
    ...(record.sessions ?? []).map((one) => placed(appointment(one, client, healerOf(one.healer)))),
    ...(record.summaries ?? []).map((one) => placed(summary(one, client, healerOf(one.healer)))),
    ...(record.plans ?? []).map((one) =>
      placed(plan(one, { patient: client, healer: healerOf(one.healer), today })),
    ),
    ...(record.goals ?? []).map((one) => placed(goal(one, client, healerOf(one.healer)))),
    ...(record.measures ?? []).flatMap((one) => measure(one, client)),
  ]
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: record.made_at,
    entry: [patient, ...healers.values(), ...about],
  }
}
