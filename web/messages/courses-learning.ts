import { coursesLearning } from './en/courses-learning.ts'
import { addWords } from './index.ts'

addWords({ 'courses-learning': coursesLearning })
