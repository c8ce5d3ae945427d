import { marks } from './harm-classes.ts'
import { hindiWords } from './harm-hindi-words.ts'
import type { Harm } from './kinds.ts'

/**
 * Where the ideas come from. The wordings are everyday ones; the laws say what counts as which kind.
 */
export const harmSources = {
  pwdva:
    'Protection of Women from Domestic Violence Act, 2005, section 3: physical, sexual, verbal, emotional and economic abuse at home',
  'bns-women':
    'Bharatiya Nyaya Sanhita, 2023, sections 63 to 80: rape, assault, sexual harassment, voyeurism, stalking, dowry death',
  posh: 'Sexual Harassment of Women at Workplace Act, 2013, section 2(n)',
  pocso: 'Protection of Children from Sexual Offences Act, 2012, and Juvenile Justice Act, 2015, section 75',
  'bns-trafficking':
    'Bharatiya Nyaya Sanhita, 2023, sections 143 to 146: trafficking, exploitation, unlawful labour',
  lives:
    'WHO, Responding to intimate partner violence and sexual violence against women (2013): what a woman may say when she is asked',
} as const

export interface HarmRule {
  harm: Harm
  source: keyof typeof harmSources
  /** How the sentence is read: as written, or as Hindi sounds. */
  reads: 'letters' | 'sounds'
  patterns: readonly string[]
}

const classOf = (letters: string) => `[^ .]*[${letters}][A-Z]*`
const me = 'me|myself_and_my_<child>'
/** Patterns of classes; those of single words are marked in the text. */
const classes: Record<string, string> = {
  ...Object.fromEntries(Object.entries(marks).map(([name, mark]) => [name, classOf(mark)])),
  anyone: classOf(`${marks['kin']}${marks['others']}`),
  victim: `(?:${me}|(?:my|our|her|his|the|their|a)(?:_own|_little|_small|_young|_old|_\\d+_year_old)?_(?:<child>|<grown>))`,
  // A lost game is no blow, and neither is a hard day; `lost` is set where a game or a mark is spoken of.
  noGame:
    '(?!(?:[^_.]+_){0,2}§_|(?:to_(?:it|the)|home|why|how|what|that|up_(?:on|when_i|if|for)|hollow|fair|when_we_play|while_playing|out_of_(?:the|this)_(?:group|team|job|game|chat)|in_the_(?:back|feels)|like_a_(?:truck|ton)|with_(?:kindness|love|deadlines?|jokes?|news|facts|questions|work|sarcasm|a_(?:question|bill|joke|surprise|deadline)))_|(?:out|hard)_\\.)',
  // Excludes harm by a car, dog or the news.
  noThing:
    '(?!(?:[^_.]+_){0,3}by_(?!(?:[^_.]+_){0,3}(?:<anyone>|<child>|(?:a_)?(?:gang|mob|group)|women|woman)_)|(?:(?:very|really|so|too)_)?(?:hard|badly)_by_|with_(?!(?:a_|his_|her_|the_)?<tools>)|hard_|down_)',
  ...hindiWords,
}

/** Two words that are one: a mother-in-law, those of the house. */
const pairs = [
  [/\b(mother|father|brother|sister|son|daughter) in laws?\b/g, '$1inlaw'],
  [/\bin (laws?)\b/g, 'in$1'],
  [/\b(step|grand) (father|mother|dad|mom|mum|brother|son|daughter|child|children)\b/g, '$1$2'],
  [/\bex (husband|wife|boyfriend|girlfriend|partner)\b/g, 'ex$1'],
  [/\b(ghar|gar|sasural) ([vw]al[aeoi]n?)\b/g, '$1$2'],
  [/\b(pati|pita|papa) ji\b/g, '$1'],
] as const

export const joined = (words: string): string =>
  pairs.reduce((text, [pair, one]) => text.replace(pair, one), words)

/** Puts a § before what is lost or missed: “at chess”, “by three goals”, “if I fail”. Words are marked already. */
const lost =
  / (?=(?:at|in|on)[A-Z]* (?:(?:a|an|the|this|our|his|her|my|every|table|board|video|class|school|unit|mock|final|all|first|last|arm|of|round)[A-Z]* ){0,3}[^ .]*M[A-Z]* |by[A-Z]* (?:[^ .]+ ){0,2}(?:runs?|goals?|points?|wickets?|seconds?|minutes?|votes)[A-Z]* |(?:if|when)[A-Z]* i[A-Z]* (?:fail|miss|forget|am[A-Z]* late|come[A-Z]* late))/g
export const withLost = (words: string): string => words.replace(lost, ' § ')

const aWord = '[^ .]+ '
const marksOfAWord = '[A-Z]*'

/** A class may name others. */
function withClasses(piece: string): string {
  return piece.replace(/<(\w+)>/g, (_, name: string) => {
    const words = classes[name]
    if (!words) throw new Error(`No class “${name}” for a pattern of harm`)
    return withClasses(words)
  })
}

/** A piece of a pattern as a regular expression. */
function pieceOf(piece: string): string {
  const most = /^~(\d)$/.exec(piece)?.[1]
  if (most) return `(?:${aWord}){0,${most}}?`
  if (piece === '^') return '\\. '
  if (piece === '$') return '(?=\\. )'
  const named = withClasses(piece)
    .replaceAll('[^_.]+_', aWord)
    .replaceAll('_?', `(?:${marksOfAWord} )?`)
    .replaceAll('_', `${marksOfAWord} `)
  if (/^\(\?<?!/.test(named)) return named
  return named.startsWith('?') ? `(?:(?:${named.slice(1)})${marksOfAWord} )?` : `(?:${named})${marksOfAWord} `
}

/**
 * A pattern as a regular expression over words with one space behind each, sentences with a dot between them. `<name>`
 * stands for a class of words, `~3` for at most three other words of the same sentence, `?word` for one that may be
 * missing, `^` and `$` for the ends of a sentence, `_` for a space inside of a piece.
 */
export const compiled = (pattern: string): RegExp =>
  new RegExp(` ${pattern.split(' ').map(pieceOf).join('')}`)
