import { wallet } from './en/wallet.ts'
import { addWords } from './index.ts'

addWords({ wallet })
