import { signedConsents } from './en/signed-consents.ts'
import { addWords } from './index.ts'

addWords({ 'signed-consents': signedConsents })
