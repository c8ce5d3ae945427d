import { contact } from './en/contact.ts'
import { addWords } from './index.ts'

addWords({ contact })
