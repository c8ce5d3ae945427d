import { uiVersions } from './en/ui-versions.ts'
import { addWords } from './index.ts'

addWords({ 'ui-versions': uiVersions })
