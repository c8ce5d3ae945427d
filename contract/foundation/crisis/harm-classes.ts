import { noBlow, nobody } from './harm-hindi-words.ts'
import { children, grown, kin, others } from './harm-people.ts'
import { spoken } from './spoken-hindi.ts'

/** Games: to beat somebody at one is no violence. */
const games = [
  ...['chess', 'carrom', 'ludo', 'cards?', 'rummy', 'poker', 'scrabble', 'games?', 'cricket', 'tennis'],
  ...['badminton', 'football', 'snooker', 'pool', 'race', 'racing', 'running', 'run', 'match', 'matches'],
  ...[
    'final',
    'finals',
    'semi',
    'tournament',
    'competition',
    'contest',
    'exams?',
    'tests?',
    'quiz',
    'election',
  ],
  ...['elections', 'debate', 'argument', 'marks', 'everything', 'sports?', 'swimming', 'cooking', 'baking'],
  ...['maths?', 'video', 'uno', 'squash', 'golf', 'wrestling', 'pubg', 'fifa', 'khel'],
]

/** Words allowed between a person and the verb: “who comes home drunk and always …”. */
const lead = [
  ...['is', 'was', 'are', 'were', 'has', 'have', 'had', 'been', 'being', 'always', 'often', 'sometimes'],
  ...['daily', 'regularly', 'again', 'also', 'will', 'would', 'can', 'keeps', 'keep', 'kept', 'started'],
  ...['starts', 'start', 'begins', 'began', 'just', 'drunk', 'drinks', 'drinking', 'and', 'then', 'but'],
  ...[
    'home',
    'angry',
    'day',
    'night',
    'time',
    'even',
    'still',
    'physically',
    'brutally',
    'badly',
    'mentally',
  ],
  ...['sexually', 'emotionally', 'verbally', 'severely', 'who', 'that', 'he', 'she', 'they', 'does', 'did'],
  ...['do', 'to', 'constantly', 'repeatedly', 'frequently', 'everyday', 'weekly', 'now', 'once', 'twice'],
  ...['first', 'nearly', 'almost', 'violently', 'really', 'actually', 'since', 'or', 'law', 'so', 'hard'],
  ...['mercilessly', 'publicly', 'slowly', 'on', 'hands?', 'belt', 'usually', 'alcohol', 'out', 'suddenly'],
  ...['hes', 'shes', 'ji', 'used', 'tries', 'tried', 'wants', 'threatens'],
]

const strikes = [
  ...['beats?', 'beating', 'beaten', 'beated', 'beet', 'hits?', 'hitting', 'hitted', 'slap(?:s|ped|ping)?'],
  ...['punch(?:es|ed|ing)?', 'chok(?:e|es|ed|ing)', 'strangl(?:e|es|ed|ing)', 'thrash(?:es|ed|ing)?'],
  ...[
    'bash(?:es|ed|ing)?',
    'whip(?:s|ped|ping)?',
    'batter(?:s|ed|ing)?',
    'assault(?:s|ed|ing)?',
    'tortur(?:e|es|ed|ing)',
  ],
  ...[
    'abus(?:e|es|ed|ing)',
    'attack(?:s|ed|ing)?',
    'kick(?:s|ed|ing)?',
    'stab(?:s|bed|bing)?',
    'burn(?:s|ed|t|ing)?',
  ],
  ...['smack(?:s|ed|ing)?', 'spank(?:s|ed|ing)?', 'cane[sd]?', 'threaten(?:s|ed|ing)?', 'brutali[sz]e[sd]?'],
  ...['manhandle[sd]?'],
]

const suffered = [
  ...['beaten', 'beated', 'beat', 'hit', 'slapped', 'punched', 'kicked', 'choked', 'strangled', 'thrashed'],
  ...['battered', 'assaulted', 'tortured', 'abused', 'attacked', 'burnt', 'burned', 'stabbed', 'whipped'],
  ...['caned', 'threatened', 'manhandled'],
]

/** Harm to the body or to be feared in any hands. */
const grave = [
  ...['abused', 'tortured', 'assaulted', 'battered', 'strangled', 'choked', 'slapped', 'thrashed', 'punched'],
  ...['threatened', 'manhandled'],
]

const tools = [
  ...['belt', 'stick', 'rod', 'shoe', 'chappal', 'slipper', 'bottle', 'knife', 'hands?', 'fists?', 'iron'],
  ...['cane', 'whip', 'wire', 'hammer', 'brick', 'weapon', 'pan'],
]

/**
 * Classes of single words, each with the letter that marks its words. They are marked once in a text, so that a pattern
 * that names a class stays short: patterns with every word of every class took a second to compile.
 */
const english = { kin, others, child: children, grown, lead, strikes, suffered, grave, games, tools }
const heard = { kin, others: others.filter((one) => one !== 'he'), games, noBlow, nobody }

export const marks: Record<string, string> = {
  ...{ kin: 'K', others: 'O', child: 'C', grown: 'W', lead: 'L', strikes: 'S', suffered: 'U', grave: 'G' },
  ...{ games: 'M', tools: 'T', noBlow: 'B', nobody: 'N' },
}

const marked = (classes: Record<string, readonly string[]>, as: (word: string) => string) => {
  const known = Object.entries(classes).map(
    ([name, words]) => [marks[name] ?? '', new RegExp(`^(?:${words.map(as).join('|')})$`)] as const,
  )
  return (word: string) => word + known.map(([mark, words]) => (words.test(word) ? mark : '')).join('')
}

/** A word with the marks of its classes. */
export const markWritten = marked(english, (word) => word)
export const markHeard = marked(heard, spoken)
