import { long, text, words, yesNo } from './fields.ts'
import { resource } from './resource.ts'

/** What people type, and the words by which it is found. */
export const searchMeanings = resource({
  name: 'search-meanings',
  label: { one: 'Meaning in the search', many: 'Meanings in the search' },
  group: 'lists',
  read: ['editor', 'support', 'admin'],
  write: ['editor', 'admin'],
  fields: {
    name: text('Name', { max: 80 }),
    typed: words('What people type', {
      max: 200,
      hint: 'Words and short phrases, in any language and script; capital letters and signs do not matter',
    }),
    finds: words('What it finds', {
      max: 60,
      hint: 'Words of healers’ topics and of titles. The first one weighs most',
    }),
    is_crisis: yesNo('Show the helplines above the results'),
  },
  title: 'name',
  filters: ['is_crisis'],
  sorts: ['name'],
  sort: 'name',
  canCreate: true,
  canDelete: true,
})

/** Pages of the site that the search finds. */
export const searchPages = resource({
  name: 'search-pages',
  label: { one: 'Page in the search', many: 'Pages in the search' },
  group: 'lists',
  read: ['editor', 'support', 'admin'],
  write: ['editor', 'admin'],
  fields: {
    title: text('Title', { max: 120 }),
    description: long('Line below the title', { max: 200, isRequired: false }),
    path: text('Address', {
      max: 200,
      pattern: {
        is: /^\/[A-Za-z0-9/_#?=&-]*$/,
        words: 'Please enter an address of this site, such as /faq#refund',
      },
      hint: 'Begins with a slash',
    }),
    typed: words('What people type', { max: 200, hint: 'Words and short phrases that should lead here' }),
  },
  title: 'title',
  sorts: ['title', 'path'],
  sort: 'title',
  canCreate: true,
  canDelete: true,
})
