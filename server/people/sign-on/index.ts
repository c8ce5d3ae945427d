export { signOnModule } from './module.ts'
export { createSignOnProvider, type SignOnProvider } from './provider.ts'
export { createSignOnStates } from './states.ts'
