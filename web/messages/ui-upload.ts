import { uiUpload } from './en/ui-upload.ts'
import { addWords } from './index.ts'

addWords({ 'ui-upload': uiUpload })
