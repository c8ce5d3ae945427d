import { type SessionMode, sessionModes } from '../../vocabulary.ts'

/** How client and healer meet: online, or at a place. */
export const meetingModes = [...sessionModes, 'in-person'] as const
export type MeetingMode = (typeof meetingModes)[number]
export const isOnline = (mode: MeetingMode): mode is SessionMode => mode !== 'in-person'
