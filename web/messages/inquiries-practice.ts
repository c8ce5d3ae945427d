import { inquiriesPractice } from './en/inquiries-practice.ts'
import { addWords } from './index.ts'

addWords({ 'inquiries-practice': inquiriesPractice })
