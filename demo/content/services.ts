import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'

/** What some healers offer beside the first session of 45 minutes, by the slug of the healer. */
interface DemoService {
  name: string
  nameHi: string
  description: string
  descriptionHi: string
  minutes: number
  pricePaise: number | null
  /** What the front desk reads instead of the name. */
  deskName?: string
  breakAfter?: number
  startStep?: 15 | 30
  audience?: 'known' | 'new'
  modes?: MeetingMode[]
  /** Where it is held in person. */
  place?: string
  /** Booked now, paid until some hours before. */
  paysLater?: true
  /** How many clients come together, at least and at most. */
  people?: [number, number]
}

/** Healers whose first service may be paid later too. */
export const paidLater = ['meera-krishnan']

/** Available now, in the first hours of the demo. */
export const availableNow = 'venkatesh-reddy'

/** Healers with whom series can be booked. */
export const seriesTaken = ['meera-krishnan', 'farida-sheikh', 'lalitha-subramaniam']

export const demoServices: Record<string, DemoService[]> = {
  'gopakumar-nair': [
    {
      name: 'Short follow-up',
      nameHi: 'छोटा फ़ॉलो-अप',
      description: 'We look at how the exercises went and change what does not suit you.',
      descriptionHi: 'देखते हैं कि कसरतें कैसी रहीं, और जो ठीक नहीं बैठता उसे बदलते हैं।',
      minutes: 20,
      pricePaise: 450_00,
      audience: 'known',
    },
    {
      name: 'First assessment',
      nameHi: 'पहली जाँच',
      description: 'A longer first meeting, with time for your history and reports.',
      descriptionHi: 'पहली, लंबी मुलाक़ात, जिसमें आपकी पूरी बात और रिपोर्ट देखने का समय हो।',
      minutes: 75,
      pricePaise: 1600_00,
      breakAfter: 15,
      audience: 'new',
    },
  ],
  'lalitha-subramaniam': [
    {
      name: 'Long family session',
      nameHi: 'परिवार के लिए लंबा सेशन',
      description: 'For families who sit together in front of one camera. Everybody gets time to speak.',
      descriptionHi: 'उन परिवारों के लिए जो एक कैमरे के सामने साथ बैठते हैं। सबको बोलने का समय मिलता है।',
      minutes: 90,
      pricePaise: 1900_00,
      breakAfter: 30,
      startStep: 30,
      paysLater: true,
    },
    {
      name: 'Couple session',
      nameHi: 'जोड़े का सेशन',
      description: 'For two who want to hear each other. Each joins from their own screen.',
      descriptionHi: 'उन दो लोगों के लिए जो एक-दूसरे को सुनना चाहते हैं। दोनों अपनी-अपनी स्क्रीन से जुड़ते हैं।',
      minutes: 75,
      pricePaise: 2201_00,
      breakAfter: 15,
      people: [2, 2],
    },
    {
      name: 'Family session',
      nameHi: 'परिवार का सेशन',
      description: 'For a family whose members live in different places.',
      descriptionHi: 'उस परिवार के लिए जिसके लोग अलग-अलग जगह रहते हैं।',
      minutes: 90,
      pricePaise: 2600_00,
      breakAfter: 15,
      people: [2, 3],
    },
  ],
  'anjali-kulkarni': [
    {
      name: 'Session at the clinic',
      deskName: 'Clinic hour',
      nameHi: 'क्लिनिक में सेशन',
      description: 'An hour in one room, or by video when you cannot come.',
      descriptionHi: 'एक ही कमरे में एक घंटा, या न आ सकें तो वीडियो पर।',
      minutes: 60,
      pricePaise: 1800_00,
      modes: ['in-person', 'video'],
      place: 'banyan-clinic',
    },
    {
      name: 'Family at the clinic',
      nameHi: 'क्लिनिक में परिवार के साथ',
      description: 'Up to four of you in one room, with time for each.',
      descriptionHi: 'एक कमरे में आप चार लोग तक, और हर एक के लिए समय।',
      minutes: 90,
      pricePaise: 2800_00,
      modes: ['in-person'],
      place: 'banyan-clinic',
      people: [2, 4],
    },
  ],
  'arvind-deshpande': [
    {
      name: 'Morning practice together',
      nameHi: 'साथ में सुबह का अभ्यास',
      description: 'We sit together in the quiet of the clinic, before the street wakes.',
      descriptionHi: 'सड़क के जागने से पहले, क्लिनिक की शांति में साथ बैठते हैं।',
      minutes: 60,
      pricePaise: 1200_00,
      modes: ['in-person'],
      place: 'banyan-clinic',
    },
  ],
  'nandini-bose': [
    {
      name: 'Short talk',
      nameHi: 'छोटी बातचीत',
      description: 'One question, without a long beginning.',
      descriptionHi: 'एक सवाल, बिना लंबी भूमिका के।',
      minutes: 25,
      pricePaise: 650_00,
    },
    {
      name: 'Long session',
      nameHi: 'लंबा सेशन',
      description: 'When three quarters of an hour would end too early.',
      descriptionHi: 'जब पौन घंटा कम पड़े।',
      minutes: 75,
      pricePaise: 1750_00,
      breakAfter: 15,
    },
  ],
}
