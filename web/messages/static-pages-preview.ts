import { staticPagesPreview } from './en/static-pages-preview.ts'
import { addWords } from './index.ts'

addWords({ 'static-pages-preview': staticPagesPreview })
