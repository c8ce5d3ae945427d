export type { ActOnAnswer, Said } from './answers.ts'
export { type TextMessages, textMessagesModule } from './module.ts'
export type { PhoneText, SendText } from './sending.ts'
export { type NeededText, neededTexts } from './templates.ts'
