import { pathTo } from '../../addresses.ts'
import { category } from './category-fields.ts'
import { long, record, records, rich, text, whole } from './fields.ts'
import { picture } from './media-fields.ts'
import { priceFields } from './prices.ts'
import { resource } from './resource.ts'

export const bundles = resource({
  name: 'bundles',
  label: { one: 'Package', many: 'Packages' },
  group: 'catalogue',
  read: ['editor', 'admin'],
  write: ['editor', 'admin'],
  fields: {
    title: text('Title', { max: 120 }),
    summary: long('Summary', { max: 300, hint: 'One sentence below the title' }),
    picture: picture('Picture', 'course'),
    description: rich('Description', { isRequired: false }),
    category: category('Category', { isNullable: true }),
    ...priceFields({ min: 100 }),
    courses: records('Courses included', 'courses'),
    ebooks: records('E-books included', 'ebooks'),
    session_healer_id: record('Sessions with healer', 'healers', { isNullable: true }),
    session_service_id: record('Sessions of service', 'services', {
      isNullable: true,
      hint: 'Without one: the healer’s first service',
    }),
    session_count: whole('Number of sessions', { min: 1, max: 50, isNullable: true }),
    session_days: whole('Sessions valid for (days)', { min: 7, max: 730, isNullable: true }),
  },
  title: 'title',
  filters: ['category'],
  sorts: ['title', 'price_paise', 'published_at', 'updated_at'],
  sort: '-updated_at',
  hasPublicTexts: true,
  hasStates: true,
  canCreate: true,
  page: ({ u_id: id }) => pathTo('bundle', { bundleId: id }),
})
