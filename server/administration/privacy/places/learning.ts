import { own, type Place, under } from '../place.ts'

const enrolment = own('enrolment', 'client_id', {
  erased: 'keep',
  because: 'A seat that was paid for; says nothing of who it was',
})

/** Courses, e-books, events, reels and the wishlist. */
export const learningPlaces: readonly Place[] = [
  own('course_note', 'person_id'),
  own('quiz_attempt', 'person_id'),
  own('patient_streaming_history', 'person_id'),
  own('certificate', 'person_id'),
  own('course_review', 'person_id'),
  own('course_question', 'person_id'),
  own('article_review', 'person_id'),
  own('ebook_bookmark', 'person_id'),
  own('ebook_opening', 'person_id'),
  own('ebook_place', 'person_id'),
  own('reader_setting', 'person_id'),
  own('reel_like', 'person_id'),
  own('wishlist_entry', 'person_id'),
  own('event_feedback', 'person_id'),
  under('event_reminder', 'enrolment_id', enrolment, {
    erased: 'keep',
    because: 'Which reminder of an event was sent',
  }),
  enrolment,
]
