export { createGallery } from './gallery.ts'
export { createPages } from './pages.ts'
export { pageRoutes } from './routes.ts'
