import { coursesPractice } from './en/courses-practice.ts'
import { addWords } from './index.ts'

addWords({ 'courses-practice': coursesPractice })
