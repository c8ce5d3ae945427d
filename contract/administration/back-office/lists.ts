import { categoryPattern, categorySlugMax } from '../../foundation/categories/addresses.ts'
import { organizationKinds } from '../../money/organizations/organizations.ts'
import { choice, long, money, text, whole, yesNo } from './fields.ts'
import { picture } from './media-fields.ts'
import { resource } from './resource.ts'

const lists = { group: 'lists', read: ['editor', 'admin'], write: ['admin'], title: 'name' } as const
const growing = { ...lists, canCreate: true, canDelete: true } as const
const ordered = { sorts: ['position', 'name'], sort: 'position' } as const
const position = whole('Position', { min: 1, max: 999 })

/** No sign that would mean something in a catalogue of messages. */
const plain = { is: /^[^{}<>⟦⟧]+$/, words: 'Please leave out brackets such as { and <' }
const colour = (label: string, hint: string) =>
  text(label, {
    max: 7,
    isRequired: false,
    pattern: { is: /^(#[0-9a-f]{6})?$/, words: 'Please enter a colour such as #1f6162' },
    hint,
    isHidden: true,
  })

/** Their addresses stay. One that is not needed any more is hidden: what has it keeps it. */
export const categories = resource({
  ...lists,
  ...ordered,
  canCreate: true,
  isOrdered: true,
  name: 'categories',
  label: { one: 'Category', many: 'Categories' },
  fields: {
    slug: text('URL name', {
      max: categorySlugMax,
      isFixed: true,
      pattern: { is: categoryPattern, words: 'Please use small letters and hyphens' },
      hint: 'The end of its address, which stays when the name changes',
    }),
    name: text('Name', { max: 60, pattern: plain }),
    name_hi: text('Name in Hindi', { max: 60, pattern: plain }),
    description: long('Description', { max: 300, isRequired: false }),
    description_hi: long('Description in Hindi', {
      max: 300,
      isRequired: false,
      hint: 'Without it, Hindi pages show no description',
    }),
    is_shown: yesNo('Show on site', {
      initial: true,
      hint: 'A hidden category is offered nowhere; its healers keep their pages and sessions',
    }),
    color_dark: colour('Colour on dark pages', 'Such as #8fd0cb. Without one, the colour of links'),
    color_light: colour('Colour on light pages', 'Such as #1f6162. Without one, the colour of links'),
    picture: picture('Picture', 'door', { hint: 'Upright; without one, a drawn door is shown' }),
    position: whole('Position', {
      min: 1,
      max: 99,
      initial: 99,
      hint: 'New categories come last; drag them in the list',
    }),
  },
})

export const languages = resource({
  ...growing,
  ...ordered,
  name: 'languages',
  label: { one: 'Language', many: 'Languages' },
  fields: {
    code: text('Code', {
      max: 30,
      isFixed: true,
      pattern: { is: /^[a-z-]{2,30}$/, words: 'Please use lower-case letters, such as en' },
    }),
    name: text('Name', { max: 40 }),
    native_name: text('Native name', { max: 40 }),
    position,
  },
})

export const professions = resource({
  ...growing,
  ...ordered,
  name: 'professions',
  label: { one: 'Profession', many: 'Professions' },
  fields: {
    name: text('Name', { max: 60 }),
    position,
  },
})

export const organizations = resource({
  ...growing,
  read: ['editor', 'finance', 'admin'],
  group: 'people',
  name: 'organizations',
  label: { one: 'Organisation', many: 'Organisations' },
  fields: {
    code: text('Organisation ID', {
      max: 20,
      isFixed: true,
      pattern: { is: /^[A-Z0-9-]{3,20}$/, words: 'Please use 3 to 20 capital letters, digits and hyphens' },
    }),
    name: text('Name', { max: 80 }),
    kind: choice('Type', organizationKinds, { initial: 'employer' }),
    seats: whole('Seats', { max: 100_000, initial: 0 }),
    allowance_paise: money('Monthly allowance per member', { max: 10_000_000, initial: 0 }),
  },
  sorts: ['name', 'code'],
  sort: 'name',
  idIsWord: true,
})
