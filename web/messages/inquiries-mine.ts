import { inquiriesMine } from './en/inquiries-mine.ts'
import { addWords } from './index.ts'

addWords({ 'inquiries-mine': inquiriesMine })
