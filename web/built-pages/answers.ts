import { healerFields } from '@newyou/contract/care/healers/fields'
import type { HealerDetail } from '@newyou/contract/care/healers/healers'
import type { SiteSettings } from '@newyou/contract/foundation/settings'
import type { EventDetail } from '@newyou/contract/learning/events/events'
import { emptyForm, having } from '@newyou/contract/people/accounts/declared'
import type { ApiTransport } from '../api/client.ts'

/** Enough of an API to render public pages without a database. */
export const healerId = '01900000-0000-7000-8000-000000000001'

const settings: SiteSettings = {
  whatsapp_community: 'https://chat.example/newyou',
  support_hours: 'Monday to Friday, 10 am to 6 pm',
  support_hours_hi: 'सोमवार से शुक्रवार, सुबह 10 से शाम 6 बजे तक',
  facebook_community: 'https://social.example/newyou',
  twitter_community: '',
  instagram_community: '',
  linkedin_community: '',
  youtube_community: '',
  google_play_link: '',
  link_hosts: [],
  address: 'Malleshwaram, Bengaluru',
  address_link: '',
  phone: '+91 98450 12345',
  email: 'hello@newyou.example',
  status_url: 'https://status.example/newyou/',
  helplines: [
    {
      name: 'Tele-MANAS',
      number: '14416',
      note: 'Free, day and night.',
      note_hi: '',
      name_hi: '',
      dangers: ['self-harm'],
    },
  ],
  minimum_age_with_guardian: 13,
  tax_percent: 18,
  tax_name: 'GST',
  demo_appointments_per_client: 1,
  bundle_prices_public: false,
  event_cancel_hours: 24,
  room_opens_minutes: 10,
  room_closes_minutes: 15,
  support_reopen_days: 14,
  notification_keep_days: 365,
  referral_points: 500,
  referral_share_percent: 10,
  asked_fields: [],
  healing_offer_hours: 48,
  healing_price_max_paise: 1_000_000,
  unpaid_holds_max: 3,
  unpaid_holds_daily: 12,
  pay_later_hours: 48,
  pay_later_max: 4,
  series_unpaid_max: 30,
  together_hours: 24,
  booking_policy: {
    reschedule_until_hours: 24,
    refund_steps: [
      { until_hours: 24, percent: 100 },
      { until_hours: 2, percent: 50 },
    ],
    grace_minutes: 15,
    grace_until_hours: 1,
    late_minutes: 15,
    report_hours: 24,
  },
  company_name: '',
  company_state: '',
  gstin: '',
  service_code: '',
}

const healer: HealerDetail = {
  ...emptyForm(having(healerFields, 'shown')),
  u_id: healerId,
  full_name: 'Meera Krishnan',
  title: 'Counselling psychologist',
  city: 'Chennai',
  gender: 'female',
  main_category: 'health',
  categories: ['health'],
  languages: ['Hindi', 'Tamil'],
  topics: 'Broken sleep',
  qualifications: 'M.Phil. 2009',
  price_paise: 200_000,
  price_from_paise: null,
  takes_series: false,
  is_available_now: false,
  services: [
    {
      u_id: healerId,
      name: 'Session',
      name_hi: 'सेशन',
      description: '',
      description_hi: '',
      minutes: 45,
      price_paise: 200_000,
      modes: ['video', 'voice', 'chat'],
      places: [],
      audience: 'everybody',
      pays_later: false,
      people_min: 1,
      people_max: 1,
    },
  ],
  image: { portrait: '/media/healer/portrait', face: '/media/healer/face', framed: false },
  next_free_at: '2030-01-06T01:45:00Z',
  is_intern: false,
  about: ['We begin smaller than that.'],
  greeting: { lang: 'hi', text: 'चुप रहना भी बात करना है।' },
  client_concerns: 'Waking at three.',
  qualifications_seen_on: '2026-03-03',
  checked_instead: [],
  own_title: '',
  practising_since: 2009,
  modes: ['video', 'voice', 'chat'],
  time_zone: 'Asia/Kolkata',
  session_count: 412,
  reviews: [
    {
      u_id: 'r1',
      by: 'Silver Neem',
      stars: 5,
      text: 'She did not hurry me.',
      sessions: 6,
      created_at: '2026-05-01T10:00:00Z',
      is_hidden: false,
      is_demo: true,
      reply: null,
      replied_at: null,
    },
  ],
  review_summary: { count: 1, demo_count: 1, stars: 5 },
  is_demo: true,
}

const language = { language_u_id: 'l1', code: 'hi', name: 'Hindi', native_name: 'हिन्दी' }
const reel = {
  u_id: 'r1',
  title: 'A small box to breathe in',
  words: 'In while the spark climbs.',
  alt: 'A clay lamp on still water.',
  category: 'health',
  video: '/media/reels/lamp.mp4',
  poster: '/media/reels/lamp.webp',
  seconds: 8,
  like_count: 2,
  is_liked: false,
  healer: { u_id: healerId, full_name: 'Meera Krishnan', title: 'Counselling psychologist', image: null },
  is_demo: true,
  published_at: '2026-05-01T10:00:00Z',
}

const event: EventDetail = {
  u_id: 'e1',
  kind: 'workshop',
  title: 'Breath before words',
  lead: 'Twenty people, one breath at a time.',
  category: 'health',
  language: 'English',
  host: { u_id: healerId, full_name: 'Meera Krishnan', title: 'Counselling psychologist', image: null },
  starts_at: '2030-01-06T01:45:00Z',
  minutes: 90,
  is_online: false,
  city: 'Chennai',
  price_paise: 45_000,
  seats_left: 3,
  is_recorded: false,
  is_introduction: false,
  image: { cover: '/media/event/cover' },
  is_demo: true,
  ends_at: '2030-01-06T03:15:00Z',
  state: 'upcoming',
  about: '<p>We begin with the window open.</p>',
  what_to_bring: 'A shawl.',
  venue: {
    name: 'The long room',
    address: '4 Beach Road',
    city: 'Chennai',
    map_link: 'https://maps.example',
  },
  seats: 20,
  cancellable_until: '2030-01-05T01:45:00Z',
  speakers: [],
  related: [],
}
const eventRow = { ...event, local_start: '2030-01-06T07:15' }

const page = { total: 1, page: 1, items_per_page: 8 }
const answers: Record<string, object> = {
  '/api/website/settings': { data: settings },
  '/api/website/new-you-category': { data: [] },
  '/api/website/language': {
    data: [language],
  },
  '/api/website/home-page': {
    data: [
      { kind: 'threshold', languages: [language], healer_total: 1, price_min_paise: 60_000 },
      { kind: 'next-free', items: [healer] },
      { kind: 'costs', healer_total: 1, price_min_paise: 60_000, price_max_paise: 240_000 },
      { kind: 'steps' },
      { kind: 'reels', items: [reel] },
    ],
  },
  '/api/website/event': { data: [eventRow], ...page },
  '/api/website/workshop': { data: [], ...page, total: 0 },
  '/api/website/workshop/e1': { data: event },
  '/api/website/demo-webinar': { data: event },
  '/api/website/reels': { data: [reel], total: 1, page: 1, items_per_page: 10 },
  '/api/website/reel/r1': { data: reel },
  '/api/website/healers': { data: [healer], ...page },
  '/api/website/healer-facets': {
    data: {
      total: 1,
      categories: { health: 1 },
      languages: { Hindi: 1 },
      genders: { female: 1 },
      free: { any: 1 },
      price_min_paise: 60_000,
      price_max_paise: 240_000,
    },
  },
  [`/api/website/healer/${healerId}`]: { data: healer },
  [`/api/website/healer-list/${healerId}`]: { data: [healer], ...page },
  '/api/website/healer-availability-date': { data: [{ date: '2030-01-06', free_count: 1 }] },
  '/api/website/healer-availability': { data: { free: ['2030-01-06T01:45:00Z'], taken: [] } },
}

export const answerLikeTheServer: ApiTransport = async ({ url }) => {
  const body = answers[url.split('?')[0] ?? '']
  return body ? { status: 200, body } : { status: 404, body: { code: 'notFound', message: 'Not found' } }
}
