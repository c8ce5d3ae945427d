import type { Category } from '../art/colours.ts'

export type DemoCategory = { slug: Category; name: string; nameHindi: string; sentence: string }

export const demoCategories: DemoCategory[] = [
  {
    slug: 'business-career',
    name: 'Business / Career',
    nameHindi: 'काम और करियर',
    sentence: 'For work that has ended, work that has no end, and the decision in between.',
  },
  {
    slug: 'self-development',
    name: 'Self Development',
    nameHindi: 'आत्म-विकास',
    sentence: 'For habits, courage and temper, and for the person you are still becoming.',
  },
  {
    slug: 'wealth',
    name: 'Wealth',
    nameHindi: 'धन',
    sentence: 'For loans, savings and the silence that money makes in a house.',
  },
  {
    slug: 'family',
    name: 'Family',
    nameHindi: 'परिवार',
    sentence: 'For parents and children of every age, and everyone who shares the kitchen.',
  },
  {
    slug: 'relationship',
    name: 'Relationship',
    nameHindi: 'रिश्ते',
    sentence: 'For two people who want to talk again, or to part without breaking more.',
  },
  {
    slug: 'health',
    name: 'Health',
    nameHindi: 'सेहत',
    sentence: 'For sleep, pain, worry and food, beside your doctor and not in place of one.',
  },
  {
    slug: 'spirituality',
    name: 'Spirituality',
    nameHindi: 'अध्यात्म',
    sentence: 'For grief, quiet and faith, whichever door you come in by.',
  },
]
