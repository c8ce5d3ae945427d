export { settingsModule } from './module.ts'
export { createSettings, type Settings } from './settings.ts'
