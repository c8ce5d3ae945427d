import { pathTo } from '../addresses.ts'
import { articleKinds } from '../articles.ts'
import { categorySlugs } from '../vocabulary.ts'
import { choice, choices, long, record, rich, shown, text, whole, words } from './fields.ts'
import { picture } from './media-fields.ts'
import { resource } from './resource.ts'

export const articles = resource({
  name: 'articles',
  label: { one: 'Article', many: 'Articles and stories' },
  group: 'content',
  read: ['editor', 'admin'],
  write: ['editor', 'admin'],
  fields: {
    kind: choice('Kind', articleKinds, { isFixed: true }),
    title: text('Title', { max: 140 }),
    lead: long('Lead', { max: 300, isRequired: false, hint: 'One or two sentences under the title' }),
    picture: picture('Picture', 'course'),
    body: rich('Text'),
    author_healer_id: record('Author', 'healers', { isNullable: true, hint: 'Nobody: the site itself' }),
    teller: text('Told by', { max: 60, isRequired: false, hint: 'The chosen name, of a success story only' }),
    categories: choices('Categories', categorySlugs),
    tags: words('Tags', { max: 8 }),
    language: choice('Language', ['en', 'hi'], { initial: 'en' }),
    reading_minutes: shown(whole('Minutes to read')),
  },
  title: 'title',
  filters: ['kind', 'categories', 'language', 'author_healer_id'],
  sorts: ['title', 'published_at', 'updated_at'],
  sort: '-updated_at',
  hasStates: true,
  canCreate: true,
  page: ({ u_id: id, kind }) =>
    kind === 'blog' ? pathTo('blogPost', { blogId: id }) : pathTo('successStory', { storyId: id }),
})
