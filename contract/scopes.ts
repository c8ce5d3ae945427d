// What an API key or an app may be allowed. No schema library here, and no call: contract/scoped-calls.ts says what each opens.
import type { Locale } from './locales.ts'

/** Who a key acts as: a healer, or the practice by chosen staff roles. */
export const keyHolders = ['healer', 'practice'] as const
export type KeyHolder = (typeof keyHolders)[number]

/** Who allows something: the holder of a key, or whoever connects an app. Clients have apps and no keys. */
export type Grantor = KeyHolder | 'client'
/** In which roles somebody can connect an app: no colleague can. */
export const appRoles = ['client', 'healer'] as const
export type AppRole = (typeof appRoles)[number]

interface Declared {
  /** Who can give it to a key or an app. */
  grants: readonly Grantor[]
  /** What a program with it may do, in words of the person who gives it. */
  words: Record<Locale, string>
}

const both = ['healer', 'practice'] as const
const healer = ['healer'] as const
const practice = ['practice'] as const
const client = ['client'] as const
const everybody = [...both, ...client] as const

/** Each scope. A key or an app has those that it was given, and a call that names none is reached by neither. */
export const scopes = {
  'directory:read': {
    grants: everybody,
    words: { en: 'Read the public list of healers and services', hi: 'हीलर और सेवाओं की सार्वजनिक सूची देखना' },
  },
  'times:read': {
    grants: everybody,
    words: { en: 'Read available times', hi: 'उपलब्ध समय देखना' },
  },
  'bookings:read': {
    grants: both,
    words: {
      en: 'Read appointments, with names of clients, without what they wrote',
      hi: 'अपॉइंटमेंट देखना, क्लाइंट के नाम के साथ, उनकी लिखी बात के बिना',
    },
  },
  'bookings:write': {
    grants: both,
    words: {
      en: 'Confirm, reschedule and cancel appointments, with the refund of the policy',
      hi: 'अपॉइंटमेंट की पुष्टि करना, समय बदलना और रद्द करना, नीति के रिफ़ंड के साथ',
    },
  },
  'hours:read': {
    grants: both,
    words: { en: 'Read working hours, leave and the calendar', hi: 'काम का समय, छुट्टी और कैलेंडर देखना' },
  },
  'hours:write': {
    grants: both,
    words: { en: 'Change working hours and leave', hi: 'काम का समय और छुट्टी बदलना' },
  },
  'clients:read': {
    grants: both,
    words: {
      en: 'List clients by name and masked contact, never their files',
      hi: 'क्लाइंट के नाम और छिपे हुए संपर्क देखना, उनकी फ़ाइलें कभी नहीं',
    },
  },
  'page:read': {
    grants: healer,
    words: { en: 'Read my page, services and places', hi: 'मेरा पेज, सेवाएँ और स्थान देखना' },
  },
  'page:write': {
    grants: healer,
    words: { en: 'Change my page and services', hi: 'मेरा पेज और सेवाएँ बदलना' },
  },
  'inquiries:read': {
    grants: healer,
    words: { en: 'Read enquiries to me', hi: 'मुझसे की गई पूछताछ पढ़ना' },
  },
  'inquiries:write': {
    grants: healer,
    words: { en: 'Answer enquiries to me', hi: 'मुझसे की गई पूछताछ का जवाब देना' },
  },
  'reviews:read': {
    grants: healer,
    words: { en: 'Read reviews of sessions with me', hi: 'मेरे सेशन के रिव्यू पढ़ना' },
  },
  'reviews:write': {
    grants: healer,
    words: { en: 'Reply publicly to reviews', hi: 'रिव्यू का सार्वजनिक जवाब देना' },
  },
  'earnings:read': {
    grants: healer,
    words: { en: 'Read earnings and payouts by amount', hi: 'कमाई और भुगतान की रकम देखना' },
  },
  'content:read': {
    grants: both,
    words: {
      en: 'Read articles, pages, reels and pictures, with drafts',
      hi: 'लेख, पेज, रील और चित्र पढ़ना, ड्राफ़्ट के साथ',
    },
  },
  'content:write': {
    grants: both,
    words: {
      en: 'Write articles, pages, reels and pictures; healers write proposals',
      hi: 'लेख, पेज, रील और चित्र लिखना; हीलर प्रस्ताव लिखते हैं',
    },
  },
  'catalogue:read': {
    grants: both,
    words: { en: 'Read courses, e-books and packages', hi: 'कोर्स, ई-बुक और पैकेज देखना' },
  },
  'catalogue:write': {
    grants: practice,
    words: { en: 'Write courses, e-books and packages', hi: 'कोर्स, ई-बुक और पैकेज लिखना' },
  },
  'events:read': {
    grants: both,
    words: {
      en: 'Read webinars and workshops; healers also read who takes part in theirs',
      hi: 'वेबिनार और वर्कशॉप देखना; हीलर अपने कार्यक्रमों के प्रतिभागी भी देखते हैं',
    },
  },
  'events:write': {
    grants: both,
    words: {
      en: 'Write webinars and workshops; healers check participants in',
      hi: 'वेबिनार और वर्कशॉप लिखना; हीलर प्रतिभागियों का चेक-इन करते हैं',
    },
  },
  'orders:read': {
    grants: practice,
    words: { en: 'Read orders, invoices and refunds', hi: 'ऑर्डर, इनवॉइस और रिफ़ंड देखना' },
  },
  'books:read': {
    grants: practice,
    words: { en: 'Read the ledger, its checks and the tills', hi: 'खाता-बही, उसकी जाँच और कैश काउंटर देखना' },
  },
  'reports:read': {
    grants: practice,
    words: { en: 'Read reports', hi: 'रिपोर्ट देखना' },
  },
  'sessions:read': {
    grants: client,
    words: {
      en: 'See my sessions: when, where, with whom and at what price',
      hi: 'मेरे सेशन देखना: कब, कहाँ, किसके साथ और किस कीमत पर',
    },
  },
  'sessions:write': {
    grants: client,
    words: {
      en: 'Confirm, reschedule and cancel my sessions, with the refund of the policy',
      hi: 'मेरे सेशन की पुष्टि करना, समय बदलना और रद्द करना, नीति के रिफ़ंड के साथ',
    },
  },
} as const satisfies Record<string, Declared>

export type Scope = keyof typeof scopes
export const scopeNames = Object.keys(scopes) as Scope[]

/** The scopes that this grantor can give, in their order. */
export const scopesOf = (grantor: Grantor) =>
  scopeNames.filter((name) => (scopes[name].grants as readonly Grantor[]).includes(grantor))

/** The scopes that an app can have at most. */
export const appScopes = scopeNames.filter((name) => appRoles.some((role) => scopesOf(role).includes(name)))
