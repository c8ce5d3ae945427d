import type { DiarySession } from '@newyou/contract/administration/desk/diary'
import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import { wordsOf } from '../fields/words.ts'
import { timeOf } from './times.ts'

export const modeWords: Record<MeetingMode, string> = {
  video: 'Video',
  voice: 'Voice',
  chat: 'Chat',
  'in-person': 'In person',
}

export const serviceWords = (name: string, minutes: number) => `${name || 'Session'}, ${minutes} minutes`

const guestWords = { terms: 'terms not accepted', number: 'wrong number' } as const

/** What the desk has to know of a session at a glance. */
export function flagsOf(session: DiarySession): string[] {
  const { has_arrived: hasArrived, late_minutes: late, late_side: side } = session
  return [
    ...(session.guest_problem ? [guestWords[session.guest_problem]] : []),
    ...(session.is_asked ? ['asked, not answered yet'] : []),
    ...(session.is_unpaid ? ['not paid'] : []),
    ...(hasArrived ? ['arrived'] : []),
    ...(late && !hasArrived ? [`${side} ${late} min late`] : []),
    ...(session.state === 'confirmed' ? [] : [wordsOf(session.state).toLowerCase()]),
  ]
}

/** What stands in the place of a session, or in the colours around it, for who hears the diary. */
export const heardOf = (session: DiarySession, ...shown: readonly string[]) =>
  ['', `to ${timeOf(session.ends_at)}`, modeWords[session.mode].toLowerCase(), ...shown].join(', ')
