// What is needed once somebody writes: one file to ask for.
export { hasCrisisWords } from '@newyou/contract/crisis/words'
export { Helplines } from './helplines.tsx'
