/** Words that tell of harm and are often misspelt. Shorter ones are too near to others (“eaten”, “talking”, “amused”). */
const words = [
  ...[
    'husband',
    'violence',
    'domestic',
    'harassment',
    'harassing',
    'harassed',
    'molested',
    'molesting',
    'molestation',
  ],
  ...[
    'abusive',
    'boyfriend',
    'girlfriend',
    'trafficking',
    'threatening',
    'threatened',
    'threatens',
    'blackmail',
  ],
  ...[
    'blackmailing',
    'blackmailed',
    'strangled',
    'assaulted',
    'sexually',
    'kidnapped',
    'daughter',
    'touched',
  ],
]
const known = new Set(words)
/** Slips that are more than one letter away, or in a word that is too short for that. */
const slips: Record<string, string> = {
  ...{
    voilance: 'violence',
    violance: 'violence',
    vilonce: 'violence',
    voilince: 'violence',
    voilent: 'violent',
  },
  ...{
    harrasment: 'harassment',
    harasment: 'harassment',
    harrasement: 'harassment',
    haresment: 'harassment',
  },
  ...{ harrassed: 'harassed', harras: 'harass', harrass: 'harass', haras: 'harass', harrasing: 'harassing' },
  ...{ husbend: 'husband', hasband: 'husband', hubsand: 'husband', husbnd: 'husband', hsband: 'husband' },
  ...{ beting: 'beating', beeting: 'beating', beatting: 'beating', beeten: 'beaten', beets: 'beats' },
  ...{
    hiting: 'hitting',
    slaping: 'slapping',
    slaped: 'slapped',
    slapd: 'slapped',
    abuze: 'abuse',
    abusd: 'abused',
  },
  ...{ abbuse: 'abuse', abusse: 'abuse', abuised: 'abused', reped: 'raped' },
  ...{ stalkin: 'stalking', stalkes: 'stalks', molestd: 'molested' },
  ...{
    chlid: 'child',
    chid: 'child',
    wif: 'wife',
    abusiv: 'abusive',
    dowary: 'dowry',
    dowery: 'dowry',
    doury: 'dowry',
  },
  ...{
    traficking: 'trafficking',
    trafiking: 'trafficking',
    assult: 'assault',
    asault: 'assault',
    assulted: 'assaulted',
  },
  ...{ domestik: 'domestic', sexualy: 'sexually', torchur: 'torture', torcher: 'torture', tortur: 'torture' },
  ...{ beated: 'beaten', threten: 'threaten', threatning: 'threatening', blackmale: 'blackmail' },
}

/** Whether one letter more, fewer or other, or two neighbours that changed places, make one word the other. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [restOfOne, restOfOther] = [one.slice(at), other.slice(at)]
  return (
    restOfOne.slice(1) === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1) ||
    (restOfOne[0] === restOfOther[1] &&
      restOfOne[1] === restOfOther[0] &&
      restOfOne.slice(2) === restOfOther.slice(2))
  )
}

const shortest = 6
const isEnglish = /^[a-z]+$/

/** The word that was probably meant, if it is one of harm; any other is unchanged. */
export function meantWord(word: string): string {
  if (known.has(word)) return word
  const slip = Object.hasOwn(slips, word) ? slips[word] : undefined
  if (slip) return slip
  if (word.length < shortest || !isEnglish.test(word)) return word
  return words.find((one) => one.startsWith(word[0] ?? '') && isOneSlip(word, one)) ?? word
}
