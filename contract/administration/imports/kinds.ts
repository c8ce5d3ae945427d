/** A column that a kind of import knows. */
export interface ImportField {
  label: string
  /** How it is written. */
  hint?: string
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
} as const satisfies Record<string, { label: string; fields: Record<string, ImportField> }>

export type ImportKind = keyof typeof importKinds
export const importKindNames = Object.keys(importKinds) as [ImportKind, ...ImportKind[]] // of its own keys

/** The largest file, in bytes and in lines. */
export const importFile = { maxBytes: 5 * 1024 * 1024, maxLines: 10_000, maxColumns: 100 } as const
/** How long an import can be undone, and its lines are kept. */
export const importUndoDays = 7
/** How long the link of the question to an imported client leads somewhere, and how often its name may be wrong. */
export const importedLinkDays = 30
export const importedNameTries = 5
