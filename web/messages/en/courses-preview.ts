/** Words around a course that a colleague looks at before clients do. */
export const coursesPreview = {
  metaTitle: 'Course preview | ⟦brand⟧',
  metaDescription: 'A course as clients see it, for colleagues.',
  label: 'Preview',
  words: 'Preview: this is how clients see the course. Nothing is counted here.',
  states: {
    draft: 'The course is a draft.',
    scheduled: 'The course is scheduled.',
    published: 'The course is published.',
    archived: 'The course is archived.',
  },
  toPlayer: 'View lessons',
  toPage: 'View course page',
  toOffice: 'Back to the back office',
  waiting: 'Loading the preview',
  none: 'This course has no lessons yet.',
  failed: 'The preview did not load. Please try again.',
  notFound: { title: 'Course not found', words: 'It may have been deleted.' },
  closed: {
    title: 'This preview is for colleagues who edit courses',
    words: 'Ask an administrator for the role of an editor.',
  },
} as const
