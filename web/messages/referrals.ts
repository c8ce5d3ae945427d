import { referrals } from './en/referrals.ts'
import { addWords } from './index.ts'

addWords({ referrals })
