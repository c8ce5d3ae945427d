/** Kinds of lessons of a course. */
export const contentKinds = ['video', 'audio', 'text', 'quiz', 'download'] as const
export type ContentKind = (typeof contentKinds)[number]
export const courseSorts = ['latest', 'popular', 'price-low', 'price-high'] as const
export type CourseSort = (typeof courseSorts)[number]
/** Longest note beside a lesson, and the most notes of one client in one course. */
export const courseNoteMax = 2000
export const courseNotesMax = 300
