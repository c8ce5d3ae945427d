import { brandPreview } from './en/brand-preview.ts'
import { addWords } from './index.ts'

addWords({ 'brand-preview': brandPreview })
