import type { PageName } from '@newyou/contract/addresses'

/** Where the address of a detail page leads without its id: to the list that the page is from. */
export const listsOfDetails: readonly (readonly [detail: PageName, list: PageName])[] = [
  ['healer', 'healers'],
  ['player', 'myLearning'],
  ['course', 'courses'],
  ['courseOverview', 'courses'],
  ['successStory', 'successStories'],
  ['blogPost', 'blog'],
  ['ebook', 'ebooks'],
  ['bundle', 'bundles'],
  ['webinar', 'webinars'],
  ['webinarJoin', 'webinars'],
  ['workshop', 'workshops'],
  ['workshopJoin', 'workshops'],
  ['supportTicket', 'support'],
  ['feedback', 'myEvents'],
]
