import { notCategories } from '@newyou/contract/foundation/categories/addresses'
import { colourFault } from '@newyou/contract/foundation/categories/colours'
import { sql } from 'kysely'
import { refuse } from './refuse.ts'
import type { Table } from './table.ts'

const everywhere = ['settings', 'categories', 'healers']

export const categories: Table = {
  table: 'category',
  search: sql`t.name || ' ' || t.name_hi || ' ' || t.slug`,
  reads: { picture: sql`t.image` },
  media: ({ picture }) => ({ image: picture?.file ?? null }),
  check({ slug, color_dark: dark, color_light: light }) {
    if (notCategories.includes(String(slug))) refuse('slug', 'This is the address of another page')
    for (const [field, colour, theme] of [
      ['color_dark', dark, 'dark'],
      ['color_light', light, 'light'],
    ] as const) {
      const fault = colourFault(String(colour ?? ''), theme)
      if (fault) refuse(field, fault)
    }
  },
  constraints: { category_slug_key: ['slug', 'This URL name exists already'] },
  // The name of a category stands in the frame of every page.
  tags: () => everywhere,
}

export const languages: Table = {
  table: 'language',
  search: sql`t.name || ' ' || t.native_name`,
  tags: () => ['healers'],
  constraints: {
    language_code_key: ['code', 'This code exists already'],
    language_name_key: ['name', 'This name exists already'],
  },
}

export const helplines: Table = {
  table: 'helpline',
  search: sql`t.name || ' ' || t.number`,
  tags: () => ['settings'],
  constraints: { helpline_number_key: ['number', 'This number is in the list already'] },
}

export const savedReplies: Table = {
  table: 'saved_reply',
  search: sql`t.title || ' ' || t.text`,
  tags: () => [],
  constraints: { saved_reply_title_key: ['title', 'This title exists already'] },
}

export const professions: Table = {
  table: 'profession',
  search: sql`t.name`,
  tags: () => [],
  constraints: { profession_name_key: ['name', 'This name exists already'] },
}

export const organizations: Table = {
  table: 'organization',
  id: 'organization_id',
  search: sql`t.organization_id || ' ' || t.name`,
  reads: { code: sql`t.organization_id` },
  write: ({ code, ...values }) => ({ ...(code !== undefined && { organization_id: code }), ...values }),
  tags: () => [],
  constraints: { organization_pkey: ['code', 'This id exists already'] },
}
