/** What staff looked at where no law keeps a register of a practice. */
export const checksWithoutRegister = ['training', 'years', 'references'] as const
export type CheckWithoutRegister = (typeof checksWithoutRegister)[number]

/** Titles that a law of India keeps for those in its register. */
const protectedTitles: readonly { words: RegExp; law: string }[] = [
  {
    words: /\b(psychiatrist|physician|surgeon|p(a)?ediatrician|gyn(a)?ecologist|neurologist|mbbs)\b/i,
    law: 'National Medical Commission Act, 2019',
  },
  { words: /\bdentist\b/i, law: 'Dentists Act, 1948' },
  {
    words: /\b(clinical|rehabilitation) psychologist\b|\b(audiologist|speech (therapist|pathologist))\b/i,
    law: 'Rehabilitation Council of India Act, 1992',
  },
  {
    words: /\b(physiotherapist|occupational therapist|dietiti?an|dietician|optometrist)\b/i,
    law: 'National Commission for Allied and Healthcare Professions Act, 2021',
  },
  {
    words: /\b(vaidya|hakim)\b|\b(ayurved\w*|siddha|unani) (doctor|physician|practitioner)\b/i,
    law: 'National Commission for Indian System of Medicine Act, 2020',
  },
  { words: /\bhom(o)?eopath\b/i, law: 'National Commission for Homoeopathy Act, 2020' },
  { words: /\b(nurse|midwife)\b/i, law: 'National Nursing and Midwifery Commission Act, 2023' },
  { words: /\bpharmacist\b/i, law: 'Pharmacy Act, 1948' },
]

/** The law that protects a title, the more special one first; undefined for a title that anybody may carry. */
export const lawOf = (title: string): string | undefined => {
  const special = protectedTitles.findLast(({ words }) => words.test(title))
  return special?.law
}
