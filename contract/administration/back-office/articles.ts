import { pathTo } from '../../addresses.ts'
import { articleKinds } from '../../content/articles.ts'
import { categoriesOf } from './category-fields.ts'
import { choice, long, record, rich, shown, text, whole, words } from './fields.ts'
import { picture } from './media-fields.ts'
import { resource } from './resource.ts'
import { other } from './version-fields.ts'

export const articles = resource({
  name: 'articles',
  label: { one: 'Article', many: 'Articles and stories' },
  group: 'site',
  read: ['editor', 'admin'],
  write: ['editor', 'admin'],
  fields: {
    kind: choice('Type', articleKinds, { isFixed: true }),
    title: text('Title', { max: 140 }),
    lead: long('Summary', { max: 300, isRequired: false, hint: 'One or two sentences below the title' }),
    picture: picture('Picture', 'course'),
    body: rich('Content'),
    author_healer_id: record('Author', 'healers', { isNullable: true, hint: 'Leave empty for the team' }),
    teller: text('Storyteller’s name', {
      max: 60,
      isRequired: false,
      hint: 'For success stories only. Use the name they chose',
    }),
    categories: categoriesOf('Categories'),
    tags: words('Tags', { max: 8 }),
    language: choice('Language', ['en', 'hi'], { initial: 'en' }),
    other_title: other.text('Title', 140),
    other_lead: other.long('Summary', 300),
    other_body: other.rich('Content'),
    old_paths: words('Old addresses', {
      max: 20,
      hint: 'Of the site that you had before, such as /2019/05/my-post. They lead here while this is public',
      isHidden: true,
      isUnread: true,
    }),
    reading_minutes: shown(whole('Reading time (minutes)')),
  },
  title: 'title',
  filters: ['kind', 'categories', 'language', 'author_healer_id'],
  sorts: ['title', 'published_at', 'updated_at'],
  sort: '-updated_at',
  hasPublicTexts: true,
  hasStates: true,
  keepsRevisions: true,
  canCreate: true,
  page: ({ u_id: id, kind }) =>
    kind === 'blog' ? pathTo('blogPost', { blogId: id }) : pathTo('successStory', { storyId: id }),
})
