import { questionnaire } from './en/questionnaire.ts'
import { addWords } from './index.ts'

addWords({ questionnaire })
