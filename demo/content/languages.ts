export const languages = [
  'Hindi',
  'English',
  'Marathi',
  'Tamil',
  'Bengali',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Gujarati',
  'Punjabi',
  'Urdu',
  'Odia',
  'Assamese',
  'Tibetan',
  'Konkani',
  'Kashmiri',
  'Sindhi',
  'Nepali',
] as const

export type Language = (typeof languages)[number]
