export { countOf, type HomeModules, listModule } from './home.ts'
export { type HomeModule, homeModule } from './module.ts'
