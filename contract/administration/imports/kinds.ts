/** A column that a kind of import knows. */
export interface ImportField {
  label: string
  /** How it is written. */
  hint?: string
}

interface ImportKindWords {
  label: string
  /** All lines of a file belong to one healer, who is chosen. */
  ofOneHealer?: true
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
  sessions: {
    label: 'Sessions',
    ofOneHealer: true,
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
      status: { label: 'Status', hint: 'Cancelled sessions are left out' },
    },
  },
} as const satisfies Record<string, ImportKindWords>

export type ImportKind = keyof typeof importKinds
/** Whether a file of this kind has the records of one healer. */
export const isOfOneHealer = (kind: ImportKind): boolean => {
  const of: ImportKindWords = importKinds[kind]
  return of.ofOneHealer === true
}
export const importKindNames = Object.keys(importKinds) as [ImportKind, ...ImportKind[]] // of its own keys

/** The largest file, in bytes and in lines. */
export const importFile = { maxBytes: 5 * 1024 * 1024, maxLines: 10_000, maxColumns: 100 } as const
/** How long an import can be undone, and its lines are kept. */
export const importUndoDays = 7
/** How long the link of the question to an imported client leads somewhere, and how often its name may be wrong. */
export const importedLinkDays = 30
export const importedNameTries = 5
