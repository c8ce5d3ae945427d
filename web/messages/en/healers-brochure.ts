export const healersBrochure = {
  metaTitle: '{name}, brochure | ⟦brand⟧',
  print: 'Print or save as PDF',
  page: 'See available times',
  card: 'Brochure of {name}',
  minutes: '{count, number} minutes',
  speaks: 'Speaks {languages}',
  since: 'Practising since {year}',
  scan: 'Scan to see available times',
} as const
