import type { ArticleDraft, EventDraft, ReelDraft } from '../../contract/content/submissions.ts'

/** A webinar that waits for a review; it begins so many days from now. */
export const proposedWebinar: Omit<EventDraft, 'starts_at'> & { inDays: number } = {
  inDays: 16,
  event_kind: 'webinar',
  title: 'Sleep in the exam months',
  lead: 'For parents of children who study at night, and for the children too.',
  category: 'family',
  language: 'English',
  minutes: 75,
  price_paise: 14_900,
  seats: 60,
  venue_name: '',
  venue_address: '',
  venue_city: '',
  join_url: 'https://meet.example/exam-months',
  what_to_bring: 'The timetable of one ordinary day.',
  speakers: [
    {
      role: 'speaker',
      name: 'Prof. Leela Varma',
      about: 'Teaches biology in Chennai, and has sat through forty exam months.',
    },
  ],
  about:
    'Hardly anybody learns anything after one in the morning, and everybody tries.\nWe look at one day of your family, hour by hour, and find the forty minutes in it that sleep needs.\nThere is time for questions. Your child may listen.',
}

export const refusedWorkshop: Omit<EventDraft, 'starts_at'> & { inDays: number } = {
  ...proposedWebinar,
  inDays: 30,
  event_kind: 'workshop',
  title: 'A day of silence',
  lead: 'Eight hours without a word.',
  category: 'spirituality',
  minutes: 480,
  join_url: '',
  venue_name: 'The Banyan Hall (demo)',
  venue_address: '2, Elliot’s Beach Road',
  venue_city: 'Chennai',
  what_to_bring: 'A shawl.',
  about: 'We are silent from nine to five.',
}
export const refusedBecause =
  'Please say who should not attend, such as people in a crisis, and who will be there for someone who needs to leave.'

export const articleDraft: ArticleDraft = {
  title: 'What a pillow knows',
  lead: '',
  text: 'A bed hears the sentences that nobody else is told.',
  categories: ['health'],
  language: 'en',
}

/** A reel that waits for a review; its film and picture are those of a reel that is on the site. */
export const proposedReel: ReelDraft & { slug: string; seconds: number } = {
  slug: 'banyan',
  seconds: 9,
  title: 'Nine breaths under a banyan',
  words: 'Look at one leaf until it moves.',
  alt: 'A banyan stands in the wind; its leaves move one after the other.',
  category: 'health',
  language: 'en',
}
/** Where its film lies, outside of the served pictures. */
export const proposedFilm = 'content/demo-reel.mp4'
