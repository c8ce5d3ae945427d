export { type CometchatModule, cometchatModule } from './module.ts'
