export { type GuardiansModule, guardiansModule } from './module.ts'
