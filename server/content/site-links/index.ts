export { siteLinksModule } from './module.ts'
