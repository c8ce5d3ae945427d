import { home } from '../../messages/en/home.ts'

/** The Hindi that adorns English pages: the line of the home page the names of the categories beside its doors. */
export const decorativeWords = [
  home.hero.voice,
  // The language of the sentence on the home page.
  'हिन्दी',
  'काम और करियर',
  'आत्म-विकास',
  'धन',
  'परिवार',
  'रिश्ते',
  'सेहत',
  'अध्यात्म',
]
