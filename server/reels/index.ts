export { createReels, reelHomeModules } from './reels.ts'
export { reelRoutes } from './routes.ts'
