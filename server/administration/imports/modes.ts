import { type MeetingMode, meetingModes } from '@newyou/contract/care/healers/meeting-modes'
import type { Read } from './cells.ts'
import { headingWord } from './heading-word.ts'

const parts = /\s*(?:[,;+&|/\n]|\band\b|\bor\b|और|या)\s*/iu

/** How types of sessions are called, as headings are. */
const modeWords: Record<MeetingMode, readonly string[]> = {
  video: [
    'video',
    'videocall',
    'online',
    'onlinesession',
    'virtual',
    'zoom',
    'googlemeet',
    'meet',
    'teams',
    'microsoftteams',
    'whatsappvideo',
    'calvideo',
    'वीडियो',
    'ऑनलाइन',
  ],
  voice: [
    'voice',
    'voicecall',
    'phone',
    'phonecall',
    'call',
    'audio',
    'audiocall',
    'telephone',
    'फ़ोन',
    'फोन',
  ],
  chat: ['chat', 'textchat', 'text', 'whatsappchat', 'चैट'],
  'in-person': [
    'inperson',
    'inpersonmeeting',
    'offline',
    'facetoface',
    'clinic',
    'inclinic',
    'atclinic',
    'attheclinic',
    'clinicvisit',
    'walkin',
    'visit',
    'centre',
    'incentre',
    'आमनेसामने',
    'क्लिनिक',
  ],
}
const modeOf = (text: string) =>
  meetingModes.find((mode) => modeWords[mode].map(headingWord).includes(headingWord(text)))
const divided = (text: string) => text.split(parts).filter(Boolean)

/** The place of a session online is its link, or the number that is called. */
function modeOfPlace(text: string): MeetingMode | undefined {
  if (/^(?:https?:|integrations:|(?:zoom|google meet|microsoft teams)\b)/i.test(text)) return 'video'
  return /^(?:phone call:?)?[\s+\d()-]{8,}$/i.test(text) ? 'voice' : modeOf(text)
}

/**
 * How sessions are held, by a column of types and one of places; null where neither says it. A column of places says of
 * sessions online how they are held, in the exports of some.
 */
export function readModes(
  mode: string,
  place: string,
): Read<{ modes: MeetingMode[] | null; places: string[] }> {
  const named = new Set<MeetingMode>()
  for (const word of divided(mode)) {
    const known = modeOf(word)
    if (!known) return { problem: `“${word}” is no type of session: video, voice, chat or in person` }
    named.add(known)
  }
  const places = place.split(/\s*[;|\n]\s*/).filter((one) => {
    const known = one && modeOfPlace(one)
    if (known) named.add(known)
    return one && !known
  })
  if (places.length > 0) named.add('in-person')
  else if (named.has('in-person')) return { problem: 'A session in person needs a place' }
  return { value: { modes: named.size ? meetingModes.filter((one) => named.has(one)) : null, places } }
}

/** How one session is held, and the name of its place; by video where nothing says it. */
export function readMode(mode: string, place: string): Read<{ mode: MeetingMode; place: string }> {
  const read = readModes(mode, place)
  if ('problem' in read) return read
  const { modes, places } = read.value
  const [first = 'video', ...more] = modes ?? []
  if (more.length > 0 || places.length > 1)
    return { problem: 'One session has one type, and at most one place' }
  return { value: { mode: first, place: places[0] ?? '' } }
}
