import { textMessages } from './story.ts'
import { textTemplates } from './templates.ts'

/** Every call about texts to phones. */
export const textCalls = { ...textMessages, ...textTemplates }
