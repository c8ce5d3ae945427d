import { privacyDiscreet } from './en/privacy-discreet.ts'
import { addWords } from './index.ts'

addWords({ 'privacy-discreet': privacyDiscreet })
