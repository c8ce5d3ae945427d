export { settingsModule } from './module.ts'
export { createSettings, type Settings, settingIsOn } from './settings.ts'
