import { inquiriesButton } from './en/inquiries-button.ts'
import { addWords } from './index.ts'

addWords({ 'inquiries-button': inquiriesButton })
