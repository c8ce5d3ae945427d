import { uiAttachments } from './en/ui-attachments.ts'
import { addWords } from './index.ts'

addWords({ 'ui-attachments': uiAttachments })
