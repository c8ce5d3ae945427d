export { countOf, createHome, listModule } from './home.ts'
export { homeRoutes } from './routes.ts'
