import { calendars } from './en/calendars.ts'
import { addWords } from './index.ts'

addWords({ calendars })
