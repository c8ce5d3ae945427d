/** The sources of the ideas. The phrases are everyday wordings of these ideas. */
export const crisisSources = {
  'phq-9':
    'Patient Health Questionnaire (PHQ-9), item 9: thoughts of being better off dead or of hurting oneself',
  'c-ssrs':
    'Columbia-Suicide Severity Rating Scale, screener, questions 1 to 5: wish to be dead, thoughts, method, intent',
  mhgap: 'WHO mhGAP Intervention Guide, module Self-harm/Suicide: statements that call for asking further',
} as const

interface Phrases {
  source: keyof typeof crisisSources
  language: 'en' | 'hi' | 'hi-Latn'
  phrases: readonly string[]
}

/**
 * Words of crisis. The list only finds phrases: it misses many, and also matches titles of songs and films. So it is
 * used to offer help, and never to judge a person. Lower case, no punctuation, single spaces; `*` at the end of a word
 * stands for any ending.
 */
export const crisisPhrases: readonly Phrases[] = [
  {
    source: 'phq-9',
    language: 'en',
    phrases: [
      'better off dead',
      'better off without me',
      'hurt myself',
      'hurting myself',
      'harm myself',
      'harming myself',
      'cut myself',
      'cutting myself',
      'self harm*',
    ],
  },
  {
    source: 'c-ssrs',
    language: 'en',
    phrases: [
      'suicid*',
      'kill myself',
      'killing myself',
      'end my life',
      'ending my life',
      'end it all',
      'take my own life',
      'want to die',
      'wanna die',
      'wish i was dead',
      'wish i were dead',
      'wish to be dead',
      'not wake up again',
      'never wake up again',
      'hang myself',
      'overdose on',
      'jump off the',
    ],
  },
  {
    source: 'mhgap',
    language: 'en',
    phrases: [
      'no reason to live',
      'nothing to live for',
      'dont want to live',
      'do not want to live',
      'dont want to be alive',
      'do not want to be alive',
      'dont want to exist',
      'cant go on living',
      'cannot go on living',
    ],
  },
  {
    source: 'c-ssrs',
    language: 'hi',
    phrases: [
      'आत्महत्या',
      'ख़ुदकुशी',
      'खुदकुशी',
      'मरना चाहत*',
      'मर जाना चाहत*',
      'मर जाऊं',
      'मर जाऊँ',
      'जान दे दूं',
      'जान दे दूँ',
      'जान देना चाहत*',
      'अपनी जान ले*',
      'फांसी लगा*',
      'फाँसी लगा*',
      'ज़हर खा*',
      'जहर खा*',
    ],
  },
  {
    source: 'phq-9',
    language: 'hi',
    phrases: [
      'मर जाना बेहतर',
      'मर जाना ही अच्छा',
      'मर जाना अच्छा',
      'खुद को चोट',
      'ख़ुद को चोट',
      'खुद को खत्म',
      'ख़ुद को ख़त्म',
    ],
  },
  {
    source: 'mhgap',
    language: 'hi',
    phrases: [
      'जीना नहीं चाहत*',
      'जीने का मन नहीं',
      'जीने की इच्छा नहीं',
      'जीने का कोई मतलब नहीं',
      'जिंदगी खत्म कर*',
      'ज़िंदगी ख़त्म कर*',
    ],
  },
  {
    source: 'c-ssrs',
    language: 'hi-Latn',
    phrases: [
      'atmahatya',
      'aatmahatya',
      'atmhatya',
      'aatmhatya',
      'khudkushi',
      'khudkhushi',
      'marna chaht*',
      'mar jana chaht*',
      'mar jaana chaht*',
      'mar jau',
      'mar jaun',
      'mar jaau',
      'mar jaaun',
      'jaan de du',
      'jaan de doon',
      'jaan dena chaht*',
      'phansi laga*',
      'fansi laga*',
      'zehar kha*',
      'zeher kha*',
    ],
  },
  {
    source: 'phq-9',
    language: 'hi-Latn',
    phrases: [
      'mar jana behtar',
      'mar jaana behtar',
      'mar jana hi accha',
      'khud ko chot',
      'khud ko khatam',
      'khud ko khatm',
    ],
  },
  {
    source: 'mhgap',
    language: 'hi-Latn',
    phrases: [
      'jeena nahi chaht*',
      'jeena nahin chaht*',
      'jina nahi chaht*',
      'jeene ka man nahi',
      'jeene ka mann nahi',
      'jeene ki iccha nahi',
      'zindagi khatam kar*',
      'zindagi khatm kar*',
    ],
  },
]

const signs = /[^\p{L}\p{M}\p{N}]+/gu
const plain = (text: string) =>
  text.normalize('NFC').toLowerCase().replace(/['’`]/g, '').replace(signs, ' ').trim()

const whole: string[] = []
const begun: string[] = []
for (const phrase of crisisPhrases.flatMap(({ phrases }) => phrases))
  if (phrase.endsWith('*')) begun.push(` ${plain(phrase)}`)
  else whole.push(` ${plain(phrase)} `)

/** Whether a text has words of crisis. */
export function hasCrisisWords(text: string): boolean {
  const words = ` ${plain(text)} `
  return whole.some((phrase) => words.includes(phrase)) || begun.some((phrase) => words.includes(phrase))
}
