import type { CoursePlayer, LessonContent } from '@newyou/contract/learning/courses/player'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { messages as english } from '../../../messages/en/index.ts'
import { messages as hindi } from '../../../messages/hi/index.ts'
import { Lesson } from './lesson.tsx'

const id = '01900000-0000-7000-8000-000000000001'
const course: CoursePlayer = {
  ...{ u_id: id, title: 'Sleep, slowly', healer: { u_id: id, full_name: 'Asha Rao' }, access: 'colleague' },
  ...{ has_certificate: true, is_demo: false, lesson_count: 1, completed_count: 0, sections: [] },
  ...{ resume: null, certificate: null },
}
const waiting: LessonContent = {
  ...{ u_id: id, course_u_id: id, position: 1, title: 'The lamp', kind: 'video', seconds: 60 },
  ...{ is_preview: false, is_open: true, is_complete: false, position_seconds: 0, watched_seconds: 0 },
  ...{ body: '', media: null, captions: [], addresses_until: '2026-11-21T06:00:00.000Z', quiz: null },
}
const drawn = (kind: LessonContent['kind'], locale: 'en' | 'hi' = 'en') =>
  renderToStaticMarkup(
    <IntlProvider
      locale={locale}
      timeZone="Asia/Kolkata"
      messages={(locale === 'en' ? english : hindi) as typeof english}
    >
      <MemoryRouter>
        <Lesson
          {...{ course, userId: id, playAtOnce: false, isComplete: false, next: undefined }}
          lesson={{ ...waiting, kind }}
          playback={{ volume: 1, rate: 1, captions: null, textSize: 'm' } as never} // what plays is not drawn
          onPlayback={() => {}}
          onProgress={() => {}}
          onLessons={() => {}}
        />
      </MemoryRouter>
    </IntlProvider>,
  )

test.each(['video', 'audio', 'download'] as const)('a %s lesson says that its file is missing', (kind) => {
  expect(drawn(kind)).toContain('The file of this lesson is not here yet')
  expect(drawn(kind)).not.toMatch(/<video|<audio|Download</)
  expect(drawn(kind, 'hi')).toContain('इस पाठ की फ़ाइल')
})

test('a lesson without a file of its own misses none', () => {
  expect(drawn('quiz')).not.toContain('is not here yet')
})
