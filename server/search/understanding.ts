import { sql } from 'kysely'
import type { Pool } from 'pg'
import { rowsOf } from '../platform/database/statement.ts'
import { type Candidate, nearestOf } from './near-words.ts'
import { plainWords } from './plain.ts'
import { isStopWord } from './stop-words.ts'

const wordsMax = 10
const phraseMax = 4
/** Shorter words are near to too many others. */
const shortest = 4

interface Phrase {
  phrase: string
  finds: string[]
  isCrisis: boolean
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
  isCrisis: boolean
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
  isCrisis: phrases.some(({ isCrisis }) => isCrisis),
})

/** What typed words mean, from the dictionary that the back office keeps. */
export function createUnderstanding({ pool }: { pool: Pool }) {
  const phrasesFor = (phrases: readonly string[]) =>
    rowsOf(
      pool,
      sql<Phrase>`select p.phrase, m.finds, m.is_crisis as "isCrisis"
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

  return async (text: string): Promise<Understood> => {
    const words = plainWords(text).slice(0, wordsMax)
    const windows = windowsOf(words)
    if (windows.length === 0) return { parts: [], isCrisis: false, plain: '', corrected: null }
    const known = Map.groupBy(await phrasesFor(windows.map(({ phrase }) => phrase)), ({ phrase }) => phrase)
    const partAt = new Map<number, Part>()
    const isTaken = words.map(() => false)
    let isCrisis = false
    for (const { from, to, phrase } of windows) {
      const meanings = known.get(phrase)
      if (!meanings || isTaken.slice(from, to).includes(true)) continue
      const { finds, isCrisis: worries } = merged(meanings)
      isCrisis ||= worries
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
      const { finds, isCrisis: worries } = merged(nearMeanings.get(found.word) ?? [])
      isCrisis ||= worries
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
      isCrisis,
      plain: words.map(asMeant).join(' '),
      corrected: words.some((word) => asMeant(word) !== word) ? words.map(asMeant).join(' ') : null,
    }
  }
}
export type Understanding = ReturnType<typeof createUnderstanding>
