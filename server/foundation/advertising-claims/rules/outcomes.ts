import { englishDiseases, hindiDiseases } from './disease-names.ts'
import { answeredNo, asWarning, denied, finder, hindiDenial, near, within, words } from './rule.ts'

/** What people suffer from beside the diseases of the Schedule, and the parts of the body where they feel it. */
const conditions = [
  'depression|anxiety|panic attacks?|insomnia|trauma|ocd|adhd|addictions?|phobias?|headaches?|stress',
  '(?:back|knee|joint|neck|chronic|period|nerve|shoulder)(?: |-)?(?:pains?|aches?)|pains?|knees?|joints|spine|tremors|fits',
  'cysts?|ovaries|womb|periods|menstru\\w*|diagnos[ie]s|assessments?|autistic',
  'bald\\w*|hair|glasses|specs|myopia|vision|complexion|skin|wrinkles|psoriasis|eczema|acne|allerg\\w*|fairer',
  'sinus\\w*|acidity|constipation|ibs|kidneys?|liver|lungs?|heart|pancreas|blockages?|dialysis|hba1c|lab reports?|stones?',
  '(?:any|every|all|each|no|your|the|chronic) (?:diseases?|illness\\w*|ailments?|sickness|infections?|virus\\w*)|sickness|fever|measles|flu|oncologist',
].join('|')
const ill = words(`${englishDiseases}|${conditions}`)

/** What becomes of an illness, in words that leave no doubt; some are read as such beside an illness alone. */
const ends = [
  'dissolv(?:es?|ed)|melt(?:s|ed)?(?: away)?|vanish(?:es|ed)?|disappear(?:s|ed)?|gone|lifts? in|fades? (?:away |when |after )?in|fades? when|finished|ends here|destroy(?:s|ed)?|obliterat\\w*',
  'never (?:c[ao]mes? back|came back|return(?:s|ed)?|again|suffer|get|catch)|(?:do|does|did|will|has|have) not (?:come back|returned?|relapsed?)|will be off|comes? off|leaves? your (?:home|house|body|family)|out of your (?:home|house|family|body|life)|to freedom|reversal|on (?:its|their) own|thing of the past|(?:is|are) now history|reversible|turned around',
  '(?:like|as good as) new|(?:came|comes?|went|goes|down|is|are|turn(?:s|ed)?|become) (?:back )?(?:to )?(?:completely |fully )?normal|permanently|once and for all',
  'free of|tumou?r-free|cancer-free|pain-free|disease-free|undetectable|to negative|grows? back|gr[eo]w again|fills? in|regain(?:s|ed)?|straight after|walk(?:s|ed)? out|out straight|spine right',
  '(?:off|without) (?:all |any |their |your )?(?:dialysis|insulin|medication|painkillers|glasses|spectacles)|(?:throw|thrown|threw) away (?:your|their|his|her) (?:glasses|spectacles|lenses)',
  "no lab tests?|without (?:a |any )?(?:lab tests?|scans?|reports?)|(?:will|do) not need it|forget about the (?:operation|surgery)|cancel (?:that|the|your) (?:bypass|operation|surgery)|surgeon['’]?s knife",
  'have conceived|conceived (?:with)?in|calms? down|(?:fits|seizures|attacks|pain) (?:stopped|ceased)|frees? (?:you|your \\w+)|shields? (?:you|your \\w+)|keeps? (?:you|your \\w+) safe from|safe from',
  '(?:do|does|will|never) (?:not )?(?:catch|fall sick|get sick|fall ill)|drives? (?:away|out)|pulls? \\w+ out|from the root|the root of|roots? out|in one sitting|(?:one|a) single sitting|after one sitting',
  'back on time|bring(?:s)? (?:your |the )?(?:cycle|periods?) back|(?:colou?r|pigment) (?:returns?|comes? back)|natural colou?r|i (?:will |can )?remove (?:it|them)|tells? you (?:exactly )?(?:which|whether)|tell (?:exactly )?(?:which|whether) (?:you|organ|disease)',
  '(?:shades?|tones?) (?:fairer|lighter)|given \\w+ months|could not explain|fell from \\d|fell to \\d|from \\d+ ?%? to (?:zero|\\d)',
].join('|')
const ended = words(ends)
/** A question and its answer are one claim, so the gap may hold a question mark. */
const gap = '[^.!।]{0,110}?'

const hindiIll = words(
  `${hindiDiseases}|दर्द|बीमारी|बीमारियाँ|बीमारियां|बीमारियों|रोग|रोगों|मरीज|घुटनों|चश्मा|चश्मे|बाल|गंजे|लकवे|निःसंतान|निसंतान|कमजोरी|सिरदर्द|अनिद्रा|तनाव|अवसाद|डिप्रेशन|dard|bimari|beemari|rog|chashma|ganje|baal|depression|sugar|height|blockage`,
)
const hindiEnded = words(
  'चला ग(?:या|ई)|चली गई|मिट(?:ा|े|ी)?|मिट(?:ेगा|ेगी|ेंगे)|मिट ?जा\\S*|उगाए|उग आ\\S*|उगते|विदा|अंत|गल ?कर|गल जा\\S*|निकल जा\\S*|नहीं लौट\\S*|बिना नहीं गया|छूमंतर|उतर जा\\S*|गोद (?:जरूर )?भर\\S*|लौटा\\S*|किसी जाँच की जरूरत नहीं|दूर कर\\S*|मिटाए|chala gaya|mit jata|bhaag ja\\S*|bhag ja\\S*|zero ho|hatao|hataye|utar ja\\S*|badhe(?:gi|ga)?|badhaye|badhao|wapas aa\\S*|nahi lautt?\\S*|goli band|चलने लग\\S*|उठ ?कर चल\\S*|god mein|god bhar\\S*|bina (?:angioplasty|operation|surgery|dawa\\S*)|dono khatam|khatam',
)

const honest = [
  answeredNo,
  denied(
    `${ended}|${words('cures?|promis\\w*|claims?|guarante\\w*|diagnos\\w*|treats?|heals?|replace\\w*')}`,
  ),
  words(
    'may (?:ease|help|feel|not)|might|some (?:people|of)|stud(?:y|ies)|research\\w*|trials?|evidence|we do not|i do not|we never|i never|cannot|helpline',
  ),
  ...asWarning,
]
const english = finder([`${ill}${gap}${ended}`, `${ended}${gap}${ill}`], honest)
const hindi = finder(
  [`${hindiIll}${within(70)}${hindiEnded}`, `${hindiEnded}${within(50)}${hindiIll}`],
  [
    near('दावा|वादा|गारंटी|claim|dawa|wada', 12, 'न|नहीं|करे|करने|nahi|kare'),
    near('सावधान|डॉक्टर से|दवा बंद न|savdhan|doctor se'),
    near('ठीक|दूर|खत्म|इलाज|theek|khatam|ilaj|ilaaj', 8, 'नहीं|nahi'),
    hindiDenial + within(10) + words('कर\\S*|होत\\S*|kart\\S*|hot\\S*') + '\\S*[।.]?$',
  ],
)

/** An illness and its end in one sentence, in words that no single pattern has. */
export const endOfIllness = (sentence: string) => english(sentence) ?? hindi(sentence)
