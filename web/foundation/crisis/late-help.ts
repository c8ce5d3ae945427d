/** In one file: the rules for words and the help, which come with the first sentence that somebody writes. */
export { dangersIn } from '@newyou/contract/foundation/crisis/dangers'
export { dangers } from '@newyou/contract/foundation/crisis/kinds'
export { HelpFor } from './help-for.tsx'
