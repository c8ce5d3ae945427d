import { dangers } from '../../foundation/crisis/kinds.ts'
import { choice, long, text, words } from './fields.ts'
import { resource } from './resource.ts'

/** Synonyms: words that people type, and the words that are searched instead. */
export const searchMeanings = resource({
  name: 'search-meanings',
  label: { one: 'Search synonym', many: 'Search synonyms' },
  group: 'lists',
  read: ['editor', 'support', 'admin'],
  write: ['editor', 'admin'],
  fields: {
    name: text('Name', { max: 80 }),
    typed: words('Search terms', {
      max: 200,
      hint: 'Words and short phrases, in any language and script. Capital letters and punctuation do not matter',
    }),
    finds: words('Matches', {
      max: 60,
      hint: 'Words in healers’ topics and in titles. The first one counts most',
    }),
    danger: choice('Danger', dangers, {
      isNullable: true,
      hint: 'Its helplines are shown above the results. Below them stands what this synonym matches, never anything for couples if others do the harm',
    }),
  },
  title: 'name',
  filters: ['danger'],
  sorts: ['name'],
  sort: 'name',
  canCreate: true,
  canDelete: true,
})

/** Pages of the site that the search can find. */
export const searchPages = resource({
  name: 'search-pages',
  label: { one: 'Search page', many: 'Search pages' },
  group: 'lists',
  read: ['editor', 'support', 'admin'],
  write: ['editor', 'admin'],
  fields: {
    title: text('Title', { max: 120 }),
    description: long('Description', { max: 200, isRequired: false }),
    path: text('Path', {
      max: 200,
      pattern: {
        is: /^\/[A-Za-z0-9/_#?=&-]*$/,
        words: 'Please enter a path of this site, such as /faq#refund',
      },
      hint: 'Begins with a slash',
    }),
    typed: words('Search terms', { max: 200, hint: 'Words and short phrases that should find this page' }),
  },
  title: 'title',
  sorts: ['title', 'path'],
  sort: 'title',
  canCreate: true,
  canDelete: true,
})
