import { beware, denied, finder, hindiDenial, misleading, near, type Rule, within, words } from './rule.ts'

/** What a doctor prescribes or does. */
const medicines =
  'medicines?|medications?|tablets?|pills?|insulin|antidepressants?|antipsychotics?|sleeping pills?|steroids?|inhalers?|injections?|chemotherapy|chemo|dialysis|surgery|operations?'

export const medicineRules: Rule[] = [
  {
    id: 'medicine-stopped',
    title: 'Suggests to stop medicine or to do without a doctor',
    source: misleading,
    advice: 'Ask people to go on with their medicine and to speak to their doctor first',
    find: finder(
      [
        near('doctors?|medicines?|hospitals?', 25, 'can do what they could not|could not (?:do|manage)'),
        near(`(?:say|bid) (?:farewell|goodbye|bye)(?: bye)?(?: to)?|(?:farewell|goodbye) to`, 10, medicines),
        near(medicines, 6, 'ko', 2, 'bye|alvida|tata'),
        near(
          'what',
          2,
          `${medicines}|doctors?|hospitals?|specialists?`,
          3,
          "could(?: not|n['’]t)|can(?:not|['’]t)|failed to",
        ),
        near(
          'doctors?|cardiologist|oncologist|psychiatrist|chemist|pharma\\w*',
          10,
          'hopes? you|fears?|(?:is|are) afraid',
        ),
        near(medicines, 12, '(?:only|just|merely) (?:masks?|hides?|suppress(?:es)?)'),
        near('goli(?:yan|yaan)?|tablets?|dawa\\w*', 8, 'band kar\\w*|chh?od\\w*|fenk\\w*'),
        '(?:दवा|दवाई|दवाइयाँ|दवाइयां|दवाएँ|गोलियाँ)\\S* (?:तो )?(?:जहर|विष)',
        'इंसुलिन छूट|दवा\\S* छूट जा',
        near(
          'why',
          4,
          'see|visit|go to|trust|pay|bother',
          10,
          `doctors?|psychiatrists?|hospitals?|therapists?|${medicines}`,
        ),
        near(
          `allopathy|doctors?|hospitals?|vaccines?|chemicals from the chemist|${medicines}`,
          12,
          '(?:is|are) (?:a )?(?:slow )?poison\\w*|weakens?|only wants?|wants? (?:you|your money)|frauds?|scams?|keeps? you (?:sick|ill)',
        ),
        near(
          'c[ao]me off|comes off|taper\\w* off|wean\\w* off|g[eo]t off',
          30,
          `prescriptions?|thyroxine|statins?|${medicines}`,
        ),
        near(
          `${medicines}|prescriptions?`,
          40,
          'flush\\w*|toilet|dustbin|garbage|now (?:take|need|on) none|none (?:now|today)',
        ),
        near('do not|never|stop', 3, 'take|taking|follow\\w*', 20, 'prescri\\w+|cardiologist|doctor'),
        near('vaccines?|vaccination', 60, 'in their place|instead|weaken\\w*'),
        near('allopathy|dawa(?:i|iyan|iyaan|yen)?', 20, 'chh?od\\S*|khokhla|zeher|nuksan'),
        `डॉक्टर\\S*${within(20)}(?:चक्कर में मत|बीमार ही रखना)`,
        '(?:दवा\\S*|गोलियों|डॉक्टर\\S*) (?:लेने |के पास जाने )?की (?:अब |कभी )?(?:कोई )?(?:जरूरत|आवश्यकता) नहीं',
        near(
          'stop(?:s|ped)?|quit|leaves?|left|drop(?:s|ped)?|thr(?:ow|ew) (?:away|out)|sa(?:y|id) no to|refuse|g[ia]ve up|c[oa]me off|g[eo]t off|skip(?:ped)?|avoid|replaced?|ditch(?:ed)?|reduced?',
          35,
          `${medicines}|dawai(?:yan)?|drugs (?:of|from) your doctor`,
        ),
        near(
          'no (?:more )?(?:need|use)(?: for| of| to take| to see)?|need no|no longer need|never need|without needing',
          15,
          `${medicines}|doctors?|hospitals?|psychiatrists?`,
        ),
        near(
          "(?:don(?:’|')?t|do not|won(?:’|')?t|will not|nobody|no one) needs?",
          15,
          `${medicines}|doctors?|hospitals?|psychiatrists?`,
        ),
        near(
          'surgery|operation|doctor|goli\\w*|dawa\\w*|hospital|insulin',
          12,
          'ki (?:koi )?zaroorat(?: hi)?',
          6,
          'nahi',
        ),
        near('goli\\w*|dawa\\w*|tablets?|insulin', 15, 'dustbin|phenk\\w*|kooda'),
        near('put|lay|set|push|keep', 10, medicines, 4, 'aside|away|down'),
        near(medicines, 8, '(?:not|never|no longer) (?:needed|necessary|required)|unnecessary'),
        near('no more', 4, `${medicines}|hospitals?`),
        near(
          'instead of|better than|in place of|rather than|alternative to',
          18,
          `${medicines}|doctors?|psychiatrists?|vaccines?|hospitals?`,
        ),
        near(
          'doctors?|medicines?|hospitals?',
          12,
          '(?:are|is) (?:useless|unnecessary|not needed|poison|a scam)',
        ),
        `(?:गोली|गोलियाँ|गोलियां|दवा|दवाई|इंजेक्शन|इंसुलिन)${within(18)}(?:छोड़ (?:दें|दीजिए|दो)|बंद (?:करें|कर दें|कीजिए))`,
        '(?:दवा|दवाई|दवाइयाँ|दवाएँ|दवाइयां|गोलियाँ|गोलियां|इंसुलिन|ऑपरेशन)\\S*\\s+(?:लेना )?(?:छोड़\\S*|बंद|की (?:ज़?रूरत|आवश्यकता) नहीं|की कोई ज़?रूरत नहीं)',
        'डॉक्टर (?:के पास जाने )?की (?:कोई )?(?:ज़?रूरत|आवश्यकता) नहीं',
        near('dawa(?:i|iyan|a|yen)?', 22, 'band|chhod\\S*|chod\\S*|ki (?:koi )?zaroorat nahi'),
      ],
      [
        beware,
        denied(
          words(
            'stop|stopping|quit|leave|drop|give up|skip|reduce|replace|substitute|change|instead of|in place of|alternative to',
          ),
          30,
        ),
        near('doctor', 8, 'se', 12, 'poo?ch\\S*|puch\\S*|salah|baat'),
        near('डॉक्टर|चिकित्सक', 12, 'पूछ\\S*|सलाह|बात'),
        words('before you (?:stop|change|reduce)|as (?:it is|they are)|substance|alcohol|recreational'),
        near('दवा\\S*|दवाई\\S*|गोली|गोलियाँ|इंसुलिन', 12, 'छोड़\\S*|बंद', 8, 'न|ना|मत|नहीं'),
        near('दवा\\S*|दवाई\\S*|dawa\\S*', 25, 'न छोड़\\S*|बंद न|मत|band na|mat|na chho\\S*'),
        near('बिना|bina', 20, 'सलाह|पूछे|salah|puche') + within(20) + hindiDenial,
      ],
    ),
  },
]
