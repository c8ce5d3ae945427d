import { faqCodes } from '../../communication/faq.ts'
import { linkPlaces } from '../../content/site-links/site-links.ts'
import { companyMarkWords } from '../../content/static-pages/company-marks.ts'
import { addressOfPage, pageSlugPattern } from '../../content/static-pages/page-addresses.ts'
import { aboutKinds } from '../../content/static-pages/static-pages.ts'
import { homeModuleKinds } from '../../home-module-kinds.ts'
import { homeTextNames } from '../../home-text-names.ts'
import { category } from './category-fields.ts'
import { choice, long, record, rich, shown, text, whole, yesNo } from './fields.ts'
import { file, picture } from './media-fields.ts'
import { resource } from './resource.ts'

const content = { group: 'site', read: ['editor', 'admin'], write: ['editor', 'admin'] } as const

/** What frames the site, beside what is published on it. */
const framing = { ...content, group: 'pages' } as const

/** Said where drafts that came with the site are written. */
const fillIn = `It can be published when nothing stands in square brackets any more. The settings fill in ${companyMarkWords}`

/** Static pages, such as the privacy policy. */
export const pages = resource({
  ...framing,
  name: 'pages',
  label: { one: 'Page', many: 'Pages' },
  fields: {
    slug: text('Address', {
      max: 60,
      isFixed: true,
      pattern: { is: pageSlugPattern, words: 'Please use lower-case letters, digits and hyphens' },
      hint: 'The page is at /pages/ and this word. It cannot be changed later',
    }),
    title: text('Title', { max: 120 }),
    lead: long('Summary', { max: 400, isRequired: false }),
    body: rich('Content', { hint: fillIn }),
    title_hi: text('Title in Hindi', { max: 120, isRequired: false, hint: 'Shown on Hindi pages' }),
    lead_hi: long('Summary in Hindi', { max: 400, isRequired: false }),
    body_hi: rich('Content in Hindi', {
      isRequired: false,
      hint: 'Without it, Hindi pages show the English text and say so',
    }),
    edition: whole('Version', {
      min: 1,
      max: 10_000,
      initial: 1,
      hint: 'Increase it after an important change. Readers see the version and its date, and who agrees to the policy agrees to this version',
    }),
  },
  title: 'title',
  sorts: ['title', 'updated_at'],
  sort: 'title',
  hasPublicTexts: true,
  idIsWord: true,
  hasStates: true,
  keepsRevisions: true,
  canCreate: true,
  page: ({ u_id: slug }) => addressOfPage(slug),
})

/** Modules that make up the about page. */
export const aboutModules = resource({
  ...framing,
  name: 'about-modules',
  label: { one: 'Section of About us', many: 'About us' },
  fields: {
    kind: choice('Type', aboutKinds),
    title: text('Title', { max: 120 }),
    body: rich('Content', { hint: fillIn }),
    title_hi: text('Title in Hindi', { max: 120, isRequired: false, hint: 'Shown on Hindi pages' }),
    body_hi: rich('Content in Hindi', {
      isRequired: false,
      hint: 'Without it, Hindi pages show the English text and say so',
    }),
    picture: picture('Picture', 'photo'),
    image_alt: long('Alt text', {
      max: 300,
      isRequired: false,
      hint: 'Describes the picture for screen readers',
    }),
    position: whole('Position', { min: 0, max: 99 }),
  },
  title: 'title',
  sorts: ['position', 'title', 'updated_at'],
  sort: 'position',
  hasPublicTexts: true,
  hasStates: true,
  keepsRevisions: true,
  canCreate: true,
  canDelete: true,
  page: () => '/about-us',
})

export const reels = resource({
  ...content,
  name: 'reels',
  label: { one: 'Reel', many: 'Reels' },
  fields: {
    title: text('Title', { max: 80 }),
    words: long('Caption', { max: 200 }),
    alt: long('Alt text', { max: 300, hint: 'Describes the picture for screen readers' }),
    category: category('Category'),
    healer_id: record('Healer', 'healers'),
    film: file('Video', ['film'], { hint: 'Upright, up to 3 minutes' }),
    poster: picture('Picture', 'reel', { hint: 'Without one, a frame of the video is shown' }),
    captions_en: file('English captions', ['captions'], { hint: 'WebVTT file' }),
    captions_hi: file('Hindi captions', ['captions']),
    seconds: shown(whole('Duration (seconds)')),
    like_count: shown(whole('Likes')),
  },
  title: 'title',
  filters: ['category', 'healer_id'],
  sorts: ['title', 'like_count', 'published_at', 'updated_at'],
  sort: '-updated_at',
  hasPublicTexts: true,
  hasStates: true,
  canCreate: true,
  canDelete: true,
  page: () => '/reels',
})

export const photoAlbums = resource({
  ...content,
  name: 'photo-albums',
  label: { one: 'Photo album', many: 'Photo albums' },
  fields: {
    title: text('Title', { max: 80 }),
    description: long('Description', { max: 400, isRequired: false }),
    position: whole('Position', { min: 1, max: 200 }),
  },
  title: 'title',
  sorts: ['position', 'title'],
  sort: 'position',
  canCreate: true,
  canDelete: true,
})

export const photos = resource({
  ...content,
  name: 'photos',
  label: { one: 'Photo', many: 'Photos' },
  fields: {
    album_id: record('Album', 'albums'),
    picture: picture('Picture', 'photo', { isRequired: true }),
    alt: long('Alt text', { max: 300, hint: 'Describes the picture for screen readers' }),
    caption: long('Caption', { max: 300, isRequired: false }),
    position: whole('Position', { min: 1, max: 500 }),
  },
  title: 'alt',
  filters: ['album_id'],
  sorts: ['position'],
  sort: 'position',
  canCreate: true,
  canDelete: true,
})

/** The sections of the home page and their order. */
export const homeModules = resource({
  ...framing,
  name: 'home-modules',
  label: { one: 'Home page section', many: 'Home page' },
  fields: {
    kind: shown(choice('Section', homeModuleKinds)),
    position: whole('Position', { min: 1, max: 99 }),
    is_shown: yesNo('Show on home page', { initial: true }),
    count: whole('Number of items', { min: 1, max: 24, isNullable: true }),
  },
  title: 'kind',
  filters: ['is_shown'],
  sorts: ['position'],
  sort: 'position',
  idIsWord: true,
  isOrdered: true,
})

/** The words of the home page. */
export const homeTexts = resource({
  ...framing,
  name: 'home-texts',
  label: { one: 'Text of the home page', many: 'Home page texts' },
  fields: {
    name: shown(choice('Text', homeTextNames)),
    text: long('In English', {
      max: 200,
      isRequired: false,
      hint: 'Without it, the text that comes with the site is shown. A new line begins where you begin one',
    }),
    text_hi: long('In Hindi', { max: 200, isRequired: false }),
  },
  title: 'name',
  sorts: ['position'],
  sort: 'position',
  idIsWord: true,
  keepsRevisions: true,
  hasPublicTexts: true,
  page: () => '/',
})

/** The frequent questions. */
export const faqEntries = resource({
  ...framing,
  name: 'faq-entries',
  label: { one: 'Question of the FAQ', many: 'FAQ' },
  fields: {
    code: shown(choice('Follows the rules of', faqCodes, { isNullable: true })),
    question: text('Question', { max: 200 }),
    answer: rich('Answer', {
      isRequired: false,
      hint: 'A question that came with the site is answered by its current rules as long as this is empty',
    }),
    question_hi: text('Question in Hindi', { max: 200, isRequired: false }),
    answer_hi: rich('Answer in Hindi', {
      isRequired: false,
      hint: 'Without it, Hindi pages show the English text and say so',
    }),
    position: whole('Position', {
      min: 1,
      max: 99,
      initial: 99,
      hint: 'New questions come last; drag them in the list',
    }),
  },
  title: 'question',
  sorts: ['position'],
  sort: 'position',
  isOrdered: true,
  hasStates: true,
  keepsRevisions: true,
  canCreate: true,
  canDelete: true,
  hasPublicTexts: true,
  page: () => '/faq',
})

/** The menus of the header, and the footer. */
export const siteLinks = resource({
  ...framing,
  name: 'site-links',
  label: { one: 'Link', many: 'Menu and footer' },
  fields: {
    place: choice('Place', linkPlaces),
    label: text('Text', { max: 60 }),
    label_hi: text('Text in Hindi', { max: 60 }),
    target: text('Address', {
      max: 300,
      pattern: { is: /^(\/|https:\/\/)/, words: 'Please begin with / or https://' },
      hint: 'A path of this site, such as /pages/our-way or /healers/family, or https:// at one of the allowed domains of the settings. /courses/:category and /healers/:category stand for all categories. A page that is not published is left out',
    }),
    is_shown: yesNo('Show on site', { initial: true }),
    position: whole('Position', {
      min: 1,
      max: 99,
      initial: 99,
      hint: 'New links come last; drag them in the list',
    }),
  },
  title: 'label',
  filters: ['place', 'is_shown'],
  sorts: ['position'],
  sort: 'position',
  isOrdered: true,
  canCreate: true,
  canDelete: true,
})
