import { practiceClients } from './en/practice-clients.ts'
import { addWords } from './index.ts'

addWords({ 'practice-clients': practiceClients })
