import { pathTo } from '../../addresses.ts'
import { ebookFormats } from '../../learning/ebooks.ts'
import { type EbookLanguage, ebookLanguages } from '../../vocabulary.ts'
import { category } from './category-fields.ts'
import { choice, long, record, rich, shown, text, whole, words } from './fields.ts'
import { file } from './media-fields.ts'
import { priceFields } from './prices.ts'
import { resource } from './resource.ts'
import { other, writtenIn } from './version-fields.ts'

const codesOfLanguages = Object.keys(ebookLanguages) as [EbookLanguage, ...EbookLanguage[]]

export const ebooks = resource({
  name: 'ebooks',
  label: { one: 'E-book', many: 'E-books' },
  group: 'catalogue',
  read: ['editor', 'admin'],
  write: ['editor', 'admin'],
  fields: {
    title: text('Title', { max: 120 }),
    lead: long('Summary', { max: 300, hint: 'One sentence below the title' }),
    healer_id: record('Author', 'healers'),
    category: category('Category'),
    language: choice('Language', codesOfLanguages),
    ...priceFields(),
    file: file('E-book file', ebookFormats, { isRequired: true }),
    format: shown(choice('Format', ebookFormats)),
    page_count: shown(whole('Pages')),
    description: rich('Description', { isRequired: false }),
    written_in: writtenIn(),
    other_title: other.text('Title', 120),
    other_lead: other.long('Summary', 300),
    other_description: other.rich('Description'),
    contents: words('Contents', { max: 60, isHidden: true }),
    sample_title: text('Sample chapter title', { isRequired: false, isHidden: true }),
    sample: rich('Sample chapter', { isRequired: false }),
  },
  title: 'title',
  filters: ['category', 'healer_id'],
  sorts: ['title', 'price_paise', 'published_at', 'updated_at'],
  sort: '-updated_at',
  hasPublicTexts: true,
  hasStates: true,
  canCreate: true,
  page: ({ u_id: id }) => pathTo('ebook', { eBookId: id }),
})
