import type { Harm } from './kinds.ts'

/** Phrases with semicolons between them. */
export const listed = (phrases: string): readonly string[] =>
  phrases.split(';').map((phrase) => phrase.replace(/\s+/g, ' ').trim())

/** Texts that people in danger type, with the help that each should get. The set only grows. */
export const toldOfHarm: Record<Harm, readonly string[]> = {
  violence: listed(`
    my husband beats me; husband hits me; my husband hit me again last night; domestic violence; he hits me;
    my hubby slaps me; My husband is beating me daily; husband beating me; husband beats wife; wife beater;
    I am being beaten; I get beaten by my husband; beaten by husband; i was slapped by my father in law;
    My husband comes home drunk and beats me in front of the kids; he gets angry and throws plates at me;
    my in laws torture me for dowry; dowry harassment; my mother in law slaps me; abusive husband;
    abusive relationship; my boyfriend punched me in the face; my partner strangled me; He tried to kill me;
    my husband wants to kill me; my father beats my mother; my dad hits my mom every night;
    my brother beats me up; my wife beats me; my wife hits me; i am scared of my husband; afraid of my father;
    I do not feel safe at home; my husband locks me in the room; he does not let me leave the house;
    he raised his hand on me; physical abuse; physically abused by my ex; violent husband; emotional abuse;
    husband abuses me; My husband never beats my kids but he beats me; my son beats me; my son slaps me;
    how to leave an abusive marriage; how to leave abusive husband; help my husband hits me;
    husband is violent; violence at home; my husband beat me with a belt; I was beaten with a stick;
    domestic voilence; domestic violance; my husbend beats me; my husband kicked me in the stomach;
    he kicks me and pulls my hair; my husband threatens me; husband threw me out of the house;
    my parents are forcing me to marry; forced marriage; my sister is being beaten by her husband;
    my friend is abused by her husband; he choked me; i am beaten every day; getting beaten at home;
    my husband hit me, should I stay?; My ex attacked me; marriage is abusive;
    can i save my marriage after he hit me; my husband has started hitting me;
    my husband sometimes slaps me when he is drunk; पति मारते हैं; मेरे पति मुझे मारते हैं; मुझे पति पीटता है;
    पति मारता है; मेरा पति शराब पीकर मारता है; घरेलू हिंसा; मारपीट; मुझे रोज़ मारा जाता है; सास मुझे मारती है;
    ससुराल वाले दहेज के लिए मारते हैं; दहेज उत्पीड़न; पति ने थप्पड़ मारा; मेरे पापा मम्मी को मारते हैं;
    वो मुझे बेल्ट से मारता है; पति ने मेरा गला दबाया; पति हाथ उठाते हैं; मुझे जान से मारने की धमकी देता है;
    मेरी पिटाई होती है; पति गाली देते हैं; पति ने घर से निकाल दिया; मुझे पति से डर लगता है; भाई मुझे पीटते हैं;
    मेरे साथ मारपीट होती है; पति मुझे कमरे में बंद कर देता है; mujhe marta hai; pati marta hai;
    mera pati mujhe marta hai; pati mujhe maarte hain; mere husband mujhe maarte hai; husband marta hai;
    pati peetta hai; mujhe peetta hai; mujhe roz marta h; husband ne mujhe mara; pati ne thappad mara;
    pati ne hath uthaya; wo mujhe marta hai; sasural wale marte hai;
    sasural wale dahej ke liye torture karte hain; gharelu hinsa; ghar me marpeet; maar peet;
    marpit hoti hai mere sath; papa mujhe belt se marte hain; papa mummy ko marte hai;
    mere pati daaru peekar maarta hai; pati se dar lagta hai; meri saas mujhe marti hai;
    mujhe ghar me marte hain; mujhe maara gaya; pati gaali deta hai; mera boyfriend mujhe marta hai;
    bhai ne mujhe bahut mara; muje marte he; mjhe pati marta hai; pati ne ghar se nikal diya;
    mera pati mujhe pit raha hai; biwi marti hai; patni mujhe marti hai; mere pati ne mera gala dabaya;
    husband maarta he roz
  `),
  'sexual-violence': listed(`
    rape; I was raped; raped by my boss; my husband rapes me; marital rape; gang rape; sexual harassment;
    sexual assault; sexually harassed at work; my boss touches me; my uncle touched me inappropriately;
    he touched me without my consent; molested; i was molested in the bus; my manager is sexually harassing me;
    eve teasing; groped on the train; someone groped me in the metro; he forces himself on me;
    my husband forces me to have sex; he forced me to have sex with him; sex without consent; forced sex;
    bad touch; my healer touched me inappropriately; my teacher touches my chest; he sends me nude pictures;
    my boss asks for sexual favours; sexual abuse; sexul abuse survivor of rape; my boss keeps hitting on me;
    he drugged me; molestation; posh complaint; the doctor touched my private parts without asking; बलात्कार;
    मेरे साथ बलात्कार हुआ; रेप; छेड़छाड़; यौन उत्पीड़न; यौन शोषण; ज़बरदस्ती संबंध बनाता है;
    पति ज़बरदस्ती करता है; गलत तरीके से छुआ; balatkar; mera rape hua; mere sath rape hua; chhedchhad;
    ched chad; yaun shoshan; zabardasti sambandh banata hai; pati jabardasti karta hai;
    galat tarike se chhuta hai; uncle ne galat jagah chua; mere sath galat kaam hua;
    boss galat tarike se touch karta hai; ladke chhedte hain mujhe; balaatkaar
  `),
  'child-abuse': listed(`
    child abuse; child sexual abuse; childhood abuse; sexually abused as a child; someone touched my daughter;
    my uncle molested me when I was small; the teacher beats my son; my father in law beats my child;
    my husband hits our kids; my husband beats our daughter; my child is being beaten at school;
    my daughter was molested; i hit my child and feel terrible; pocso; pedophile; child marriage; child labour;
    they are marrying off a minor girl; my neighbour beats his child; my son was abused by his tutor;
    I was beaten as a child; child abuse prevention course; the tutor touched my daughter;
    my wife beats our son; incest; a child is being abused next door; they beat the children;
    my stepfather beats my little brother and the kids; abused in childhood; बाल शोषण; बच्चे को मारते हैं;
    मेरे बच्चे को टीचर मारता है; बच्ची के साथ गलत हुआ; बाल विवाह; बेटी के साथ छेड़छाड़;
    पति बच्चों को पीटते हैं; bacche ko marte hain; bachche ko marta hai; mere bete ko teacher ne mara;
    beti ke sath galat kaam; bal vivah; bachchon ko peetta hai; bachpan me mere sath galat hua
  `),
  trafficking: listed(`
    human trafficking; trafficking; sex trafficking; girl trafficked; i was trafficked;
    forced into prostitution; they want to sell me; my uncle sold me; they took my passport; bonded labour;
    forced labor; kidnapped; someone kidnapped my daughter; held captive; human traficking;
    my employer took away my passport and does not let me leave; they sold my sister; forced to beg;
    abducted girl; they keep me against my will; मानव तस्करी; मुझे बेच दिया; अपहरण; देह व्यापार; बंधुआ मज़दूरी;
    लड़की को बेच दिया; बेटी को बेचना चाहते हैं; manav taskari; mujhe bech diya; dhandha karwate hain; apharan;
    bandhua mazdoori; beti ko bechna chahte hain; ladkiyon ki taskari
  `),
  harassment: listed(`
    harassment; harrasment; i am being harassed; workplace harassment; stalking; stalker;
    someone is stalking me; my ex stalks me; a man follows me home; someone is following me; blackmail;
    he is blackmailing me; he threatens to leak my photos; sextortion;
    my ex threatens to share my private pictures; acid attack; he wont leave me alone; i am getting threats;
    cyber stalking; being stalked; revenge porn; he posted my nude photos; my neighbour harasses me;
    he is threatening me; I get death threats; my private video leaked; पीछा करता है मेरा;
    एक लड़का मेरा पीछा करता है; ब्लैकमेल; धमकी देता है; तेज़ाब फेंकने की धमकी; फोटो वायरल करने की धमकी;
    उत्पीड़न; mera peecha karta hai; ek ladka mera pichha karta hai; blackmail karta hai; dhamki deta hai;
    photo viral kar dega; ladka pareshan karta hai; dhamki mil rahi hai
  `),
}

/** Similar but harmless texts: no help is shown by mistake, and no results are left out. */
export const harmless: readonly string[] = listed(`
  my child hits the drum; beating stress; stress ne maara; hit the gym; rape seed oil; rapeseed oil;
  beat the exam; my husband beats me at chess; my brother beat me at carrom; my wife beats me in badminton;
  heart beats; my heart beats fast; beat boxing; attack of anxiety; panic attack; anxiety attack;
  heart attack; panic attacks hit me at night; asthma attack; it hit me that I am alone;
  the news hit me hard; hit by grief; hit hard by the breakup; grief hits me in waves; I got hit by a car;
  I was hit by a bus last year; beat the heat; beat depression; how to beat anxiety; beating burnout;
  beat insomnia; drum beats; my husband beats eggs; my mother beats cancer; my father is beating cancer;
  off the beaten track; beetroot juice; it beats me why he left; hit song; greatest hits;
  India beat Australia; we beat them in the final; they beat us in the final;
  our team was beaten by two goals; I was beaten in the election; my son beats me at ludo;
  my sister beat me in the race; he beat me to it; he beats me at tennis; she beat me by 3 points;
  my dad beat me at cards yesterday; my son kicks the ball; my baby kicks in my belly;
  the baby kicks me at night; kick a habit; kicking smoking; my boss hits the roof; my daughter hit a six;
  my kid hit his head on the door; my wife hit the snooze button; my toddler hits himself;
  my toddler hits me when he is tired; slap on the wrist; slapstick; punch line; fruit punch; whipped cream;
  choking on food; my son chokes on milk; choked up with tears; burning feet; burn calories; burnout;
  sunburn; burning in chest; stabbing pain; stabbing pain in back; torn between two jobs; drug abuse;
  alcohol abuse; substance abuse; my father has an alcohol abuse problem; abuse of power; stop alcohol abuse;
  painkiller abuse; nonviolent communication; non violence; violence in video games; violence in films;
  violent storm; violent cough; violin lessons; celery stalk; lemongrass stalks;
  I keep stalking my ex on instagram; talking to my husband; walking with my wife; follow me on instagram;
  traffic jam stress; traffic; drug trafficking news; grapes; drape; therapist; therapist near me; scrape;
  skyscraper; grape seed oil; her words touched me; his story touched my heart;
  my healer touched me deeply with her words; get in touch; out of touch with my friends; sold my house;
  he sold me a car; they sold me on the idea; selling my business; my mom will kill me if I fail;
  my boss will kill me if I miss the deadline; the deadline is killing me; my job is killing me;
  killing time; my husband is sick; my husband does not talk; my husband and I fight a lot;
  my husband left me; husband wife problem; marriage counselling; save my marriage;
  my mother in law does not like me; couple therapy; relationship advice; trust issues with husband;
  i shout at my children; my son does not listen; my child has exam fear; child psychologist; child care;
  my son hits puberty; child anxiety; parenting; my kids beat me at uno; afraid of my father dying;
  scared of losing my husband; afraid of the dark; fear of flying; scared of exams;
  scared of my own thoughts; my boss pushes me to work late; my coach pushes me to run faster;
  he pulls me up when I am sad; my partner hurt my feelings; my knee hurts me; passport photo;
  lost my passport; I forgot my passport and my ticket; sharing my photos with family; kidney pain;
  captive audience; bully dog breed; self defence class; kick boxing class; punching bag workout; boxing;
  martial arts; beaten rice; poha beaten rice recipe; unbeaten; beat maker;
  was beaten by my brother at chess; my partner beat me in an argument; my husband hit a wall in his career;
  i hit rock bottom; we hit it off; hit the road; तनाव ने मारा; दिल तेज़ धड़कता है; मेरा बेटा बॉल मारता है;
  पति शराब पीता है; पापा गुज़र गए; मुझे मरना है; मुझे लगता है मैं मर रहा हूँ; पिता जी की याद आती है;
  मुझे पिता की याद आती है; मेरे पति बात नहीं करते; भूख मार रही है; मुझे ठंड मार रही है; पति फोन मारता है;
  भाई ने छक्का मारा; पित्त दोष; सपनों का पीछा; अहिंसा; शादी में तनाव; पति पत्नी में झगड़ा; बच्चे की पढ़ाई;
  मन मारना; चक्कर आते हैं; मुझे नींद नहीं आती; मेरा बेटा मुझसे बात नहीं करता; mujhe marna hai;
  mujhe lagta hai main mar raha hun; pitta dosha; mujhe pitta ki problem hai; pati sharab peeta hai;
  papa sharab pita hai; mujhe pita ki yaad aati hai; mujhe bhookh maar rahi hai; tension ne mujhe maar diya;
  bhai ne chhakka mara; papa ne phone mara; ek call maar dena; mera beta gol marta hai; dil ki dhadkan;
  sapno ka peecha; pati baat nahi karta; pati patni ka jhagda; shaadi me tension; saas bahu ka jhagda;
  mere papa guzar gaye; bachche ki padhai; mann nahi lagta; mujhe neend nahi aati; kaam ka bojh mar raha hai;
  pyaar ne maara; gussa bahut aata hai; pati se pyar; ghar ki yaad; mera bhai mujhe chess me harata hai;
  meri saas mari to hum rone lage; jhaadu marna; i want to die; suicide; sleep; refund; anxiety;
  yoga for back pain; meditation; talk to someone; I feel low; my dog died; breakup;
  I abused my knee by running
`)
