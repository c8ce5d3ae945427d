import { expect, test } from 'vitest'
import { listFor } from './to-list.ts'

test.each([
  ['/healers/healers-details', '/healers'],
  ['/hi/healers/healers-details/', '/hi/healers'],
  ['/course-view/courses-details', '/my-learning'],
  ['/courses/courses-details', '/courses'],
  ['/courses/courses-overview', '/courses'],
  ['/success-story/success-story-details', '/success-story'],
  ['/blog/blog-details', '/blog'],
  ['/e-book/e-book-details', '/e-book'],
  ['/bundles/view', '/bundles'],
  ['/webinar/view', '/webinar'],
  ['/webinar/join', '/webinar'],
  ['/workshop/workshop-details', '/workshop'],
  ['/workshop/join', '/workshop'],
  ['/support/support-view', '/support'],
  ['/feedback', '/my-webinars'],
  ['/feedback/webinar', undefined],
  ['/healers', undefined],
])('%s leads to %s', (from, to) => {
  expect(listFor(from)).toBe(to)
})
