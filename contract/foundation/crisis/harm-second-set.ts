import { listed } from './harm-test-set.ts'

/**
 * Written after the rules, by someone who tried to pass them by: what the first set tells, in other words. Any help will
 * do for the first list, none for the second.
 */
export const toldInOtherWords: readonly string[] = listed(`
  my spouse hits me when he drinks; my husband is hitting me; he slapped me today;
  my husband gave me a black eye; husband pushes me against the wall; my husband beats me and my kids;
  my boyfriend is abusive and i cant leave; my in-laws beat me; my father-in-law hits me; MIL beats me;
  my husband burnt me with a cigarette; my husband threatened me with a knife; he holds a knife to my throat;
  being hit by my partner; victim of domestic violence; how do i report domestic violence;
  intimate partner violence; my wife abuses me physically; my wife slapped me; I'm being abused;
  I am abused by my husband; I was abused; I've been beaten by my husband for years;
  I have been hit by my husband; my dad punches my mum; papa hits me; my dad hits me; my mom beats me;
  my mother hits me with a broom; parents beat me; my parents beat me when I get low marks;
  my brother tries to strangle me; my sister's husband beats her; my daughter's husband beats her;
  my neighbour is beating his wife; my husband doesn't beat me but tortures me mentally;
  mental torture by husband; mental harassment by in laws; husband torture; husband tortures me;
  in-laws demand dowry; sasural me marpeet; husband ne mara; pati ne mara; pati maarta peetta hai;
  pati roz peet ta hai; mere pati ne mujhe thappad maara; mujhe mere pati ne mara;
  mere husband mujhpe haath uthate hain; pati mujh par haath uthata hai; husband haath uthata hai;
  pati daru pikar marta he; mujhe pita jata hai; mujhe maarte peet te hai; mujhe bahut maarte hain ghar wale;
  gharwale marte hain; mummy papa mujhe marte hain; mummy mujhe bahut marti hai;
  mera bhai mujh par haath uthata hai; sasur ne galat tarike se chua; devar mere saath zabardasti karta hai;
  pati zabardasti karte hain; मेरे पति ने मुझे मारा; मेरे पति हाथ उठाते हैं; पति पीटते हैं;
  पति मारपीट करते हैं; मेरा पति मुझे पीटता है; मुझे मारते हैं; मुझे मारता है; पापा मारते हैं;
  मम्मी मुझे मारती है; ससुराल में मारपीट; मेरे साथ घरेलू हिंसा हो रही है; सास ससुर प्रताड़ित करते हैं;
  दहेज के लिए प्रताड़ना; मेरे साथ छेड़खानी हुई; मेरे साथ गलत काम हुआ; मेरा बलात्कार हुआ;
  अंकल गलत जगह छूते हैं; मेरे बच्चे को मारते हैं; बच्चों के साथ यौन शोषण; बाल यौन शोषण;
  मेरी बेटी को कोई छूता है; मेरा पीछा कर रहा है; कोई मेरा पीछा करता है; मुझे धमकी मिल रही है;
  मुझे ब्लैकमेल कर रहा है; I was sexually assaulted; someone raped me; he raped me; my cousin raped me;
  I think I was raped; rape victim; rape survivor; my professor harassed me; boss harassing me;
  sexual harrassment at work; my colleague touched me; touched inappropriately by uncle; uncle touches me;
  my stepfather touches me at night; he touched my private parts; my husband forces me; husband forces sex;
  forced to have sex; he wants sex without my consent; unwanted sexual contact; my child was abused;
  my daughter is being abused; my son is being beaten by his teacher; teacher hit my son;
  teacher slapped my daughter; someone is abusing my child; child beaten at home;
  my husband beats the children; my husband slaps my son; child molestation; child molester;
  my uncle abused me as a child; child trafficking; girl trafficking; they locked me up and made me work;
  my boss took my passport; kidnapping; i am kidnapped; sold into marriage; stalked by ex;
  my ex is stalking me; ex boyfriend stalking; a man is following me; he keeps following me;
  my ex boyfriend blackmails me; blackmailing me with photos; threatening to post my nudes;
  online harassment; my ex harasses me; i'm afraid of my husband; scared of my boyfriend; i fear my husband;
  my husband scares me; my husband will kill me; he says he will kill me; he threatened to kill me;
  my life is in danger from my husband; my family wants to kill me; honour killing;
  my husband bangs my head on the wall; husband spits on me; he twisted my arm; domestic abuse;
  domestic abuse helpline; dv; wife abuse; elder abuse; my son hits me for money; son beats old father;
  mera beta mujhe marta hai; beta maarta hai; bahu mujhe maarti hai; mera pati mere sath maar peet karta hai;
  pati shak karta hai aur marta hai; marta hai pati; mujhe marta h; mujhe mara usne; usne mujhe mara;
  usne mujhe thappad mara; mujhe peet raha hai; mujhe maar raha hai; mujhe maar dalega;
  mujhe jaan se maarne ki dhamki; pati jaan se maarne ki dhamki deta hai; balatkar hua;
  mera balatkar hua hai; rep hua; rape kiya; mera rape kiya; chedkhani; ched khani;
  badtameezi karta hai boss; bacho ko marte hai; bachon ko marna; bacchon ke sath yaun shoshan;
  baccho ka shoshan; bal shoshan; mera shoshan ho raha hai; peecha kar raha hai;
  koi mera peecha kar raha hai; blackmail kar raha hai; mujhe blackmail; sexually abused; husband beat me;
  wife hit me; hubby beat me up; bf hits me; my gf hits me; he beat me up; partner hits me; he is violent;
  he is abusive; my husband gets violent; my husband becomes violent when drunk;
  husband physically assaults me; physical violence; i am a victim of abuse; abused wife; beaten wife;
  i get hit; i get beaten; my husband treats me like a slave and beats me;
  I'm getting beaten up by my brother; we are beaten by our father; he beats us; he hits us;
  my father beats us; papa humein maarte hain; hame papa marte hai; my husband whips me;
  my husband pulled my hair; he dragged me by my hair; he throws things at me; he broke my phone and hit me;
  he hit me with a rod; they beat me; they beat me at home; they beat me in the hostel;
  seniors ragging me and beating; ragging; my husband hurts me; my partner is hurting me; stop hitting me;
  help he is beating me; please help my husband is going to kill me; i need help he beats me;
  he beats me every day; he beats me at night; he hits me at home; why does my husband hit me;
  why does he hit me; should i leave my husband he hits me; husband slapped me first time;
  is it normal for husband to slap wife; my husband slapped me in front of everyone;
  save marriage husband hits; counselling for husband who beats me; marriage counselling he hits me
`)

export const harmlessInOtherWords: readonly string[] = listed(`
  my husband beats everyone at work with his sales; my son hits the nail; my daughter beats the drum;
  my husband hit the jackpot; how to beat procrastination; hit the gym after work; beat the monday blues;
  work stress is beating me; life hits hard; stress hits me every evening; sadness hits me at night;
  anxiety hits me when I wake up; depression hit me after my father died; it hits me at night;
  my headache hits me in the morning; nausea hits me; i hit a plateau; i hit my head; i hit my knee;
  heart beating fast; beating heart; palpitations heart beats; beats per minute; he beats me at table tennis;
  my husband beat me in cricket; my brother always beats me at video games; she beat me in class test;
  my friend beat me in exam marks; kids beat me at carrom board; my dad beats me in chess every time;
  slap day; slapped with a fine; kick start my day; kickboxing; kicked out of the team; attack on titan;
  transient ischemic attack; fear of panic attack; attack of migraine; gut punch; punching above weight;
  abuse of alcohol; tobacco abuse; self abuse; report abuse of the system; my husband abuses alcohol;
  husband alcohol abuse; my son abuses drugs; husband is an alcoholic; husband drinks; rapeseed;
  mustard and rape seed; grapefruit; rapid heart beat; therapy for rape seed allergy; child birth;
  child behaviour; child sleep problems; my child hits other kids; my child bites; my child does not eat;
  hitting menopause; hit by layoffs; hit by recession; my company was hit by layoffs;
  i was hit with bad news; i was hit by covid; i was attacked by a dog; bitten by dog; burnt my hand;
  i burnt the food; i feel beaten down; beaten down by life; i feel beaten; feeling defeated;
  threatened abortion bleeding; threatened miscarriage; job threat; sold out; drug trafficking; stalk;
  beanstalk; bean stalks; mental health; mother in law problem; mother in law issues; fight with husband;
  fighting with wife; quarrel with husband; my husband shouts at me; my husband ignores me;
  my husband cheats on me; husband affair; divorce; marriage problem; love marriage; forced to work overtime;
  i am forced to work weekends; afraid of failing my parents; scared of my exam; afraid of my boss;
  afraid of losing my job; scared of heights; fear of death of my husband; pati ka affair; pati se jhagda;
  pati patni me jhagda; pati gussa karta hai; pati chillata hai; saas se jhagda; mujhe gussa aata hai;
  mujhe dar lagta hai; mujhe ghabrahat hoti hai; mujhe nind nahi aati; mujhe bhookh nahi lagti;
  mujhe marne ka dar lagta hai; mujhe marne se dar lagta hai; mera dost mar gaya; mere pati mar gaye;
  papa mar gaye; meri maa mar gayi; pita ki mrityu; pita ji; pitaji se baat; pitta; pitta prakriti; pita;
  chai pita hai; sharab pita hai pati; pati daru peeta hai; sir dard; dil tootna; maar nahi kha sakta;
  line marna; gap marna; aankh marna; daud me bhai ne haraya; mann mar ke jeena; man maar kar jeena;
  मन मारकर जीना; पति से झगड़ा; पति नाराज़ है; पति का अफेयर; मुझे डर लगता है; मुझे मरने से डर लगता है;
  मेरे पति का देहांत हो गया; पापा की मौत; बच्चे की नींद; बच्चा दूध नहीं पीता; मेरा बच्चा खाना नहीं खाता;
  पीठ दर्द; मारवाड़ी; मार्च; मरहम; हार मान ली; ताना मारते हैं; गाली; workout beats; beats headphones;
  drum circle; learn to beatbox; beat cop show; beating the odds; beat sugar cravings;
  what beats me is the noise; nothing beats meditation; nothing beats a good sleep;
  no one beats my mother's cooking; my mother beats butter; i beat my own record; beat my addiction;
  i want to beat my addiction; i beat my son at chess; i hit the ball with my son;
  my daughter hit by a ball in school; my son was hit by a ball; my son got hit by a bike;
  my mother was hit by a stroke; my mother is beaten down by grief; tortured by my thoughts;
  tortured by guilt; haunted and attacked by thoughts; my thoughts attack me; negative thoughts attack me;
  my knee kills me; back pain is killing me; my boss is killing me with work; assault course; assault rifle;
  touch therapy; touch healing; healing touch; human touch; lack of touch; my partner does not touch me;
  my husband doesn't touch me; he touched me with his kindness; kiss; no sex with husband; sex problem;
  sexual problem; low sex drive; sexless marriage; sexual health; sexologist; premature ejaculation;
  intimacy issues; obscene amount of work; follow up appointment; followed by fever; follow healer;
  keep following the plan; passport stress visa interview; my passport was stolen and i am stressed;
  escape from work; leaving job; break the silence; domestic help; domestic flights; domestic chores;
  family court; family therapy; family violence in film
`)
