const megabyte = 1024 * 1024

/** A column that a kind of import knows. */
export interface ImportField {
  label: string
  /** How it is written. */
  hint?: string
}

interface ImportKindWords {
  label: string
  /** All lines of a file belong to one healer, who is chosen; says what of that healer the file has. */
  ofOneHealer?: string
  /** It waits for another colleague, so a colleague does it and no operator. */
  byColleague?: true
  /** It moves money: another colleague than who read the file does it. */
  needsSecond?: true
  /** What follows when it is done. */
  note?: string
  /** The file is no table but an export or a folder, whose fields are known: nobody chooses columns. */
  ofProgram?: {
    /** What to choose, and where it comes from. */
    words: string
    /** What lines of it are called. */
    line: string
    lines: string
    /** For the file picker. */
    accept: string
    maxBytes: number
    /** How much of it is taken, in words. */
    most: string
    /** When to try it again. */
    again: string
    /** There is one to look at, which the server makes. */
    hasExample?: true
  }
  fields: Record<string, ImportField>
}

/** What can be brought from elsewhere, with the fields of a line. */
export const importKinds = {
  clients: {
    label: 'Clients',
    fields: {
      name: { label: 'Full name', hint: 'Divided at the last space where there is no last name' },
      first_name: { label: 'First name' },
      last_name: { label: 'Last name' },
      mobile: { label: 'Mobile number', hint: 'Of India, in any usual spelling' },
      email: { label: 'E-mail' },
      dob: { label: 'Date of birth', hint: 'Day first, such as 31/12/1990' },
      language: { label: 'Language of messages', hint: 'English or Hindi' },
      city: { label: 'City' },
    },
  },
  services: {
    label: 'Services',
    ofOneHealer: 'Whose services the file has',
    note: 'The services are on the healer’s page, and can be booked, as soon as the import is done.',
    fields: {
      name: { label: 'Name' },
      name_hi: { label: 'Name in Hindi' },
      minutes: { label: 'Length in minutes', hint: 'From 15 minutes to 4 hours, in steps of 5' },
      price: { label: 'Price in rupees', hint: 'Without one, the price of the healer’s page' },
      mode: {
        label: 'Type of session',
        hint: 'Video, voice, chat or in person. Without one, those of the healer’s page',
      },
      place: { label: 'Place', hint: 'By its name in the list of places, for sessions in person' },
      break_after: { label: 'Break after it', hint: 'In minutes. Without one, that of the healer’s hours' },
      description: { label: 'Description' },
      description_hi: { label: 'Description in Hindi' },
    },
  },
  hours: {
    label: 'Working hours',
    ofOneHealer: 'Whose working hours the file has',
    note: 'The times can be booked as soon as the import is done. Hours that the healer has already stay.',
    fields: {
      weekday: { label: 'Day of the week', hint: 'Such as Monday, Mon to Fri, or Mon, Wed' },
      from: { label: 'From', hint: 'Such as 10:00 or 4:30 pm' },
      to: { label: 'To' },
      hours: { label: 'From and to in one column', hint: 'Such as 10:00 to 13:00' },
      place: {
        label: 'Place',
        hint: 'By its name in the list of places. Without one, hours for sessions online',
      },
    },
  },
  sessions: {
    label: 'Sessions',
    ofOneHealer: 'Whose sessions the file has',
    fields: {
      mobile: { label: 'Mobile number of the client', hint: 'By this or the e-mail the client is found' },
      email: { label: 'E-mail of the client' },
      name: { label: 'Name of the client', hint: 'Its first word has to fit the client' },
      start: {
        label: 'Start',
        hint: 'Day and time, or the day alone. The day first, such as 31/12/2026 10:30',
      },
      time: { label: 'Time of the start', hint: 'Where the start is a day alone' },
      end: { label: 'End' },
      minutes: { label: 'Length in minutes', hint: 'Without it and an end, that of the service' },
      service: { label: 'Service', hint: 'By its name. Without it, the first service of the healer' },
      mode: {
        label: 'Type of session',
        hint: 'Video, voice, chat or in person. Without one, in person where there is a place, else video',
      },
      place: { label: 'Place', hint: 'By its name in the list of places, for sessions in person' },
      status: { label: 'Status', hint: 'Cancelled sessions are left out' },
    },
  },
  balances: {
    label: 'Wallet balances',
    byColleague: true,
    needsSecond: true,
    note: 'The money is in the wallets as soon as the import is done. Another administrator than who read the file has to do it.',
    fields: {
      mobile: { label: 'Mobile number of the client', hint: 'By this or the e-mail the client is found' },
      email: { label: 'E-mail of the client' },
      name: { label: 'Name of the client', hint: 'Its first word has to fit the client' },
      balance: { label: 'Balance in rupees', hint: 'What the client has paid and not used' },
    },
  },
  packs: {
    label: 'Sessions left of packages',
    byColleague: true,
    needsSecond: true,
    note: 'The sessions can be booked as soon as the import is done. Another administrator than who read the file has to do it.',
    fields: {
      mobile: { label: 'Mobile number of the client', hint: 'By this or the e-mail the client is found' },
      email: { label: 'E-mail of the client' },
      name: { label: 'Name of the client', hint: 'Its first word has to fit the client' },
      title: { label: 'Package', hint: 'By its title in the list of packages, which may be archived' },
      left: { label: 'Sessions left' },
      until: { label: 'Last day', hint: 'Without it, as long as the package lasts' },
    },
  },
  coupons: {
    label: 'Coupons',
    byColleague: true,
    note: 'Each coupon waits until another colleague has approved it, under Approvals. Nobody can use it before.',
    fields: {
      code: { label: 'Code', hint: '4 to 20 letters and digits' },
      title: { label: 'Title', hint: 'Without one, the code' },
      percent: { label: 'Discount in percent', hint: 'This or an amount' },
      amount: { label: 'Discount in rupees' },
      discount: {
        label: 'Discount, percent or amount',
        hint: 'Where one column has both, such as 10% or ₹200',
      },
      type: {
        label: 'Kind of discount',
        hint: 'Percentage or fixed amount, where the discount does not say it',
      },
      cap: { label: 'Maximum discount in rupees', hint: 'Of a discount in percent' },
      minimum: { label: 'Minimum order value in rupees' },
      from: { label: 'Valid from', hint: 'The day first. Without it, from the import on' },
      until: { label: 'Last day', hint: 'Without it, without an end' },
      uses: { label: 'Total uses allowed', hint: 'Without it, without a limit' },
      per_person: { label: 'Uses per person', hint: 'Without it, once' },
    },
  },
  courses: {
    label: 'Courses',
    ofProgram: {
      words: 'The folder of one course, packed as ZIP, with a file course.json that says what is in it',
      line: 'Part',
      lines: 'parts',
      accept: '.zip,application/zip,application/x-zip-compressed',
      maxBytes: 100 * megabyte,
      most: '500 files',
      again:
        'When you have added the healer or the category that is missing, each part is looked at anew. What has to be mended in the folder is read as a new import.',
      hasExample: true,
    },
    note: 'The course comes as a draft, which a colleague looks at and publishes. Videos that were left out are uploaded there.',
    fields: {
      part: { label: 'Part' },
      title: { label: 'Title' },
      content: { label: 'Content' },
      problems: { label: 'Problems' },
      notes: { label: 'Left out' },
    },
  },
  articles: {
    label: 'Articles of WordPress',
    ofProgram: {
      words: 'The XML file that WordPress makes under Tools, Export, All content',
      line: 'Post',
      lines: 'posts',
      accept: '.xml,text/xml,application/xml',
      maxBytes: 50 * megabyte,
      most: '10,000 posts',
      again:
        'When you have added a healer or a category that is missing, or the old site answers again: each post is looked at anew, and pictures that could not be had are asked for once more.',
    },
    note: 'Published posts are public as soon as the import is done, drafts stay drafts. Pictures are fetched from the old site beforehand, so it has to be online until then.',
    fields: {
      title: { label: 'Title' },
      state: { label: 'State' },
      published: { label: 'Published' },
      author: { label: 'Author' },
      author_email: { label: 'E-mail of the author' },
      categories: { label: 'Categories' },
      tags: { label: 'Tags' },
      lead: { label: 'Summary' },
      body: { label: 'Content' },
      language: { label: 'Language' },
      cover: { label: 'Picture' },
      pictures: { label: 'Pictures in the text' },
      links: { label: 'Links to its own site' },
      paths: { label: 'Old addresses' },
      notes: { label: 'Left out' },
    },
  },
} as const satisfies Record<string, ImportKindWords>

export type ImportKind = keyof typeof importKinds
/** What is said of a kind, and asked for it. */
export const importKindWords = (kind: ImportKind): ImportKindWords => importKinds[kind]
/** Whether a file of this kind has the records of one healer. */
export const isOfOneHealer = (kind: ImportKind): boolean => importKindWords(kind).ofOneHealer !== undefined
export const importKindNames = Object.keys(importKinds) as [ImportKind, ...ImportKind[]] // of its own keys

/** The largest table, in bytes and in lines. */
export const importFile = { maxBytes: 5 * megabyte, maxLines: 10_000, maxColumns: 100 } as const
/** The largest file of a kind in bytes. */
export const importMaxBytes = (kind: ImportKind): number =>
  importKindWords(kind).ofProgram?.maxBytes ?? importFile.maxBytes
/** How long an import can be undone, and its lines are kept. */
export const importUndoDays = 7
/** How long the link of the question to an imported client leads somewhere, and how often its name may be wrong. */
export const importedLinkDays = 30
export const importedNameTries = 5
