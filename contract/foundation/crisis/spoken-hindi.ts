/**
 * Hindi as it sounds, so that पति मारते हैं, “pati maarte hain” and “pathi marte he” are compared as the same words.
 * The words around it tell apart a word with one spelling for two sounds (मरता and मारता are both “marta”).
 */

const virama = '\u094D'
const consonants: Record<string, string> = {
  ...{
    क: 'k',
    ख: 'kh',
    ग: 'g',
    घ: 'gh',
    ङ: 'n',
    च: 'ch',
    छ: 'chh',
    ज: 'j',
    झ: 'jh',
    ञ: 'n',
    ट: 't',
    ठ: 'th',
  },
  ...{ ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'ph', ब: 'b', भ: 'bh' },
  ...{ म: 'm', य: 'y', र: 'r', ल: 'l', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h', ळ: 'l' },
}
const vowels: Record<string, string> = {
  ...{
    अ: 'a',
    आ: 'aa',
    इ: 'i',
    ई: 'ii',
    उ: 'u',
    ऊ: 'uu',
    ऋ: 'ri',
    ए: 'e',
    ऐ: 'ai',
    ओ: 'o',
    औ: 'au',
    ऑ: 'o',
    ऍ: 'ai',
  },
}
const vowelSigns: Record<string, string> = {
  ...{
    'ा': 'aa',
    'ि': 'i',
    'ी': 'ii',
    'ु': 'u',
    'ू': 'uu',
    'ृ': 'ri',
    'े': 'e',
    'ै': 'ai',
    'ो': 'o',
    'ौ': 'au',
    'ॉ': 'o',
    'ॅ': 'ai',
  },
}
const nasals = /[ंँ]/

interface Sound {
  consonant: string
  /** An a that no letter writes is `null` until it is known whether it is spoken. */
  vowel: string | null
}

/** Whether the unwritten a at this place is silent: at the end, and between a vowel and a consonant with a vowel. */
function isSilent(sounds: readonly Sound[], at: number) {
  const [before, next] = [sounds[at - 1], sounds[at + 1]]
  if (!next) return at > 0
  return Boolean(before && before.vowel !== '' && next.consonant && next.vowel !== '' && at > 0)
}

function inLatin(word: string) {
  const sounds: Sound[] = []
  for (const letter of word) {
    const consonant = consonants[letter]
    const last = sounds.at(-1)
    if (consonant) sounds.push({ consonant, vowel: null })
    else if (vowels[letter]) sounds.push({ consonant: '', vowel: vowels[letter] })
    else if (vowelSigns[letter] && last) last.vowel = vowelSigns[letter]
    else if (letter === virama && last) last.vowel = ''
    else if (nasals.test(letter) && last) {
      last.vowel ??= 'a'
      sounds.push({ consonant: 'n', vowel: '' })
    } else if (/[a-z0-9]/.test(letter)) sounds.push({ consonant: letter, vowel: '' })
  }
  // From the end, because a silent one closes the syllable before it.
  for (let at = sounds.length - 1; at >= 0; at--) {
    const sound = sounds[at]
    if (sound && sound.vowel === null) sound.vowel = isSilent(sounds, at) ? '' : 'a'
  }
  return sounds.map(({ consonant, vowel }) => consonant + vowel).join('')
}

const isLetter = /[\u0900-\u097F]/
const is = /^(?:h|ha|hai|hain|he|hein|hei|hae|hay|hn)$/

/** One word as it sounds. */
export function spoken(word: string): string {
  // A piece of a pattern has several words, and signs between them.
  if (/[^\p{L}\p{M}\p{N}]/u.test(word)) return word.replace(/[\p{L}\p{M}\p{N}]+/gu, spoken)
  const latin = isLetter.test(word) ? inLatin(word) : word
  if (is.test(latin)) return 'he'
  return (
    latin
      .replace(/chh?/g, 'c')
      // Of मारना (to hit) and मरना (to die) the long a is kept where it is written.
      .replace(/a{2,}/g, (_long, at: number) => (at === 1 && /^ma+r/.test(latin) ? 'aa' : 'a'))
      .replace(/i{2,}|e{2,}/g, 'i')
      .replace(/u{2,}|o{2,}/g, 'u')
      .replace(/([bcdfgjkpst])h/g, '$1')
      .replace(/ck/g, 'k')
      .replace(/z/g, 'j')
      .replace(/w/g, 'v')
      .replace(/f/g, 'p')
      .replace(/q/g, 'k')
      .replace(/([^aeiou])\1+(?=[aeiour]|$)/g, (both, one: string) => (one === 't' ? both : one))
      .replace(/ey$/, 'e')
      .replace(/([aeiou])n$/, '$1')
  )
}
