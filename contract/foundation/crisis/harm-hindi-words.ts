/** Idioms of मारना without violence: to wink, to call, to boast, a goal, a whistle. */
export const noBlow = [
  ...['tan[ae]', 'tane', 'ank', 'anke', 'line', 'lain', 'gol', 'goal', 'phone', 'fon', 'ball', 'bol'],
  ...['caka', 'cake', 'cauka', 'cauke', 'siks', 'six', 'shot', 'sat', 'ball', 'bal', 'call', 'kal', 'kol'],
  ...['phone', 'pon', 'gap', 'gape', 'gappe', 'ding', 'dinge', 'seki', 'jadu', 'jadoo', 'jaru', 'siti'],
  ...['siiti', 'dubki', 'japki', 'cakar', 'makki', 'makiya', 'macar', 'poca', 'dailog', 'daialog', 'dialog'],
  ...['dialogue', 'palti', 'gulati', 'satak', 'entri', 'entry', 'pos', 'pose', 'selpi', 'selfie', 'dukan'],
  ...['nind', 'kharate', 'karate', 'udaan', 'sanp', 'cuha', 'cuhe', 'cipkali', 'kide', 'kida', 'kutta'],
  ...['kutte', 'dam', 'mauj', 'current', 'karant', 'cigarette', 'sutta', 'jhadoo', 'jhaadu', 'thumka'],
  ...['tumka', 'hatoda', 'taala', 'tala', 'mohar', 'thappa', 'tapa', 'spray', 'chance', 'cans'],
]

/** Things that hurt, not people. */
export const nobody = [
  ...['stress', 'stres', 'tension', 'tensan', 'gam', 'garmi', 'tand', 'bukh', 'buk', 'padai', 'exam'],
  ...['eksam', 'pyar', 'isk', 'isq', 'yad', 'yade', 'mahangai', 'mehngai', 'traipik', 'traffic', 'kismat'],
  ...['vakt', 'zindagi', 'jindagi', 'coro?na', 'bimari', 'life', 'laip', 'taim', 'time', 'depression'],
  ...['anxiety', 'akelapan', 'tanhai', 'news', 'deadline', 'bojh'],
]

/** Classes of words as they sound, for the rules below. */
export const hindiWords: Record<string, string> = {
  // मारता, मारते, मारा, मार रहा; पीटता, पीटा, पिटाई.
  blows:
    'maa?r(?:ta|te|ti|at[aei])|maa?ra|maa?re|maa?ri|maar|maar_r[a]?h[aei]|mar_r[a]?h[aei]|mar_?(?:diya|deg[ai]|denge|dalega|dalenge|dala|dalta|dalte|dalna|dale)|maar_?(?:diya|deg[ai]|denge|dal\\w*|det[aei])|pitt[aei]|pit_t[aei]|pita_jat[aei]|pitat[aei]|pit_r[a]?h[aei]|pit[ad]ai|pitai|pit_?(?:diya|det[aei]|dala)|dhun\\w*_diya|kutt?[ae]_he|kut(?:ta|te|ti)',
  habit:
    'maa?r(?:ta|te|ti|at[aei])|pit_t[aei]|maar_r[a]?h[aei]|maar_det[aei]|pitt[aei]|pitat[aei]|pit_r[a]?h[aei]|pitai|pit_det[aei]|pitai_kar\\w*',
  deed: 'maa?ra|maa?ri|maa?re|maar|pita|pitai_ki|pit_diya|pit_dala|maar_diya|mara_pita|maa?r_pit',
  me: 'muje|muj_ko|mujko|mujhko|mujse|muj_par|mujpe|muj_pe|mere_ko|mereko|merko|hame|hamei|hamko|ham_ko|hume|humko|ham_par|hum_par|ham|unhe|use_roj',
  childOf:
    '(?:mer[aei]_|hamar[aei]_|apn[aei]_|us(?:k|ka|ke|ki)_|cote_|coti_)?(?:bac[aeiou]+(?:yo)?|bete|beti|betiyo|baci|bacci|baccho|bacce|ladki|ladke|beto|student|pote|poti)',
  near: '(?:mer[aei]_|hamar[aei]_|apn[aei]_)?(?:ma|maa|mami|mumi|mummy|amma|ammi|behen|bahan|bahen|behan|didi|bivi|patni|aurat|mahila|bahu|dost|saheli|bai|papa|bhabhi|babi)',
}
