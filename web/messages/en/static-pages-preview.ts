/** Words around a page that a colleague looks at before visitors do. */
export const staticPagesPreview = {
  metaTitle: 'Page preview',
  metaDescription: 'A page as visitors see it, for colleagues.',
  label: 'Preview',
  words: 'Preview: this is how visitors see the page.',
  states: {
    draft: 'The page is a draft.',
    scheduled: 'The page is scheduled.',
    published: 'The page is published.',
    archived: 'The page is archived.',
  },
  about: 'Sections that are drafts are shown, too.',
  faq: 'Questions that are drafts are shown, too.',
  toOffice: 'Back to the back office',
  waiting: 'Loading the preview',
  failed: 'The preview did not load. Please try again.',
  notFound: { title: 'Page not found', words: 'It may have been deleted.' },
  closed: {
    title: 'This preview is for colleagues who edit pages',
    words: 'Ask an administrator for the role of an editor.',
  },
} as const
