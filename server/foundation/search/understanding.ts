import { dangersIn } from '@newyou/contract/foundation/crisis/dangers'
import { type Danger, dangers, isHarm } from '@newyou/contract/foundation/crisis/kinds'
import { sql } from 'kysely'
import type { Reads } from '../../platform/database/replica.ts'
import { rowsOf } from '../../platform/database/statement.ts'
import { type Candidate, nearestOf } from './near-words.ts'
import { plainWords } from './plain.ts'
import { isStopWord } from './stop-words.ts'

/** Where the back office names nobody for a danger. */
const whoTreats = ['psychologist', 'psychiatrist']

const wordsMax = 10
const phraseMax = 4
/** Shorter words are near to too many others. */
const shortest = 4

interface Phrase {
  phrase: string
  finds: string[]
  danger: Danger | null
}

interface Near {
  word: string
  /** Somewhere in our texts, as a whole word or as the beginning of one. */
  isWritten: boolean
  isBegun: boolean
  candidates: Candidate[]
}

/** One part of what was typed, and everything that would answer it. */
interface Part {
  /** As it was typed. */
  typed: string[]
  /** Other words for it; the first weigh most. */
  meant: string[]
}

export interface Understood {
  parts: Part[]
  /** Dangers the words may point to; for harm by others, the parts are its treatments. */
  dangers: Danger[]
  /** All words, as the search compares them. */
  plain: string
  /** The words as they were probably meant, where one of them was unknown. */
  corrected: string | null
}

/** Every run of words up to the longest phrase, the longest first. */
function windowsOf(words: readonly string[]) {
  const windows: { from: number; to: number; phrase: string }[] = []
  for (let length = Math.min(phraseMax, words.length); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++)
      windows.push({ from, to: from + length, phrase: words.slice(from, from + length).join(' ') })
  return windows
}

const merged = (phrases: readonly Phrase[]) => ({
  finds: [...new Set(phrases.flatMap(({ finds }) => finds))],
  dangers: phrases.flatMap(({ danger }) => danger ?? []),
})

/** Meanings of typed words, from the back office's dictionary. */
export function createUnderstanding({ pool }: Pick<Reads, 'pool'>) {
  const phrasesFor = (phrases: readonly string[]) =>
    rowsOf(
      pool,
      sql<Phrase>`select p.phrase, m.finds, m.danger
        from search_phrase p join search_meaning m on m.u_id = p.meaning_id where p.phrase = any(${phrases})`,
      'search-phrases',
    )

  /** Of each word: whether it is written anywhere, and of one that is not, the nearest of the dictionary and of names and titles. */
  const nearest = (words: readonly string[]) =>
    rowsOf(
      pool,
      sql<Near>`select w.word, written.anywhere as "isWritten",
          exists (select from search_word where word ^@ w.word) as "isBegun",
          (select coalesce(json_agg(json_build_object('word', candidate, 'isPhrase', is_phrase, 'near', near)), '[]')
            from search_near(w.word) where not written.anywhere) as candidates
        from unnest(${words}::text[]) w (word),
          lateral (select exists (select from search_word where word = w.word) as anywhere offset 0) written`,
      'search-nearest',
    )

  /** Results set in the back office for these dangers. */
  const findsFor = (harmsMet: readonly Danger[]) =>
    rowsOf(
      pool,
      sql<
        Pick<Phrase, 'finds'>
      >`select finds from search_meaning where danger = any(${harmsMet}) order by name`,
      'search-dangers',
    )

  async function meaningOf(text: string): Promise<Understood> {
    const words = plainWords(text).slice(0, wordsMax)
    const windows = windowsOf(words)
    if (windows.length === 0) return { parts: [], dangers: [], plain: '', corrected: null }
    const known = Map.groupBy(await phrasesFor(windows.map(({ phrase }) => phrase)), ({ phrase }) => phrase)
    const partAt = new Map<number, Part>()
    const isTaken = words.map(() => false)
    const met = new Set<Danger>()
    for (const { from, to, phrase } of windows) {
      const meanings = known.get(phrase)
      if (!meanings || isTaken.slice(from, to).includes(true)) continue
      const { finds, dangers: pointsTo } = merged(meanings)
      for (const danger of pointsTo) met.add(danger)
      isTaken.fill(true, from, to)
      partAt.set(from, { typed: words.slice(from, to), meant: finds })
    }
    const isSaying = words.some((word, at) => isTaken[at] || !isStopWord(word))
    const open = words.flatMap((word, at) =>
      isTaken[at] || (isSaying && isStopWord(word)) ? [] : [{ word, at }],
    )
    for (const { word, at } of open) partAt.set(at, { typed: [word], meant: [] })

    const unknown = [...new Set(open.map(({ word }) => word).filter((word) => word.length >= shortest))]
    const better = new Map<string, Candidate & { isBegun: boolean }>()
    for (const { word, isWritten, isBegun, candidates } of unknown.length ? await nearest(unknown) : []) {
      const found = isWritten ? undefined : nearestOf(word, candidates)
      if (found) better.set(word, { ...found, isBegun })
    }
    const nearPhrases = [...better.values()].flatMap(({ word, isPhrase }) => (isPhrase ? [word] : []))
    const nearMeanings = Map.groupBy(
      nearPhrases.length ? await phrasesFor(nearPhrases) : [],
      ({ phrase }) => phrase,
    )
    for (const { word, at } of open) {
      const found = better.get(word)
      if (!found) continue
      const { finds, dangers: pointsTo } = merged(nearMeanings.get(found.word) ?? [])
      for (const danger of pointsTo) met.add(danger)
      partAt.set(
        at,
        found.isBegun
          ? { typed: [word], meant: [found.word, ...finds] }
          : { typed: plainWords(found.word), meant: finds },
      )
    }
    const asMeant = (word: string) => {
      const found = better.get(word)
      return found && !found.isBegun ? found.word : word
    }
    return {
      parts: [...partAt].toSorted(([one], [other]) => one - other).map(([, part]) => part),
      dangers: dangers.filter((danger) => met.has(danger)),
      plain: words.map(asMeant).join(' '),
      corrected: words.some((word) => asMeant(word) !== word) ? words.map(asMeant).join(' ') : null,
    }
  }

  return async (text: string): Promise<Understood> => {
    const meaning = await meaningOf(text)
    const met = new Set([...dangersIn(text), ...meaning.dangers])
    const all = { ...meaning, dangers: dangers.filter((danger) => met.has(danger)) }
    const harmsMet = all.dangers.filter(isHarm)
    if (harmsMet.length === 0) return all
    const meant = [...new Set((await findsFor(harmsMet)).flatMap(({ finds }) => finds))]
    return { ...all, parts: [{ typed: [], meant: meant.length ? meant : whoTreats }], corrected: null }
  }
}
export type Understanding = ReturnType<typeof createUnderstanding>
