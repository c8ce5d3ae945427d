export { createGallery } from './gallery.ts'
export { createPages } from './pages.ts'
export { journalRoutes } from './routes.ts'
