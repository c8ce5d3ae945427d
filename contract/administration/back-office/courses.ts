import { pathTo } from '../../addresses.ts'
import { category } from './category-fields.ts'
import { choice, long, record, rich, shown, text, whole, words, yesNo } from './fields.ts'
import { file, picture } from './media-fields.ts'
import { priceFields } from './prices.ts'
import { resource } from './resource.ts'
import { other, writtenIn } from './version-fields.ts'

const content = { group: 'catalogue', read: ['editor', 'admin'], write: ['editor', 'admin'] } as const

export const courses = resource({
  ...content,
  name: 'courses',
  label: { one: 'Course', many: 'Courses' },
  fields: {
    title: text('Title', { max: 120 }),
    summary: long('Summary', { max: 300, hint: 'One sentence below the title' }),
    healer_id: record('Taught by', 'healers'),
    category: category('Category'),
    language: text('Language', { max: 40, hint: 'A name from the list of languages, such as English' }),
    ...priceFields(),
    picture: picture('Picture', 'course'),
    description: rich('Description', { isRequired: false }),
    outcomes: words('What learners will learn', { isHidden: true }),
    audience: long('Who this course is for', { max: 600, isRequired: false }),
    caution: long('Who this course is not for', { max: 600, isRequired: false }),
    written_in: writtenIn(),
    other_title: other.text('Title', 120),
    other_summary: other.long('Summary', 300),
    other_description: other.rich('Description'),
    other_outcomes: other.words('What learners will learn'),
    other_audience: other.long('Who this course is for', 600),
    other_caution: other.long('Who this course is not for', 600),
    has_certificate: yesNo('Certificate of completion', { initial: true }),
    lesson_count: shown(whole('Lessons')),
    student_count: shown(whole('Learners')),
  },
  title: 'title',
  filters: ['category', 'healer_id', 'has_certificate'],
  sorts: ['title', 'price_paise', 'published_at', 'updated_at', 'student_count'],
  sort: '-updated_at',
  hasPublicTexts: true,
  hasStates: true,
  canCreate: true,
  page: ({ u_id: id }) => pathTo('course', { courseId: id }),
})

export const courseSections = resource({
  ...content,
  name: 'course-sections',
  isPart: true,
  label: { one: 'Section', many: 'Course sections' },
  fields: {
    course_id: record('Course', 'courses', { isFixed: true }),
    title: text('Title', { max: 120 }),
    other_title: other.text('Title', 120),
    // Set in the outline of the course, as the positions of lessons and questions are.
    position: shown(whole('Position')),
  },
  title: 'title',
  filters: ['course_id'],
  sorts: ['position', 'title'],
  sort: 'position',
  hasPublicTexts: true,
  canCreate: true,
  canDelete: true,
})

export const courseLessons = resource({
  ...content,
  name: 'course-lessons',
  isPart: true,
  label: { one: 'Lesson', many: 'Course lessons' },
  fields: {
    course_id: shown(record('Course', 'courses')),
    section_id: record('Section', 'sections'),
    title: text('Title', { max: 160 }),
    other_title: other.text('Title', 160),
    kind: choice('Type', ['text', 'quiz', 'video', 'audio', 'download'], {
      isFixed: true,
      hint: 'Video, audio and download lessons need a file',
    }),
    position: shown(whole('Position')),
    media: file('Video, audio or PDF', ['film', 'sound', 'pdf']),
    captions_en: file('English captions', ['captions'], { hint: 'WebVTT file for a video or audio lesson' }),
    captions_hi: file('Hindi captions', ['captions']),
    seconds: whole('Duration (seconds)', {
      max: 86_400,
      initial: 60,
      hint: 'Filled in automatically when a video or audio file is uploaded',
    }),
    is_preview: yesNo('Free preview'),
    body: rich('Content', { isRequired: false }),
  },
  title: 'title',
  filters: ['course_id', 'section_id', 'kind', 'is_preview'],
  sorts: ['position', 'title'],
  sort: 'position',
  hasPublicTexts: true,
  canCreate: true,
  canDelete: true,
})

export const quizQuestions = resource({
  ...content,
  name: 'quiz-questions',
  isPart: true,
  label: { one: 'Quiz question', many: 'Quiz questions' },
  fields: {
    course_id: shown(record('Course', 'courses')),
    content_id: record('Quiz', 'lessons', { isFixed: true }),
    position: shown(whole('Position')),
    question: long('Question', { max: 500 }),
    options: words('Answer options', { max: 8, isHidden: true }),
    right_options: words('Correct answers', { max: 8, hint: 'Exactly as in the options', isHidden: true }),
    explanation: long('Explanation', { max: 1000, isRequired: false }),
  },
  title: 'question',
  filters: ['content_id'],
  sorts: ['position'],
  sort: 'position',
  canCreate: true,
  canDelete: true,
})
