import type { DemoHealer } from './healer.ts'
import { anjaliKulkarni } from './healers/anjali-kulkarni.ts'
import { arnabChatterjee } from './healers/arnab-chatterjee.ts'
import { arvindDeshpande } from './healers/arvind-deshpande.ts'
import { ayeshaSiddiqui } from './healers/ayesha-siddiqui.ts'
import { bhavnaMehta } from './healers/bhavna-mehta.ts'
import { bijayMohanty } from './healers/bijay-mohanty.ts'
import { danielLalthanga } from './healers/daniel-lalthanga.ts'
import { devikaMenon } from './healers/devika-menon.ts'
import { faridaSheikh } from './healers/farida-sheikh.ts'
import { gopakumarNair } from './healers/gopakumar-nair.ts'
import { harpreetSinghGill } from './healers/harpreet-singh-gill.ts'
import { imranQureshi } from './healers/imran-qureshi.ts'
import { josephMathew } from './healers/joseph-mathew.ts'
import { karthikRaghavan } from './healers/karthik-raghavan.ts'
import { kavitaJain } from './healers/kavita-jain.ts'
import { kokilaShah } from './healers/kokila-shah.ts'
import { lalithaSubramaniam } from './healers/lalitha-subramaniam.ts'
import { maheshAgarwal } from './healers/mahesh-agarwal.ts'
import { maitreyiBhattacharya } from './healers/maitreyi-bhattacharya.ts'
import { marinaFernandes } from './healers/marina-fernandes.ts'
import { meeraKrishnan } from './healers/meera-krishnan.ts'
import { nandiniBose } from './healers/nandini-bose.ts'
import { nasreenBano } from './healers/nasreen-bano.ts'
import { neelamThapa } from './healers/neelam-thapa.ts'
import { padmavathiRao } from './healers/padmavathi-rao.ts'
import { prakashHegde } from './healers/prakash-hegde.ts'
import { pranjalBora } from './healers/pranjal-bora.ts'
import { raghunathSharma } from './healers/raghunath-sharma.ts'
import { riyazBhat } from './healers/riyaz-bhat.ts'
import { rohitBhatnagar } from './healers/rohit-bhatnagar.ts'
import { savitaJadhav } from './healers/savita-jadhav.ts'
import { shaliniAdvani } from './healers/shalini-advani.ts'
import { shivannaGowda } from './healers/shivanna-gowda.ts'
import { simranAhluwalia } from './healers/simran-ahluwalia.ts'
import { sunitaKujur } from './healers/sunita-kujur.ts'
import { tashiWangchuk } from './healers/tashi-wangchuk.ts'
import { tenzinDolma } from './healers/tenzin-dolma.ts'
import { venkateshReddy } from './healers/venkatesh-reddy.ts'
import { yusufAliKhan } from './healers/yusuf-ali-khan.ts'
import { zaraWadia } from './healers/zara-wadia.ts'

/** The forty healers of the demo. Everyone is invented. */
export const demoHealers: DemoHealer[] = [
  harpreetSinghGill,
  rohitBhatnagar,
  anjaliKulkarni,
  bhavnaMehta,
  sunitaKujur,
  venkateshReddy,
  imranQureshi,
  devikaMenon,
  arnabChatterjee,
  zaraWadia,
  pranjalBora,
  simranAhluwalia,
  josephMathew,
  kokilaShah,
  maheshAgarwal,
  padmavathiRao,
  riyazBhat,
  lalithaSubramaniam,
  marinaFernandes,
  bijayMohanty,
  nasreenBano,
  shivannaGowda,
  neelamThapa,
  faridaSheikh,
  nandiniBose,
  karthikRaghavan,
  yusufAliKhan,
  shaliniAdvani,
  danielLalthanga,
  meeraKrishnan,
  savitaJadhav,
  prakashHegde,
  ayeshaSiddiqui,
  gopakumarNair,
  tashiWangchuk,
  tenzinDolma,
  arvindDeshpande,
  raghunathSharma,
  maitreyiBhattacharya,
  kavitaJain,
]
