import { home } from '../../messages/en/home.ts'

/** The Hindi that adorns English pages: the line of the home page and the names of the categories beside its doors. */
export const decorativeWords = [
  home.hero.voice,
  'काम और करियर',
  'आत्म-विकास',
  'धन',
  'परिवार',
  'रिश्ते',
  'सेहत',
  'अध्यात्म',
]
