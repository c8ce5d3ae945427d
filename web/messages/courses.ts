import { courses } from './en/courses.ts'
import { addWords } from './index.ts'

addWords({ courses })
