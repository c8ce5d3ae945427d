import { sql } from 'kysely'
import { byContact, colleague, own, type Place, under, where } from '../place.ts'

const gone = { text: '', state: 'removed' } as const
const numbered = 'The number stays, so that the other side has no gap; the words go'

const conversation = own('conversation', 'client_id', {
  hidden: ['client_mailed_at', 'client_mailed_seq', 'healer_mailed_at', 'healer_mailed_seq'],
  erased: 'keep',
  because: 'Holds the answers of the healer',
})
const member = own('community_member', 'person_id', {
  hidden: ['rung_seq'],
  erased: { set: { is_moderator: false, name: '', left_at: sql`coalesce(left_at, now())` } },
  because: numbered,
})
const post = under('community_post', 'member_id', member, { erased: { set: gone }, because: numbered })
/** Erased before the rows to which it refers. */
const mirrored = where(
  'cometchat_message',
  ({ personId }) => sql`(place_id, seq) in (
      select m.conversation_id, m.seq from conversation_message m join conversation c on c.u_id = m.conversation_id
      where c.client_id = ${personId}::uuid)
      or (place_id, seq) in (
      select p.group_id, p.seq from community_post p join community_member m on m.u_id = p.member_id
      where m.person_id = ${personId}::uuid)`,
  { hidden: 'all', because: 'Says only under which number CometChat has a message' },
)
const ticket = own('support_ticket', 'person_id', {
  hidden: ['assigned_to', 'words'],
  erased: {
    set: {
      title: 'Deleted',
      description: '',
      review: sql`case when review is null then null else '' end`,
      state: 'closed',
      closed_at: sql`coalesce(closed_at, now())`,
      closed_by: sql`coalesce(closed_by, 'client')`,
    },
  },
  because: 'Number, dates and state stay as the record of the help desk; the words go',
})
const ownMessages = sql<boolean>`side = 'client'`

/** Messages of a person: in conversations, groups and tickets. */
export const messagePlaces: readonly Place[] = [
  where(
    'chat_file',
    ({ personId }) => sql`(conversation_id, seq) in (
      select m.conversation_id, m.seq from conversation_message m join conversation c on c.u_id = m.conversation_id
      where c.client_id = ${personId}::uuid and m.side = 'client')
      or (group_id, seq) in (
      select p.group_id, p.seq from community_post p join community_member m on m.u_id = p.member_id
      where m.person_id = ${personId}::uuid)`,
    { file: 'file', hidden: ['file'] },
  ),
  mirrored,
  own('cometchat_user', 'person_id', {
    hidden: ['revision', 'synced_revision', 'tokens_revision', 'tokens_ended'],
    erased: 'keep',
    because: 'A job deletes the user at CometChat with all its messages, and then the row',
  }),
  under('conversation_message', 'conversation_id', conversation, {
    and: ownMessages,
    erased: { set: gone },
    because: numbered,
  }),
  under('conversation_message', 'conversation_id', conversation, {
    and: sql`not (side = 'client')`,
    erased: 'keep',
    because: 'The words of the healer, who may have to answer for them',
  }),
  conversation,
  post,
  member,
  own('community_report', 'reporter_id', {
    hidden: ['subject_id', 'subject_name', 'decided_by', 'note', 'words'],
    erased: 'keep',
    because: 'A report protects others; the reporter is an id that leads to no person',
  }),
  own('community_report', 'subject_id', {
    hidden: 'all',
    erased: { set: { subject_name: 'Deleted account', words: '' } },
    because: 'Would show who reported; the words and the name go',
  }),
  own('moderated_content', 'person_id', {
    hidden: ['content_id', 'replacement'],
  }),
  colleague('community_report', 'decided_by'),
  colleague('record_revision', 'saved_by'),
  own('person_block', 'person_id', { hidden: ['blocked_id'] }),
  own('person_block', 'blocked_id', { hidden: 'all', because: 'Would show who blocked' }),
  under('support_attachment', 'ticket_id', ticket, { file: 'file', hidden: ['file'] }),
  under('support_message', 'ticket_id', ticket, {
    hidden: ['person_id'],
    and: ownMessages,
    erased: { set: { text: '', by_name: 'Deleted account' } },
    because: 'The order of the answers stays; the words go',
  }),
  under('support_message', 'ticket_id', ticket, {
    hidden: ['person_id'],
    and: sql`not (side = 'client')`,
    erased: { set: { text: '' } },
    because: 'The order of the answers stays; the words go',
  }),
  colleague('support_message', 'person_id'),
  own('grievance', 'person_id', {
    erased: 'keep',
    because: 'Proof that it was answered in time; holds no words',
  }),
  ticket,
  colleague('support_ticket', 'assigned_to'),
  byContact('contact_message', ['email', 'phone'], { hidden: ['answered_by'] }),
  colleague('contact_message', 'answered_by'),
  where(
    'crisis_notice',
    ({ personId }) => sql`target_id in (select u_id from session_times where client_id = ${personId}::uuid)`,
    { hidden: 'all', erased: 'keep', because: 'Counts, without words' },
  ),
  colleague('audit_entry', 'staff_id'),
  colleague('kept_claim', 'decided_by'),
  colleague('healer_submission', 'decided_by'),
  colleague('media_file', 'staff_id'),
  colleague('event_recording', 'sent_by'),
  colleague('room_recording', 'started_by'),
  colleague('healer', 'person_id'),
]
