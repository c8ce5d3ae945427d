import { coursesPreview } from './en/courses-preview.ts'
import { addWords } from './index.ts'

addWords({ 'courses-preview': coursesPreview })
