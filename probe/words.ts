import type { Part } from './rounds.ts'

export type Language = 'en' | 'hi'

interface Words {
  title: string
  /** Goes to the page in the other language. */
  other: string
  state: Record<'well' | 'partly' | 'failing' | 'unknown', string>
  pill: Record<'well' | 'failing' | 'unknown', string>
  parts: Record<Part, string>
  lastLook: (time: string) => string
  stale: string
  ninety: string
  oldest: string
  today: string
  uptime: string
  periods: Record<'day' | 'week' | 'quarter', string>
  notSeen: string
  percent: (share: string) => string
  ofTime: (seen: string) => string
  dayNotSeen: (day: string) => string
  dayWell: (day: string, share: string) => string
  outages: string
  noOutages: string
  since: (from: string) => string
  until: (from: string, to: string) => string
  untilUnseen: (from: string, to: string) => string
  /** The site as a whole, where all of its parts failed. */
  whole: string
  lasted: (hours: number, minutes: number) => string
  incidents: string
  measured: string
  howMeasured: string
  site: string
}

const en: Words = {
  title: 'Status of New You',
  other: 'हिन्दी',
  state: {
    well: 'Everything works',
    partly: 'Some things do not work',
    failing: 'The site does not work',
    unknown: 'We do not know how the site is',
  },
  pill: { well: 'Works', failing: 'Does not work', unknown: 'Not known' },
  parts: {
    pages: 'Pages of the site',
    calls: 'Booking, learning and accounts',
    server: 'Server and database',
  },
  lastLook: (time) => `Last checked ${time}.`,
  stale:
    'This page is written anew every minute, by a machine that is not the server. If the time above is older than five minutes, that machine has stopped and the page is not current.',
  ninety: 'The last 90 days',
  oldest: '90 days ago',
  today: 'today',
  uptime: 'Share of the time in which everything worked',
  periods: { day: 'Last 24 hours', week: 'Last 7 days', quarter: 'Last 90 days' },
  notSeen: 'not checked',
  percent: (share) => `${share}%`,
  ofTime: (seen) => `checked during ${seen}% of the time`,
  dayNotSeen: (day) => `${day}: not checked`,
  dayWell: (day, share) => `${day}: worked ${share}% of the time that was checked`,
  outages: 'Outages',
  noOutages: 'None was seen in the last 90 days.',
  since: (from) => `Since ${from}`,
  until: (from, to) => `${from} to ${to}`,
  untilUnseen: (from, to) => `${from} to at least ${to}; its end was not seen`,
  whole: 'The whole site',
  lasted: (hours, minutes) =>
    [
      hours && `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
      minutes && `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    ]
      .filter(Boolean)
      .join(' and '),
  incidents: 'What we say about it',
  measured: 'How this is measured',
  howMeasured:
    'Once a minute a machine elsewhere opens the home page, makes a call that the screens make, and asks the server whether it and its database are ready. Times in which it could not look are empty in the bars and count neither as working nor as an outage. A single failed check counts in the shares, and is listed as an outage from the second one on.',
  site: 'To the site',
}

const hi: Words = {
  title: 'New You की स्थिति',
  other: 'English',
  state: {
    well: 'सब कुछ चल रहा है',
    partly: 'कुछ चीज़ें नहीं चल रही हैं',
    failing: 'साइट नहीं चल रही है',
    unknown: 'साइट कैसी चल रही है, हमें पता नहीं',
  },
  pill: { well: 'चल रहा है', failing: 'नहीं चल रहा', unknown: 'पता नहीं' },
  parts: { pages: 'साइट के पेज', calls: 'बुकिंग, सीखना और खाते', server: 'सर्वर और डेटाबेस' },
  lastLook: (time) => `आख़िरी जाँच ${time} पर हुई।`,
  stale:
    'यह पेज हर मिनट नए सिरे से लिखा जाता है, और लिखने वाली मशीन सर्वर से अलग है। अगर ऊपर का समय पाँच मिनट से पुराना है, तो वह मशीन रुक गई है और यह पेज ताज़ा नहीं है।',
  ninety: 'पिछले 90 दिन',
  oldest: '90 दिन पहले',
  today: 'आज',
  uptime: 'कितने समय सब कुछ चला',
  periods: { day: 'पिछले 24 घंटे', week: 'पिछले 7 दिन', quarter: 'पिछले 90 दिन' },
  notSeen: 'जाँच नहीं हुई',
  percent: (share) => `${share}%`,
  ofTime: (seen) => `${seen}% समय जाँच हुई`,
  dayNotSeen: (day) => `${day}: जाँच नहीं हुई`,
  dayWell: (day, share) => `${day}: जाँचे गए समय में ${share}% चला`,
  outages: 'रुकावटें',
  noOutages: 'पिछले 90 दिनों में कोई रुकावट नहीं दिखी।',
  since: (from) => `${from} से अब तक`,
  until: (from, to) => `${from} से ${to} तक`,
  untilUnseen: (from, to) => `${from} से कम से कम ${to} तक; इसका अंत नहीं देखा गया`,
  whole: 'पूरी साइट',
  lasted: (hours, minutes) =>
    [hours && `${hours} ${hours === 1 ? 'घंटा' : 'घंटे'}`, minutes && `${minutes} मिनट`]
      .filter(Boolean)
      .join(' '),
  incidents: 'इसके बारे में हमारी बात',
  measured: 'यह कैसे मापा जाता है',
  howMeasured:
    'हर मिनट एक दूसरी जगह की मशीन होम पेज खोलती है, वही जानकारी माँगती है जो स्क्रीन माँगती हैं, और सर्वर से पूछती है कि वह और उसका डेटाबेस तैयार हैं या नहीं। जिस समय वह देख नहीं पाई, वह पट्टियों में खाली है और न चलने में गिना जाता है, न रुकावट में। एक अकेली नाकाम जाँच प्रतिशत में गिनी जाती है, और दूसरी से उसे रुकावट में लिखा जाता है।',
  site: 'साइट पर जाएँ',
}

export const words: Record<Language, Words> = { en, hi }
