export { settingsModule } from './module.ts'
export { lockSettings, settingsVersion, writeSettings } from './setting-rows.ts'
export { createSettings, type Settings, settingIsOn } from './settings.ts'
