import { sql } from 'kysely'
import { byContact, colleague, own, type Place, under, where } from '../place.ts'

const practice = 'The healer’s record of their own time and earnings; the words of the client go'
const facts = 'What happened when, for disputes about money; says nothing of who it was'
const consent = 'Who agreed to be recorded and when, as the proof for both; the film itself was never ours'

const appointment = own('appointment', 'client_id', {
  hidden: ['claim_id', 'policy', 'booked_by', 'booked_at_desk_by'],
  erased: { set: { description: '' } },
  because: practice,
})
const workingNotes =
  'The healer’s own working notes, sealed with a key that the export does not hold. Where a law entitles a client to a record (Mental Healthcare Act 2017, section 25), the healer who keeps it hands it out'
const note = own('client_note', 'client_id', { hidden: 'all', because: workingNotes })
/** About each of those who had a session together. */
const jointNote = where(
  'client_note',
  ({ personId }) => sql`joint_id in (select joint_id from session_times where client_id = ${personId}::uuid)`,
  { hidden: 'all', because: workingNotes },
)
const visit = own('room_visit', 'person_id', {
  hidden: ['connection'],
  erased: { set: { connection: null } },
  because: facts,
})
const handover = own('handover', 'client_id', { hidden: ['from_healer_id', 'to_healer_id'] })
const left =
  'Who agreed that their record leaves with a healer, and when, as the proof for both; says nothing of it'
const departed = own('departure_client', 'client_id', {
  hidden: ['departure_id', 'file_id'],
  erased: 'keep',
  because: left,
})
const plan = own('action_plan', 'client_id')
const goal = own('goal', 'client_id')
const joint = own('joint_session', 'booked_by', {
  hidden: ['withdrawn_by', 'end_at', 'asked_at'],
  erased: 'keep',
  because: facts,
})
const waiting = own('waitlist_entry', 'client_id')

/** Appointments, healing sessions, action plans and what surrounds them. */
export const sessionPlaces: readonly Place[] = [
  under('appointment_transition', 'appointment_id', appointment, {
    hidden: ['by_person'],
    erased: { set: { asked_by: null } },
    because: facts,
  }),
  colleague('appointment_transition', 'by_person'),
  colleague('appointment', 'booked_at_desk_by'),
  colleague('healer_absence', 'asked_by'),
  under('healer_absence_session', 'appointment_id', appointment, {
    hidden: 'all',
    erased: 'keep',
    because: facts,
  }),
  under('appointment_reminder', 'appointment_id', appointment, { erased: 'keep', because: facts }),
  under('late_healer_notice', 'appointment_id', appointment, {
    hidden: 'all',
    erased: 'keep',
    because: facts,
  }),
  under('phone_call', 'appointment_id', appointment, {
    hidden: ['provider_id', 'client_pressed_at', 'healer_pressed_at'],
    erased: 'keep',
    because: facts,
  }),
  under('room_line', 'visit_id', visit, { erased: 'keep', because: facts }),
  visit,
  own('session_recording', 'asked_by', { hidden: ['answered_by'], erased: 'keep', because: consent }),
  own('session_recording', 'answered_by', { hidden: ['asked_by'], erased: 'keep', because: consent }),
  own('room_question', 'person_id'),
  own('room_poll_answer', 'person_id'),
  own('session_objection', 'person_id', {
    hidden: ['decided_by'],
    erased: { set: { note: null } },
    because: facts,
  }),
  colleague('session_objection', 'decided_by'),
  own('session_series', 'client_id', { erased: 'keep', because: facts }),
  own('slot_release', 'client_id', { hidden: ['taken_by'], erased: 'keep', because: facts }),
  own('healing_session', 'client_id', {
    hidden: ['claim_id'],
    erased: { set: { title: 'Session', description: '' } },
    because: practice,
  }),
  under('goal_review', 'goal_id', goal),
  goal,
  own('measure_request', 'client_id'),
  own('measure', 'client_id'),
  own('suggestion_dismissal', 'client_id'),
  under('session_summary', 'appointment_id', appointment),
  under('client_file', 'appointment_id', appointment, { file: 'file', hidden: ['file'] }),
  under('client_note_addendum', 'note_id', jointNote, { hidden: 'all', because: workingNotes }),
  jointNote,
  under('client_note_addendum', 'note_id', note, { hidden: 'all', because: workingNotes }),
  note,
  appointment,
  own('appointment', 'booked_by', {
    hidden: 'all',
    erased: { set: { booked_by: null } },
    because: 'The session is the client’s; who booked it is told on their page, and has the receipts',
  }),
  under('joint_invitation', 'joint_id', joint, {
    hidden: ['token_hash', 'state', 'answered_by', 'sent_at'],
    erased: { set: { contact: '', token_hash: null } },
    because: 'Whom they invited; what those answered is theirs',
  }),
  own('joint_invitation', 'answered_by', {
    hidden: ['token_hash', 'contact'],
    erased: { set: { contact: '', token_hash: null } },
    because: facts,
  }),
  byContact('joint_invitation', ['contact'], {
    hidden: 'all',
    erased: { set: { contact: '', token_hash: null } },
    because: 'An invitation is shown by its link alone',
  }),
  joint,
  own('joint_session', 'withdrawn_by', {
    hidden: 'all',
    erased: { set: { withdrawn_by: null } },
    because: 'Whoever withdraws leaves no trace for others',
  }),
  byContact('invitation_block', ['contact'], { hidden: ['from_person_id'] }),
  own('invitation_block', 'from_person_id', { hidden: 'all', because: 'The choice of somebody else' }),
  own('slot_claim', 'client_id', { hidden: 'all', erased: 'keep', because: 'The calendar of the healer' }),
  own('session_pack', 'person_id', { erased: 'keep', because: facts }),
  under('waitlist_notification', 'entry_id', waiting, { hidden: 'all', because: 'Which times were offered' }),
  waiting,
  own('healer_review', 'client_id'),
  own('action_reminder', 'client_id'),
  under('plan_action', 'plan_id', plan),
  plan,
  where(
    'notification',
    ({ contacts }) => sql`message = 'inquiries.added' and target_id in (
      select u_id::text from appointment_inquiry
      where lower(email) = any(${contacts.map((one) => one.toLowerCase())}::text[]) or phone = any(${[...contacts]}::text[]))`,
    { hidden: 'all', because: 'What a healer was notified of; its words are read from the enquiry' },
  ),
  byContact('appointment_inquiry', ['email', 'phone'], { hidden: ['answered_by'] }),
  colleague('appointment_inquiry', 'answered_by'),
  own('test_request', 'client_id'),
  where(
    'test_share',
    ({ personId }) => sql`result_id in (select u_id from test_result where person_id = ${personId}::uuid)`,
  ),
  where(
    'crisis_follow_up',
    ({ personId }) => sql`result_id in (select u_id from test_result where person_id = ${personId}::uuid)`,
    { hidden: ['note'], because: 'A note of the staff to itself is left out' },
  ),
  own('test_result', 'person_id'),
  own('intake_answer', 'client_id'),
  colleague('departure', 'started_by'),
  departed,
  under('departure_answer', 'departure_client_id', departed, {
    hidden: ['answered_by'],
    erased: 'keep',
    because: left,
  }),
  colleague('departure_answer', 'answered_by'),
  under('handover_line', 'handover_id', handover),
  handover,
  own('signed_consent', 'client_id', { hidden: ['healer_id'] }),
  own('claim_code', 'client_id'),
  own('questionnaire_answer', 'person_id'),
  own('questionnaire', 'person_id'),
]
