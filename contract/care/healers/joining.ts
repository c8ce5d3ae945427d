import { healerApplicationCalls } from './applications.ts'
import { healerInvitationCalls } from './invitations.ts'

/** Every call by which healers join a practice. */
export const healerJoiningCalls = { ...healerApplicationCalls, ...healerInvitationCalls }
